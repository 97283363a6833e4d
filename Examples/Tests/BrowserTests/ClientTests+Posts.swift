import Testing
import WebDriver

// Tests of input events that can't be sent to the server immediately.
extension ClientTests {
    @Test("Input made while the connection is lost reaches the app after reconnecting: all of it, in order, and once")
    func postsWait() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "client"])
        let relay = try Relay(to: app.port)
        try await inBrowser(on: app) { browser in
            try await browser.open(relay.address)
            try await browser.waitUntilLive()
            relay.cut()
            // Press immediately, when the page may not know yet that the connection is lost.
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

    @Test("A button press whose answer from the server is lost is sent again, and the app handles it only once")
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

    @Test("A button press is sent again if a gateway answers it with an error instead of the server")
    func gateway() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "client"])
        try await inBrowser(on: app) { browser in
            try await browser.answerPosts("tries.length > 1 ? fetched() : new Response('', {status: 502})")
            for identifier in ["write", "write", "turn"] { try await browser.press(id(identifier)) }
            try await browser.wait(until: "\(entries) === 'Entry 2,Entry 1'")
            #expect(try await browser.number("tries.length") == 4)
        }
    }

    @Test("An input event that a busy server rejects is sent again after the requested delay, before later events")
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

    @Test("An input event too large for the server is dropped with a warning, and the text field shows the app's text")
    func tooLarge() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "client"])
        try await inBrowser(on: app) { browser in
            try await browser.run(notesWarnings)
            try await browser.press(id("field"))
            try await browser.type("Heron")
            try await browser.wait(until: "\(tag("typed")).innerText === 'Heron'")
            // The second text shows that long texts are sent without keepalive, which browsers reject at this length.
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

    @Test("An input event that can never be sent is dropped with a warning, and later events are sent")
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

    @Test("At most 100 events wait for a lost connection; any further event replaces a waiting one, with a warning")
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
            // Five of the 105 events are dropped: those after the first event, which the page may already have sent.
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
              // Let reports about the window through, because the page may send them at any time.
              if (!options?.body || options.body.includes('"kind":"window"')) return fetched();
              const event = JSON.parse(options.body);
              tries.push({serial: event.serial, at: performance.now()});
              return \(answer);
            };
            """
        )
    }
}
