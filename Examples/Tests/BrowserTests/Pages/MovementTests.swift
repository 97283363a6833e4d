import Testing
import WebDriver

/// Popovers follow their anchors, and cost nothing while nothing moves.
@Suite(.serialized, .failurePictures) struct MovementTests {
    @Test("A ticker that scrolls all the time keeps no popover away", arguments: Engine.tested)
    func ticker(engine: Engine) async throws {
        try await withWrittenPage(engine) { page in
            try await page.open(
                """
                \(WrittenPage.popover)<div id=ticker style="height: 30px; overflow: auto"><p style="height: 99999px"></p></div>
                <script>setInterval(() => ticker.scrollTop += 1, 10)</script>
                """
            )
            try await page.hear("tip-shown ExportTip")
        }
    }

    @Test("A popover follows an anchor that is animated, and one in a list that scrolls", arguments: Engine.tested)
    func moving(engine: Engine) async throws {
        try await withWrittenPage(engine) { page in
            try await page.open(
                """
                <div id=list style="height: 400px; overflow: auto"><p style="height: 200px"></p>\(WrittenPage.popover)
                <p style="height: 2000px"></p></div>
                """
            )
            try await page.hear("tip-shown ExportTip")
            let isBeside = """
                (() => {
                  const card = window.card('tip-popover'), rect = card && box(card), anchor = box(document.querySelector('button'));
                  const arrow = rect && rect.x + parseFloat(card.style.getPropertyValue('--arrow'));
                  return card && Math.hypot(arrow - anchor.x - anchor.width / 2, rect.y - anchor.bottom - 10) < 1;
                })()
                """
            for move in [
                "list.scrollTop = 60",
                "document.querySelector('button').animate({ translate: '200px 40px' }, { duration: 300, fill: 'forwards' })",
            ] {
                try await page.browser.run(move)
                try await page.browser.wait(until: isBeside)
            }
        }
    }

    @Test("While nothing changes, an open popover asks for no frames and looks a few times a second")
    func atRest() async throws {
        try await withWrittenPage { page in
            try await page.open(
                "\(WrittenPage.popover)<script>\(Self.counting(of: "requestAnimationFrame", in: "window"))</script>"
            )
            try await page.hear("tip-shown ExportTip")
            try await page.browser.run("count = 0; window.began = performance.now()")
            try await page.browser.wait(until: "performance.now() - began > 2000")
            #expect(try await page.browser.number("count") == 0)
        }
    }

    @Test("Popovers without anchors walk through a large page once a second at most, however many there are")
    func withoutAnchors() async throws {
        try await withWrittenPage { page in
            let popovers = (1...30).map { _ in "<tip-popover tip=ExportTip for=nothing></tip-popover>" }.joined()
            try await page.open(
                """
                \(popovers)<div id=many></div><script>
                many.innerHTML = '<p>Text</p>'.repeat(10000);
                \(Self.counting(of: "querySelectorAll", in: "Document.prototype", if: "args[0] === '*'"))
                </script>
                """
            )
            try await page.hear("tip-unanchored ExportTip")
            try await page.browser.run("count = 0; window.began = performance.now()")
            try await page.browser.wait(until: "performance.now() - began > 3000")
            #expect(try await page.browser.number("count") <= 4)
        }
    }

    private static func counting(of name: String, in place: String, if condition: String = "true") -> String {
        """
        window.count = 0;
        const own = \(place).\(name);
        \(place).\(name) = function (...args) {
          if (\(condition)) count += 1;
          return own.apply(this, args);
        };
        """
    }
}
