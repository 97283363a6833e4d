import Testing
import WebDriver

/// A way in which a page keeps a tip or its anchor out of a person's sight.
struct HiddenPlace: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let markup: String
    /// A script that brings the tip into sight.
    let reveal: String

    init(_ name: String, _ markup: String, _ reveal: String) {
        testDescription = name
        self.markup = markup
        self.reveal = reveal
    }

    private static let view = WrittenPage.view, popover = WrittenPage.popover

    static let views = [
        HiddenPlace("closed details", "<details id=d><summary>More</summary>\(view)</details>", "d.open = true"),
        HiddenPlace("closed dialog", "<dialog id=d>\(view)</dialog>", "d.show()"),
        HiddenPlace("hidden", "<div id=d hidden>\(view)</div>", "d.hidden = false"),
        HiddenPlace("hidden tip element", "<tip-view id=d hidden tip=SearchTip></tip-view>", "d.hidden = false"),
        HiddenPlace("invisible", "<div id=d style='visibility: hidden'>\(view)</div>", "d.style.visibility = ''"),
        HiddenPlace("transparent", "<div id=d style='opacity: 0'>\(view)</div>", "d.style.opacity = 1"),
        HiddenPlace(
            "almost transparent",
            "<div style='opacity: 0.2'><div id=d style='opacity: 0.2'>\(view)</div></div>",
            "d.style.opacity = 1"
        ),
        HiddenPlace("no height", "<div id=d style='height: 0; overflow: hidden'>\(view)</div>", "d.style.height = ''"),
        HiddenPlace(
            "off canvas",
            "<div id=d style='position: fixed; left: -400px; width: 400px'>\(view)</div>",
            "d.style.left = 0"
        ),
        HiddenPlace(
            "another slide",
            """
            <div style="width: 300px; overflow: hidden"><div id=d style="display: flex; width: 600px">
            <div style="width: 300px">One</div><div style="width: 300px">\(view)</div></div></div>
            """,
            "d.style.translate = '-300px'"
        ),
        HiddenPlace("behind a layer", "\(view)<div id=d style='position: fixed; inset: 0'></div>", "d.remove()"),
        HiddenPlace(
            "behind a modal dialog",
            "\(view)<dialog id=d></dialog><script>d.showModal()</script>",
            "d.close()"
        ),
        HiddenPlace(
            "outside an alert of the page's own",
            """
            <p role=alertdialog hidden>Closed</p>\(view)
            <div id=d role=alertdialog aria-modal=true style='position: fixed; inset: 60% 0 0 60%'>Alert</div>
            """,
            "d.remove()"
        ),
        HiddenPlace(
            "outside a dialog that has a box around it alone",
            """
            \(view)<div id=d role=dialog aria-modal=true style='position: relative'>
            <div style='position: fixed; inset: 60% 0 0 60%'>Dialog</div></div>
            """,
            "d.remove()"
        ),
        HiddenPlace(
            "behind a layer in a closed shadow root",
            """
            \(view)<div id=d></div><script>
            d.attachShadow({ mode: 'closed' }).innerHTML = '<div style="position: fixed; inset: 0"></div>';
            </script>
            """,
            "d.remove()"
        ),
        HiddenPlace(
            "below the fold",
            "<div style='height: 1500px'></div>\(view)<div style='height: 1500px'></div>",
            "scrollTo(0, 1300)"
        ),
    ]

    static let anchors = [
        HiddenPlace(
            "behind the page's own modal",
            "\(popover)<div id=d style='position: fixed; inset: 0'></div>",
            "d.remove()"
        ),
        HiddenPlace(
            "outside the page's own modal",
            "\(popover)<div id=d role=dialog aria-modal=true style='position: fixed; inset: 60% 0 0 60%'>Dialog</div>",
            "d.hidden = true"
        ),
        HiddenPlace("inert", "<main id=d inert>\(popover)</main>", "d.inert = false"),
        HiddenPlace(
            "without presses",
            "<main id=d style='pointer-events: none'>\(popover)</main>",
            "d.style.pointerEvents = ''"
        ),
        HiddenPlace(
            "under a sticky header",
            """
            <header style="position: fixed; inset: 0 0 auto; height: 80px; background: gray"></header>
            <div id=d style="height: 30px"></div>\(popover)
            """,
            "d.style.height = '200px'"
        ),
        HiddenPlace(
            "invisible until hover",
            "<style>#d:not(.hover) button { visibility: hidden }</style><div id=d>\(popover)</div>",
            "d.className = 'hover'"
        ),
        HiddenPlace(
            "transparent until hover",
            "<style>#d:not(.hover) button { opacity: 0 }</style><div id=d>\(popover)</div>",
            "d.className = 'hover'"
        ),
    ]
}

