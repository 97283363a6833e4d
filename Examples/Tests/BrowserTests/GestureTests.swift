import Testing
import WebDriver

@Suite(.serialized, .failurePictures) struct GestureTests {
    @Test(
        "A drag reports where it is and where it ended, and is no press of a button in the view",
        arguments: Engine.tested.filter { $0 != .firefox }
    )
    func drags(engine: Engine) async throws {
        let app = try await ServedApp("Fixtures", ["--page", "gestures"])
        try await inBrowser(on: app, engine: engine) { browser in
            try await browser.waitUntilLive()
            let (left, top) = try await (browser.box("left", of: id("card")), browser.box("top", of: id("card")))
            let start = (x: Int(left) + 100, y: Int(top) + 50)
            try await browser.drag(from: start, to: (x: start.x + 60, y: start.y - 20))
            try await browser.wait(until: "\(tag("end")).innerText.startsWith('60 -20 100 ')")
            try await browser.wait(until: "\(tag("now")).innerText === '0 0'")
            #expect(try await browser.text("\(tag("taps")).innerText") == "0")
            try await browser.press(x: start.x, y: start.y)
            try await browser.wait(until: "\(tag("taps")).innerText === '1'")
        }
    }

    @Test("A row of a list is selected by a press anywhere in it, or by Return") func selection() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "gestures"])
        try await inBrowser(on: app) { browser in
            try await browser.waitUntilLive()
            let row = "document.querySelectorAll('.tipui-row')"
            let (x, y) = try await (
                browser.number("\(row)[1].getBoundingClientRect().right"),
                browser.number("\(row)[1].getBoundingClientRect().top")
            )
            try await browser.press(x: Int(x) - 8, y: Int(y) + 8)
            try await browser.wait(until: "\(tag("trail")).innerText === 'Lake'")
            try await browser.wait(until: "\(row)[1].ariaCurrent === 'true' && !\(row)[0].ariaCurrent")
            try await browser.run("\(row)[0].querySelector('[role=button]').focus()")
            try await browser.key("\u{E007}")
            try await browser.wait(until: "\(tag("trail")).innerText === 'Ridge'")
        }
    }
}
