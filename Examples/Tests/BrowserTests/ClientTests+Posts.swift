import Testing
import WebDriver

// Events that can't be posted immediately.
extension ClientTests {
    @Test("Input during a lost connection reaches the app after reconnecting: completely, in order, and once")
    func postsWait() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "client"])
        let relay = try Relay(to: app.port)
        try await inBrowser(on: app) { browser in
            try await browser.open(relay.address)
            try await browser.waitUntilLive()
            relay.cut()
            // The page may not know yet that the connection is lost.
            try await browser.press(id("write"))
            try await browser.wait(until: "!(\(isLive))")
            for identifier in ["write", "turn", "write"] { try await browser.press(id(identifier)) }
            try await browser.press(id("field"))
            try await browser.type("Heron")
            #expect(try await browser.text(entries) == "")
            #expect(try await browser.text("\(tag("field")).value") == "Heron")
            relay.mend()
            try await browser.wait(until: "\(tag("typed")).innerText === 'Heron'")
            #expect(try await browser.text(entries) == "Entry 2,Entry 1,Entry 3")
            #expect(try await browser.text("\(tag("field")).value") == "Heron")
            try await browser.press(id("turn"))
            try await browser.wait(until: "\(entries) === 'Entry 3,Entry 1,Entry 2'")
        }
    }

    @Test("A press whose answer is lost is posted again, and counts once")
    func lostAnswerOfPress() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "client"])
        try await inBrowser(on: app) { browser in
            try await browser.answerPosts(
                "fetched().then((answer) => tries.length > 1 ? answer : Promise.reject(new TypeError('lost')))"
            )
            for identifier in ["write", "write", "turn"] { try await browser.press(id(identifier)) }
            try await browser.wait(until: "\(entries) === 'Entry 2,Entry 1'")
            #expect(try await browser.holds("tries[0].serial === tries[1].serial"))
            #expect(try await browser.number("tries.length") == 4)
        }
    }

    @Test("A press that a gateway answers instead of the server is posted again")
    func gateway() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "client"])
        try await inBrowser(on: app) { browser in
            try await browser.answerPosts("tries.length > 1 ? fetched() : new Response('', {status: 502})")
            for identifier in ["write", "write", "turn"] { try await browser.press(id(identifier)) }
            try await browser.wait(until: "\(entries) === 'Entry 2,Entry 1'")
            #expect(try await browser.number("tries.length") == 4)
        }
    }

    @Test("An event that a busy server rejects is posted again after the requested delay, before later events")
    func tooManyEvents() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "client"])
        try await inBrowser(on: app) { browser in
            try await browser.answerPosts(
                "tries.length > 1 ? fetched() : new Response('', {status: 429, headers: {'Retry-After': '1'}})"
            )
            for identifier in ["write", "write", "turn"] { try await browser.press(id(identifier)) }
            try await browser.wait(until: "\(entries) === 'Entry 2,Entry 1'")
            #expect(try await browser.holds("tries[0].serial === tries[1].serial"))
            #expect(try await browser.number("tries.length") == 4)
            #expect(try await browser.number("tries[1].at - tries[0].at") >= 990)
        }
    }

    @Test("An event that is too large for the server is dropped with a warning, and the field shows the app's text")
    func tooLarge() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "client"])
        try await inBrowser(on: app) { browser in
            try await browser.run(notesWarnings)
            try await browser.press(id("field"))
            try await browser.type("Heron")
            try await browser.wait(until: "\(tag("typed")).innerText === 'Heron'")
            // Browsers reject a keepalive request as large as the second one.
            for (count, length) in [20_000, 100_000].enumerated() {
                try await browser.run(typed("'x'.repeat(\(length))"))
                try await browser.wait(until: "warnings.length === \(count + 1)")
                try await browser.wait(until: "\(tag("field")).value === 'Heron'")
            }
            try await browser.press(id("write"))
            try await browser.wait(until: "\(entries) === 'Entry 1'")
            #expect(try await browser.holds("warnings.every((warning) => warning.includes('413'))"))
        }
    }

    @Test("An event that can never be sent is dropped with a warning, and doesn't block later events forever")
    func neverSent() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "client"])
        try await inBrowser(on: app) { browser in
            try await browser.run(notesWarnings)
            try await browser.answerPosts(
                "event.serial === tries[0].serial ? Promise.reject(new TypeError('lost')) : fetched()"
            )
            for identifier in ["turn", "write"] { try await browser.press(id(identifier)) }
            try await browser.wait(until: "\(entries) === 'Entry 1'")
            #expect(try await browser.number("warnings.length") == 1)
        }
    }

    @Test("Of the events that wait for the connection, the newest hundred are kept, with a warning for each other")
    func bounded() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "client"])
        let relay = try Relay(to: app.port)
        try await inBrowser(on: app) { browser in
            try await browser.open(relay.address)
            try await browser.waitUntilLive()
            try await browser.run(notesWarnings)
            relay.cut()
            try await browser.wait(until: "!(\(isLive))")
            try await browser.run("for (let count = 1; count <= 105; count++) \(tag("pad")).click()")
            try await browser.watchPosts()
            relay.mend()
            try await browser.wait(until: "\(tag("presses")).innerText === '100 taps, 0 holds'")
            // The first event is kept, since the page may already have sent it.
            let serials = "[...new Set(posts.filter(({ kind }) => kind === 'tap').map((post) => post.serial))]"
            let steps = "\(serials).slice(0, 3).map((serial, _, all) => serial - all[0])"
            #expect(try await browser.text(steps) == "0,6,7")
            #expect(try await browser.number("\(serials).length") == 100)
            #expect(try await browser.number("warnings.length") == 5)
        }
    }
}

/// Starts recording console warnings.
private let notesWarnings = "window.warnings = []; console.warn = (...words) => warnings.push(words.join(' '));"

/// Sets the text of the field and sends an input event, as if it was typed.
private func typed(_ text: String) -> String {
    "\(tag("field")).value = \(text); \(tag("field")).dispatchEvent(new Event('input', {bubbles: true}));"
}

extension Browser {
    /// Answers the posts of the page's script with an expression, which can use the `event`, the `tries` so far, and
    /// `fetched()` for the server's answer.
    func answerPosts(_ answer: String) async throws {
        try await run(
            """
            const serverFetch = window.fetch;
            window.tries = [];
            window.fetch = async (address, options) => {
              const fetched = () => serverFetch(address, options);
              // The page reports about its window at any time.
              if (!options?.body || options.body.includes('"kind":"window"')) return fetched();
              const event = JSON.parse(options.body);
              tries.push({serial: event.serial, at: performance.now()});
              return \(answer);
            };
            """
        )
    }
}