/// When a tip of an existing page counts as displayed.
@Suite(.serialized, .failurePictures) struct SightTests {
    @Test(
        "A tip is displayed, counted, announced and told to the page only once a person can see it",
        arguments: HiddenPlace.views
    )
    func views(place: HiddenPlace) async throws {
        try await withWrittenPage { page in try await page.check(place, of: "SearchTip") }
    }

    @Test("Engines agree on which tips a person can see", arguments: Engine.tested)
    func inEachEngine(engine: Engine) async throws {
        try await withWrittenPage(engine) { page in
            for place in HiddenPlace.views.suffix(4) { try await page.check(place, of: "SearchTip") }
        }
    }

    @Test("A popover waits, and isn't counted, while a person can't see its anchor", arguments: HiddenPlace.anchors)
    func anchors(place: HiddenPlace) async throws {
        try await withWrittenPage { page in try await page.check(place, of: "ExportTip") }
    }

    @Test(
        "A press on a layer that covers an anchor doesn't close the popover, which is back when the layer is gone",
        arguments: Engine.tested
    )
    func cover(engine: Engine) async throws {
        try await withWrittenPage(engine) { page in
            try await page.open(WrittenPage.popover)
            try await page.hear("tip-shown ExportTip")
            try await page.browser.run(
                """
                document.body.insertAdjacentHTML('beforeend', '<div id=d style="position: fixed; inset: 0"></div>');
                """
            )
            try await page.browser.press(x: 600, y: 500)
            try await page.browser.wait(until: "!card('tip-popover')")
            try await page.browser.press(x: 600, y: 500)
            try await page.browser.run("d.remove()")
            try await page.browser.wait(until: "card('tip-popover')")
            #expect(try await page.heard() == ["tip-shown ExportTip"])
            #expect(try await page.journal("ada ExportTip displayed").count == 1)
        }
    }

    @Test(
        "A tip in a dialog that a custom element draws around its contents is displayed, and announced in the dialog",
        arguments: Engine.tested
    )
    func slotted(engine: Engine) async throws {
        try await withWrittenPage(engine) { page in
            let dialogs = [
                ("<dialog style='width: 600px; height: 400px'><slot></slot></dialog>", "showModal"),
                ("<div role=dialog aria-modal=true tabindex=0><slot></slot></div>", "focus"),
            ]
            for (markup, open) in dialogs {
                try await page.open(
                    """
                    <div id=host>\(WrittenPage.view)\(WrittenPage.popover)</div><script>
                    const root = host.attachShadow({ mode: 'open' });
                    root.innerHTML = "\(markup)";
                    root.firstChild.\(open)();
                    </script>
                    """
                )
                try await page.hear("tip-shown ExportTip")
                try await page.hear("tip-shown SearchTip")
                let place = open == "showModal" ? "host.shadowRoot.firstChild" : "document.body"
                let region = "\(place).querySelector('[aria-live]')"
                try await page.browser.wait(until: "\(region)?.innerText.includes('Search the box')")
            }
        }
    }

    @Test("A popover points at controls and icons that take no presses", arguments: Engine.tested)
    func withoutPresses(engine: Engine) async throws {
        let none = "style='pointer-events: none'"
        try await withWrittenPage(engine) { page in
            for anchor in [
                "<button id=export disabled \(none)>Export</button>",
                "<button><svg id=export \(none) width=20 height=20><circle r=9 cx=10 cy=10 /></svg></button>",
            ] {
                try await page.open("<p>\(anchor)</p><tip-popover tip=ExportTip for=export></tip-popover>")
                try await page.hear("tip-shown ExportTip")
            }
        }
    }

    @Test("A popover waits while another element is in full screen") func fullScreen() async throws {
        try await withWrittenPage { page in
            try await page.open("<div id=film onclick='film.requestFullscreen()'>Film</div><main></main>")
            try await page.press("document.querySelector('#film')")
            try await page.browser.wait(until: "document.fullscreenElement")
            try await page.browser.run("document.querySelector('main').innerHTML = arguments[0]", [WrittenPage.popover])
            try await page.waitForAnotherTip()
            #expect(try await page.heard() == [])
            try await page.browser.run("return document.exitFullscreen().then(() => true)")
            try await page.hear("tip-shown ExportTip")
        }
    }
}

extension WrittenPage {
    /// Checks that nothing happens to a tip in a hidden place until the place is revealed.
    fileprivate func check(_ place: HiddenPlace, of tip: String) async throws {
        let before = try await journal("ada \(tip) displayed").count
        try await open(place.markup)
        try await waitForAnotherTip()
        #expect(try await heard() == [])
        #expect(try await journal("ada \(tip) displayed").count == before)
        #expect(try await browser.number("document.querySelectorAll('[aria-live] p').length") == 1)
        try await browser.run(place.reveal)
        try await hear("tip-shown \(tip)")
        try await wait(for: before + 1, inJournal: "ada \(tip) displayed")
    }
}
