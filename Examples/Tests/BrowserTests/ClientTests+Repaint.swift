import Testing
import WebDriver

// Tests of the state that a page keeps when it is repainted completely.
extension ClientTests {
    @Test("A page repaint keeps focus, selection and scroll offsets, and doesn't animate or announce a popover again")
    func repaintKeepsTraces() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "traces"])
        let relay = try Relay(to: app.port)
        try await inBrowser(on: app, height: 700) { browser in
            try await browser.open(relay.address)
            try await browser.waitUntilLive()
            try await browser.press(id("hint"))
            try await browser.waitForPopover("By the way")
            try await browser.run("\(tag("field")).focus()")
            try await browser.type("Heron")
            try await browser.wait(until: "\(tag("typed")).innerText === 'Heron'")
            try await browser.run(
                """
                \(tag("field")).setSelectionRange(1, 3);
                \(tag("way")).scrollLeft = 700;
                scrollTo(0, 60);
                """
            )
            try await browser.waitForRest()
            try await browser.run(recordsRepaints)
            let before = try await browser.text(traces)
            #expect(before.hasPrefix("field,1,3,700,60,tipui-"))
            try await browser.repaint(app, relay)
            #expect(try await browser.text(traces) == before)
            #expect(try await browser.text("coming.join()") == "0 0")
            try await browser.wait(until: popoverPointsAtItsAnchor)
            try await browser.type("X")
            try await browser.wait(until: "\(tag("typed")).innerText === 'HXon'")
        }
    }

    @Test("Text that is typed while the connection is lost survives a full repaint of the page, and reaches the app")
    func repaintKeepsTyping() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "traces"])
        let relay = try Relay(to: app.port)
        try await inBrowser(on: app) { browser in
            try await browser.open(relay.address)
            try await browser.waitUntilLive()
            try await browser.press(id("field"))
            try await browser.repaint(app, relay) {
                try await browser.type("Heron")
                try await browser.run("\(tag("sound")).querySelector('input').click()")
            }
            #expect(try await browser.text("\(tag("field")).value") == "Heron")
            #expect(try await browser.holds("document.querySelector('\(id("sound")) input').checked"))
            try await browser.type(" Landing")
            try await browser.wait(until: "\(tag("typed")).innerText === 'Heron Landing'")
            try await browser.wait(until: "\(tag("changes")).innerText === '1'")
            #expect(try await browser.text("\(tag("field")).value") == "Heron Landing")
        }
    }

    @Test("A page repaint keeps the focus in a modal popover, and closing the popover restores the previous focus")
    func repaintKeepsModal() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "traces"])
        let relay = try Relay(to: app.port)
        try await inBrowser(on: app) { browser in
            try await browser.open(relay.address)
            try await browser.waitUntilLive()
            try await browser.run("\(tag("ask")).focus()")
            try await browser.key("\u{E007}")
            try await browser.waitForPopover("Decide first")
            try await browser.run("document.querySelector(':popover-open .tipui-look-cardAction').focus()")
            try await browser.repaint(app, relay)
            #expect(try await browser.holds("document.activeElement.matches(':popover-open .tipui-look-cardAction')"))
            #expect(try await browser.holds("\(tag("write")).closest('[inert]')"))
            try await browser.key("\u{E00C}")
            try await browser.waitForNoPopover()
            #expect(try await browser.text("document.activeElement.dataset.testid") == "ask")
            // Wait until the closed popover has disappeared, because it is inert while its animation runs.
            try await browser.wait(until: "!document.querySelector('[inert]')")
        }
    }
}

/// An expression for the focused element, its selection, the scroll offsets, and the open popover.
private let traces = """
    (({ dataset, selectionStart, selectionEnd }) => [
      dataset.testid, selectionStart, selectionEnd, \(tag("way")).scrollLeft, scrollY,
      document.querySelector(':popover-open').id,
    ].join())(document.activeElement)
    """

/// Records the number of running animations and of announcements so far whenever the root is replaced.
private let recordsRepaints = """
    window.coming = [];
    window.said = 0;
    const running = () => document.getAnimations().filter(({ timeline }) => timeline === document.timeline).length;
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) said += addedNodes.length;
    }).observe(document.querySelector('[aria-live]'), {childList: true});
    new MutationObserver(() => coming.push(`${running()} ${said}`))
      .observe(document.body, {childList: true});
    """

extension Browser {
    /// Causes a full repaint, by making the page miss more updates than the server keeps.
    ///
    /// - Parameter meanwhile: Runs while the connection is lost.
    fileprivate func repaint(
        _ app: ServedApp,
        _ relay: Relay,
        meanwhile: () async throws -> Void = {}
    ) async throws {
        try await mark()
        relay.cut()
        try await wait(until: "!(\(isLive))")
        try await meanwhile()
        try await app.press("flood")
        relay.mend()
        try await wait(until: "\(isLive) && !(\(isSameDrawing))")
        #expect(try await holds(isSamePage))
    }
}
