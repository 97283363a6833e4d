import Testing
import WebDriver

/// Pages whose scripts replace, move and copy elements with tips.
@Suite(.serialized, .failurePictures) struct ChangingPageTests {
    @Test(
        "While a page replaces its elements with tips again and again, the same displays go on, and the cards stay",
        arguments: Engine.tested
    )
    func replaced(engine: Engine) async throws {
        try await withWrittenPage(engine) { page in
            try await page.open("<main>\(WrittenPage.view)\(WrittenPage.popover)</main>")
            try await page.hear("tip-shown SearchTip")
            try await page.hear("tip-shown ExportTip")
            for _ in 1...3 {
                // The markup may hold a template that isn't parsed as a shadow root.
                let stays = try await page.browser.run(
                    """
                    const main = document.querySelector('main');
                    main.innerHTML = main.innerHTML
                      .replace('></tip-view>', '><template shadowrootmode=open><p>Other</p></template></tip-view>');
                    return new Promise((resolve) => requestAnimationFrame(() => {
                      resolve(!!card('tip-view') && !!card('tip-popover'));
                    }));
                    """
                )
                #expect(stays as? Bool == true)
            }
            try await page.waitForAnotherTip()
            #expect(try await page.heard().count == 2)
            #expect(try await page.journal("SearchTip displayed").count == 1)
            #expect(try await page.journal("ExportTip displayed").count == 1)
        }
    }

    @Test("A tip that moves to another parent, or is copied, goes on with its display") func moved() async throws {
        try await withWrittenPage { page in
            try await page.open("<main>\(WrittenPage.view)\(WrittenPage.popover)</main><aside></aside>")
            try await page.hear("tip-shown SearchTip")
            try await page.hear("tip-shown ExportTip")
            try await page.browser.run("document.querySelector('aside').append(document.querySelector('main'))")
            try await page.browser.wait(until: "card('tip-view') && card('tip-popover')")
            try await page.browser.run("document.body.append(document.querySelector('tip-view').cloneNode(true))")
            try await page.browser.wait(until: "card('body > tip-view')")
            try await page.browser.run(
                "const main = document.querySelector('main'); main.replaceWith(main.cloneNode(true))"
            )
            try await page.browser.wait(until: "card('main tip-view') && card('tip-popover')")
            try await page.waitForAnotherTip()
            #expect(try await page.heard().count == 2)
            #expect(try await page.journal("ada SearchTip displayed").count == 1)
        }
    }

    @Test("A tip whose element leaves the page ends its display, and begins another when the element comes back")
    func removed() async throws {
        try await withWrittenPage { page in
            try await page.open(WrittenPage.view)
            try await page.hear("tip-shown SearchTip")
            try await page.browser.run("window.tip = document.querySelector('tip-view'); tip.remove()")
            try await page.wait(inJournal: "ada SearchTip closed")
            try await page.browser.run("document.body.append(tip)")
            try await page.wait(for: 2, inJournal: "ada SearchTip displayed")
        }
    }

    @Test("A script may set an element's tip as a property, and change its edge later") func properties() async throws {
        try await withWrittenPage { page in
            try await page.open("<main></main>")
            try await page.browser.wait(until: "customElements.get('tip-view')")
            try await page.browser.run(
                """
                "use strict";
                const element = document.querySelector('main').appendChild(document.createElement('tip-view'));
                element.tip = 'SearchTip';
                element.setAttribute('edge', 'top');
                """
            )
            try await page.browser.wait(until: "card('tip-view')?.dataset.edge === 'top'")
            try await page.browser.run("document.querySelector('tip-view').setAttribute('edge', 'bottom')")
            try await page.browser.wait(until: "card('tip-view').dataset.edge === 'bottom'")
        }
    }

    @Test("A page may have a variable that is named as the browser's navigation") func variable() async throws {
        try await withWrittenPage { page in
            try await page.open("<script>var navigation = ['Home', 'Search']</script>\(WrittenPage.view)")
            try await page.hear("tip-shown SearchTip")
        }
    }

    @Test("A popover stays while the page changes by a view transition") func viewTransition() async throws {
        try await withWrittenPage { page in
            try await page.open(
                """
                <style>::view-transition-group(root) { animation-duration: 1s }</style><p>One</p>\(WrittenPage.popover)
                """
            )
            try await page.hear("tip-shown ExportTip")
            let stays = try await page.browser.run(
                """
                let isThere = true;
                const look = () => {
                  isThere &&= !!card('tip-popover');
                  requestAnimationFrame(look);
                };
                look();
                const change = document.startViewTransition(() => document.querySelector('p').textContent = 'Two');
                return change.finished.then(() => isThere);
                """
            )
            #expect(stays as? Bool == true)
        }
    }

    @Test("While a link to the same page loads slowly after a donation, the tip is displayed once, on the new page")
    func slowLink() async throws {
        try await withWrittenPage { page in
            try await page.open(
                "<a href='?delay=3000' data-tip-donate=donated>Again</a><tip-view tip=DonatedTip></tip-view>"
            )
            try await page.browser.wait(until: "document.querySelector('tip-view').matches(':defined')")
            try await page.press("document.querySelector('a')")
            try await page.browser.wait(until: "location.search && heard.includes('tip-shown DonatedTip')")
            #expect(try await page.journal("ada DonatedTip displayed").count == 1)
        }
    }

    @Test(
        "The script takes over a card of the first markup without a layout shift, another entrance or an announcement",
        arguments: Engine.tested
    )
    func firstMarkup(engine: Engine) async throws {
        try await withWrittenPage(engine) { page in
            try await page.open(
                """
                <!--SearchTip--><p>Text</p><script>
                window.first = document.querySelector('tip-view').shadowRoot.querySelector('.card');
                window.entrances = 0;
                first.addEventListener('animationstart', () => entrances += 1);
                window.place = document.querySelector('p').getBoundingClientRect().top;
                </script>
                """
            )
            try await page.hear("tip-shown SearchTip")
            #expect(try await page.browser.holds("card('tip-view') === first"))
            #expect(try await page.browser.number("entrances") <= 1)
            // WebKit runs the page's script before it has the style sheet of the card.
            let top = "document.querySelector('p').getBoundingClientRect().top"
            let isInPlace = try await page.browser.holds("\(top) === place")
            #expect(isInPlace || engine == .webKit)
            #expect(try await page.browser.holds("!document.querySelector('[aria-live]').innerText"))
            try await page.press(".close", of: "tip-view")
            try await page.wait(inJournal: "ada SearchTip invalidated")
            #expect(try await page.heard() == ["tip-shown SearchTip", "tip-closed SearchTip closeButton"])
        }
    }
}
