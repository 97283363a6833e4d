import Testing
import WebDriver

/// Cards that a person reads, translates, enlarges and selects words in.
@Suite(.serialized, .failurePictures) struct ReadingTests {
    @Test("A text that the browser has translated stays until the card itself changes", arguments: Engine.tested)
    func translated(engine: Engine) async throws {
        try await withWrittenPage(engine) { page in
            try await page.open("\(WrittenPage.view)<tip-view tip=DonatedTip></tip-view>")
            try await page.hear("tip-shown SearchTip")
            let title = "card('tip-view').querySelector('.title')"
            try await page.browser.run("\(title).innerHTML = '<font>Suche</font>'")
            try await page.browser.run("return import('/tips/tips.js').then(({ donate }) => donate('donated'))")
            try await page.hear("tip-shown DonatedTip")
            #expect(try await page.browser.text("\(title).innerText") == "Suche")
            try await page.browser.run("document.querySelector('tip-view').setAttribute('edge', 'top')")
            try await page.browser.wait(until: "\(title).innerText === 'Search the box'")
        }
    }

    @Test("In a window of 320 by 180 px, a popover is in the window, and all of its text can be scrolled into view")
    func small() async throws {
        try await withWrittenPage { page in
            try await page.browser.setViewport(width: 320, height: 180)
            try await page.open(WrittenPage.popover)
            try await page.hear("tip-shown ExportTip")
            try await page.browser.run(
                """
                const actions = card('tip-popover').querySelector('.actions');
                actions.append(actions.firstChild.cloneNode(true), actions.firstChild.cloneNode(true));
                """
            )
            try await page.browser.wait(until: "card('tip-popover').classList.contains('long')")
            let card = "card('tip-popover')"
            #expect(try await page.browser.holds("box(\(card)).top >= 0 && box(\(card)).bottom <= innerHeight"))
            #expect(try await page.browser.holds("box(\(card)).left >= 0 && box(\(card)).right <= innerWidth"))
            for part in [".title", ".action:last-child"] {
                try await page.browser.run("\(card).querySelector('\(part)').scrollIntoView({ block: 'nearest' })")
                let isSeen = """
                    (() => {
                      const part = \(card).querySelector('\(part)'), { x, y, width, height } = box(part);
                      return part.getRootNode().elementFromPoint(x + 20, y + height / 2) === part;
                    })()
                    """
                try await page.browser.wait(until: isSeen)
            }
        }
    }

    @Test("A double click that selects a word closes nothing, a press beside it does", arguments: Engine.tested)
    func doubleClick(engine: Engine) async throws {
        try await withWrittenPage(engine) { page in
            try await page.open("\(WrittenPage.popover)<p id=text style='margin-top: 300px'>Words to select</p>")
            try await page.hear("tip-shown ExportTip")
            try await page.waitForAnotherTip()
            let press = """
                (detail) => ['pointerdown', 'pointerup', 'click'].forEach((kind) => {
                  const { x, y } = box(text), place = { clientX: x + 10, clientY: y + 8, detail, bubbles: true, composed: true };
                  text.dispatchEvent(new PointerEvent(kind, { ...place, cancelable: true }));
                })
                """
            try await page.browser.run("window.press = \(press); press(1); setTimeout(press, 100, 2)")
            try await page.browser.run("window.began = performance.now()")
            try await page.browser.wait(until: "performance.now() - began > 1000")
            #expect(try await page.heard() == ["tip-shown ExportTip"])
            try await page.browser.run("press(1)")
            try await page.hear("tip-closed ExportTip dismissed")
        }
    }

    @Test("A tip is announced whatever the page does to paragraphs and to what is in its body")
    func announced() async throws {
        try await withWrittenPage { page in
            try await page.open("<style>p, body > div, body > :last-child { display: none }</style>\(WrittenPage.view)")
            try await page.hear("tip-shown SearchTip")
            let line = "document.querySelector('[aria-live] > :last-child')"
            try await page.browser.wait(until: "\(line)?.textContent.includes('Search the box')")
            #expect(try await page.browser.holds("\(line).checkVisibility()"))
        }
    }

    @Test("A card has the font of the page around it, unless `--tips-font` names another one") func font() async throws
    {
        try await withWrittenPage { page in
            try await page.open("<style>body { font: 30px Courier }</style>\(WrittenPage.view)\(WrittenPage.popover)")
            try await page.hear("tip-shown ExportTip")
            for element in ["tip-view", "tip-popover"] {
                #expect(try await page.browser.text("getComputedStyle(card('\(element)')).fontFamily") == "Courier")
            }
            try await page.browser.run("document.body.style.setProperty('--tips-font', 'Georgia')")
            #expect(try await page.browser.text("getComputedStyle(card('tip-view')).fontFamily") == "Georgia")
        }
    }

    @Test("Of the sides with room, a popover has the one where it covers fewest controls", arguments: Engine.tested)
    func sides(engine: Engine) async throws {
        try await withWrittenPage(engine) { page in
            try await page.open(
                """
                <dialog id=d style="width: 500px; height: 500px"><p style="height: 200px"></p>\(WrittenPage.popover)
                <p style="height: 30px"></p><button id=close>Close</button></dialog><script>d.showModal()</script>
                """
            )
            try await page.hear("tip-shown ExportTip")
            #expect(try await page.browser.text("card('tip-popover').dataset.side") == "bottom")
        }
    }

    @Test("An action alone is bold, but not if it is to be reminded later") func later() async throws {
        try await withWrittenPage { page in
            try await page.open("<tip-view tip=ShareTip></tip-view>")
            try await page.hear("tip-shown ShareTip")
            let weight = "getComputedStyle(card('tip-view').querySelector('.action')).fontWeight"
            #expect(try await page.browser.text(weight) == "400")
        }
    }

    @Test("The switch of a list of tips has the tint") func tint() async throws {
        try await withWrittenPage { page in
            try await page.open("<style>body { --tips-tint: rgb(1, 2, 3) }</style><tip-library id=list></tip-library>")
            try await page.browser.wait(until: "list.shadowRoot.querySelector('.switch')")
            let color = "getComputedStyle(list.shadowRoot.querySelector('.switch'), '::after').backgroundColor"
            try await page.browser.wait(until: "\(color) === 'rgb(1, 2, 3)'")
        }
    }
}
