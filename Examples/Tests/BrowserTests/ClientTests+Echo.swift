import Testing
import WebDriver

// Tests of text fields whose text the app changes.
extension ClientTests {
    @Test("Fast typing in a field whose text the app uppercases loses no input and keeps the caret's position")
    func changedText() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "echo"])
        try await inBrowser(on: app) { browser in
            try await browser.press(id("name"))
            try await browser.type("Heron Landing, by the old quay")
            try await browser.wait(until: "\(tag("name")).value === 'HERON LANDING, BY THE OLD QUAY'")
            #expect(try await browser.text("\(tag("named")).innerText") == "HERON LANDING, BY THE OLD QUAY")
            try await browser.key("\u{E011}")
            try await browser.type("Blue ")
            try await browser.wait(until: "\(tag("name")).value === 'BLUE HERON LANDING, BY THE OLD QUAY'")
            #expect(try await browser.number("\(tag("name")).selectionStart") == 5)
        }
    }

    @Test("Characters that are typed while the server's answer to earlier input is pending are sent in one request")
    func typedOn() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "echo"])
        try await inBrowser(on: app) { browser in
            try await browser.answerPosts(
                "window.isHeld ? new Promise((go) => window.release = go).then(fetched) : fetched()"
            )
            try await browser.run("window.isHeld = true")
            try await browser.press(id("name"))
            try await browser.type("Heron")
            try await browser.run("window.isHeld = false; release()")
            try await browser.wait(until: "\(tag("named")).innerText === 'HERON'")
            #expect(try await browser.number("tries.length") == 2)
        }
    }

    @Test(
        "Typed characters that an app rejects are removed from the text field, even if the app's state doesn't change"
    )
    func refusedText() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "echo"])
        try await inBrowser(on: app) { browser in
            try await browser.press(id("number"))
            try await browser.type("1a2b")
            try await browser.wait(until: "\(tag("number")).value === '12'")
            try await browser.type("c")
            try await browser.wait(until: "\(tag("number")).value === '12'")
            #expect(try await browser.text("\(tag("numbered")).innerText") == "12")
        }
    }

    @Test("A page update that arrives before the server's answer to the latest typing doesn't reset the text field")
    func lateAnswer() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "echo"])
        try await inBrowser(on: app) { browser in
            try await browser.watchProperty("value", of: id("name"))
            try await browser.run(
                """
                const fetched = window.fetch, gate = new Promise((open) => (window.openGate = open));
                window.fetch = async (address, options) => {
                  const answer = await fetched(address, options);
                  await gate;
                  return answer;
                };
                """
            )
            try await browser.press(id("name"))
            try await browser.type("a")
            try await browser.wait(until: "\(tag("name")).getAttribute('value') === 'A'")
            #expect(try await browser.text("\(tag("name")).value") == "a")
            try await browser.type("b")
            try await browser.run("openGate()")
            try await browser.wait(until: "\(tag("name")).value === 'AB'")
            #expect(try await browser.text("window.written.join()") == "AB")
        }
    }

    @Test("A text field isn't reset when the server's answer to its input arrives before the resulting page updates")
    func latePatches() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "echo"])
        let relay = try Relay(to: app.port)
        try await inBrowser(on: app) { browser in
            try await browser.open(relay.address)
            try await browser.waitUntilLive()
            try await browser.watchProperty("value", of: id("name"))
            try await browser.run(
                """
                const fetched = window.fetch, gate = new Promise((open) => (window.openGate = open));
                window.answered = 0;
                window.fetch = (address, options) => fetched(address, options).finally(() => answered++);
                window.EventSource = class extends EventSource {
                  addEventListener(kind, handle) {
                    super.addEventListener(kind, (event) => gate.then(() => handle(event)));
                  }
                };
                """
            )
            // Reconnect, so that the stream uses the replaced EventSource.
            relay.cut()
            try await browser.wait(until: "!(\(isLive))")
            relay.mend()
            try await browser.waitUntilLive()
            try await browser.run("window.answered = 0")
            try await browser.press(id("name"))
            try await browser.type("a")
            try await browser.wait(until: "window.answered === 1")
            #expect(try await browser.text("\(tag("name")).value") == "a")
            try await browser.type("b")
            try await browser.wait(until: "window.answered === 2")
            #expect(try await browser.text("\(tag("name")).value") == "ab")
            try await browser.run("openGate()")
            try await browser.wait(until: "\(tag("name")).value === 'AB'")
            #expect(try await browser.text("window.written.join()") == "AB")
        }
    }
}
