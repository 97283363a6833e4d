import Testing
import WebDriver

/// The state of a page while an answer is slow or the connection is lost.
@Suite(.serialized, .failurePictures) struct SlowLineTests {
    @Test("A pressed button looks busy until the server's answer arrives") func pressed() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "client"])
        try await inBrowser(on: app) { browser in
            try await browser.waitUntilLive()
            try await browser.answerPosts("new Promise((answer) => window.release = answer).then(fetched)")
            let button = "document.querySelector('\(id("write"))')"
            try await browser.run("\(button).click()")
            try await browser.wait(until: "getComputedStyle(\(button)).opacity < 1")
            #expect(try await browser.holds("\(button).dataset.busy === 'tap'"))
            try await browser.run("release()")
            try await browser.wait(until: "!\(button).dataset.busy && getComputedStyle(\(button)).opacity === '1'")
        }
    }

    @Test(
        "A button looks pressed while held down, and looks busy a tenth of a second after release if no answer arrived"
    )
    func held() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "client"])
        try await inBrowser(on: app) { browser in
            let button = tag("write")
            try await browser.answerPosts("new Promise(() => {})")
            try await browser.pressDown(id("write"))
            try await browser.wait(until: "getComputedStyle(\(button)).opacity < 1")
            #expect(try await browser.holds("!\(button).dataset.busy && window.tries.length === 0"))
            try await browser.letGo()
            let busy = "\(button).getAnimations().find((a) => a.animationName === 'tipui-busy')"
            try await browser.wait(until: busy)
            #expect(try await browser.number("\(busy).effect.getTiming().delay") == 100)
        }
    }

    @Test("A closed tip disappears immediately, and returns if the server refuses the request to close it")
    func closed() async throws {
        let app = try await ServedApp("Gallery", ["--page", "inline"])
        try await inBrowser(on: app) { browser in
            try await browser.waitUntilLive()
            let card = "document.querySelector('.tipui-callout')"
            try await browser.answerPosts("new Promise((answer) => window.release = answer)")
            try await browser.run("document.querySelector('\(closeButton)').click()")
            try await browser.wait(until: "getComputedStyle(\(card)).opacity === '0'")
            try await browser.run("release(new Response('', { status: 410 }))")
            try await browser.wait(until: "getComputedStyle(\(card)).opacity === '1'")
        }
    }

    @Test("A page shows a reconnecting message while its connection to the server is lost") func lost() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "client"])
        let relay = try Relay(to: app.port)
        try await inBrowser(on: app) { browser in
            try await browser.open(relay.address)
            try await browser.waitUntilLive()
            let word = "document.querySelector('[role=status] > .tipui-lost')"
            #expect(try await browser.holds("!\(word).checkVisibility()"))
            relay.cut()
            try await browser.wait(until: "\(word).innerText === 'Reconnecting…'")
            try await browser.wait(until: "getComputedStyle(\(word)).opacity === '1'")
            relay.mend()
            try await browser.wait(until: "!\(word).checkVisibility()")
        }
    }

    @Test("Escape closes a popover on a menu button, even on a slow connection") func escape() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "menutip"])
        try await inBrowser(on: app) { browser in
            let card = "document.querySelector('[data-popover]')"
            try await browser.wait(until: "\(card)?.matches(':popover-open')")
            try await browser.delayAnswers(byMilliseconds: 3_000)
            try await browser.run("\(tag("options")).focus()")
            try await browser.key("\u{E00C}")
            #expect(try await browser.holds("\(card).dataset.busy === 'dismiss'"))
            try await browser.wait(until: "!\(card)")
        }
    }
}
