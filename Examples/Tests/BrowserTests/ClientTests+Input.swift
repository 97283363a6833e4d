import Testing
import WebDriver

// Tests of input by keyboard and pointer, and of opening URLs.
extension ClientTests {
    @Test("Fast typing at any caret position isn't overwritten by the typed text that the server sends back")
    func typing() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "client"])
        try await inBrowser(on: app) { browser in
            try await browser.press(id("field"))
            try await browser.watchProperty("value", of: id("field"))
            try await browser.type("Heron Landing")
            try await browser.key("\u{E011}")
            try await browser.type("Blue ")
            try await browser.wait(until: "\(tag("typed")).innerText === 'Blue Heron Landing'")
            #expect(try await browser.text("\(tag("field")).value") == "Blue Heron Landing")
            #expect(try await browser.number("window.written.length") == 0)
            // A change of the text by the app must still be shown in the field.
            try await browser.press(id("clear"))
            try await browser.wait(until: "\(tag("field")).value === ''")
        }
    }

    @Test("A switch that is pressed again before the server answers the first press doesn't flip back in between")
    func switching() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "client"])
        try await inBrowser(on: app) { browser in
            let toggle = "\(id("sound")) input"
            try await browser.watchProperty("checked", of: toggle)
            try await browser.run("for (let count = 0; count < 3; count++) document.querySelector('\(toggle)').click()")
            try await browser.wait(until: "\(tag("changes")).innerText === '3'")
            #expect(try await browser.text("window.written.join()") == "")
            #expect(try await browser.holds("document.querySelector('\(toggle)').checked"))
        }
    }

    @Test("A focused list row keeps the keyboard focus when the rows are reordered")
    func reordering() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "client"])
        try await inBrowser(on: app) { browser in
            for _ in 1...3 { try await browser.press(id("write")) }
            var order = ["Entry 1", "Entry 2", "Entry 3"]
            try await browser.wait(until: "\(entries) === '\(order.joined(separator: ","))'")
            for entry in ["Entry 1", "Entry 2", "Entry 3"] {
                try await browser.run(
                    """
                    [...document.querySelectorAll('.tipui-row button')].find((row) => row.innerText === '\(entry)').focus();
                    \(tag("turn")).click();
                    """
                )
                order.reverse()
                try await browser.wait(until: "\(entries) === '\(order.joined(separator: ","))'")
                #expect(try await browser.text("document.activeElement.innerText") == entry)
            }
        }
    }

    @Test("Return and Space each trigger a focused text's tap handler once, and don't scroll the page")
    func keyboard() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "client"])
        try await inBrowser(on: app, height: 300) { browser in
            try await browser.run("\(tag("pad")).focus()")
            #expect(try await browser.holds("document.activeElement === \(tag("pad"))"))
            #expect(try await browser.text("\(tag("pad")).role") == "button")
            let place = try await browser.number("scrollY")
            try await browser.key("\u{E007}")
            try await browser.key(" ")
            try await browser.wait(until: "\(tag("presses")).innerText === '2 taps, 0 holds'")
            #expect(try await browser.number("scrollY") == place)
        }
    }

    @Test("A long press performs only the long press action, and the next short press performs the tap action")
    func holding() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "client"])
        try await inBrowser(on: app) { browser in
            try await browser.watchPosts()
            try await browser.hold(id("pad"), milliseconds: 700)
            try await browser.press(id("pad"))
            try await browser.wait(until: "\(tag("presses")).innerText === '1 taps, 1 holds'")
            #expect(try await browser.text(posted) == "longPress,tap")
        }
    }

    @Test("Shift+Enter performs only the long press action, and Enter alone performs the tap action")
    func holdingByKey() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "client"])
        try await inBrowser(on: app) { browser in
            try await browser.watchPosts()
            #expect(try await browser.text("\(tag("pad")).ariaKeyShortcuts") == "Shift+Enter")
            try await browser.run("\(tag("pad")).focus()")
            try await browser.key("\u{E007}", holding: "\u{E008}")
            try await browser.key("\u{E007}")
            try await browser.wait(until: "\(tag("presses")).innerText === '1 taps, 1 holds'")
            #expect(try await browser.text(posted) == "longPress,tap")
        }
    }

    @Test("When an app opens a URL, the browser opens a new window and reports to the app whether the window opened")
    func links() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "client"])
        try await inBrowser(on: app) { browser in
            try await browser.run(opensNothing)
            try await browser.press(id("open"))
            try await browser.wait(until: "\(tag("answers")).innerText === 'opened'")
            try await browser.run("window.refuses = true")
            try await browser.press(id("open"))
            try await browser.wait(until: "\(tag("answers")).innerText === 'opened, refused'")
            let address = "https://example.org/trails _blank"
            #expect(try await browser.text("window.openings.join()") == "\(address),\(address)")
        }
    }

    @Test(
        "If the report that a URL opened is lost, it is sent again after reconnecting, and the URL isn't opened twice"
    )
    func lostAnswer() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "client"])
        let relay = try Relay(to: app.port)
        try await inBrowser(on: app) { browser in
            try await browser.open(relay.address)
            try await browser.waitUntilLive()
            try await browser.run(opensNothing)
            try await browser.run(
                """
                const fetched = window.fetch;
                window.fetch = (address, options) => {
                  if (window.hasLost || !options?.body?.includes('"opened"')) return fetched(address, options);
                  window.hasLost = true;
                  return Promise.reject(new TypeError('lost'));
                };
                """
            )
            try await browser.press(id("open"))
            try await browser.wait(until: "window.hasLost")
            relay.cut()
            try await browser.wait(until: "!(\(isLive))")
            relay.mend()
            try await browser.wait(until: "\(tag("answers")).innerText === 'opened'")
            #expect(try await browser.number("window.openings.length") == 1)
        }
    }
}

/// An expression for the element with an accessibility identifier.
func tag(_ identifier: String) -> String { "document.querySelector('\(id(identifier))')" }

/// Replaces `window.open` with a function that only records the URL.
private let opensNothing = """
    window.openings = [];
    window.open = (url, target) => {
      openings.push(url + ' ' + target);
      return window.refuses ? null : {};
    };
    """

/// An expression for the kinds of events posted since `watchPosts()`, except reports about the window.
let posted = "window.posts.map((post) => post.kind).filter((kind) => kind !== 'window').join()"

extension Browser {
    /// Starts recording the events that the page's script posts.
    func watchPosts() async throws {
        try await run(
            """
            const fetched = window.fetch;
            window.posts = [];
            window.fetch = (address, options) => {
              if (options?.body) posts.push(JSON.parse(options.body));
              return fetched(address, options);
            };
            """
        )
    }

    /// Starts recording the values, other than the current one, that a script assigns to a property of an element.
    func watchProperty(_ name: String, of selector: String) async throws {
        try await run(
            """
            const { get, set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, '\(name)');
            window.written = [];
            Object.defineProperty(document.querySelector('\(selector)'), '\(name)', {
              get() { return get.call(this); },
              set(value) {
                if (value !== get.call(this)) written.push(value);
                set.call(this, value);
              },
            });
            """
        )
    }
}
