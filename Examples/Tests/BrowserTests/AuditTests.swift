import Testing
import WebDriver

/// Audits of Trails by axe-core with each of its tips open, and of pages with deliberate faults.
@Suite(.serialized, .failurePictures) struct AuditTests {
    @Test(
        "An axe accessibility audit finds no faults in the Trails app, with no tip open and with each of its eight tips"
    )
    func trails() async throws {
        let app = try await ServedApp("Trails")
        try await inBrowser(on: app, named: "audit-trails") { browser in
            var met: Set<String> = []
            func auditAndClose() async throws {
                let title = try await browser.text("document.querySelector('\(shownTip)').innerText.split('\\n')[0]")
                let found = try await browser.audit()
                #expect(found == [], "\(title)")
                met.insert(title)
                // The page's bar may cover the button after the audit.
                try await browser.click("\(shownTip) .tipui-look-close")
                try await browser.wait(until: "!document.querySelector('\(shownTip)')")
            }
            // A press may scroll the page, but a popover appears only if its anchor is in the window, so scroll back.
            func press(_ selector: String) async throws {
                try await browser.press(selector)
                try await browser.run("scrollTo(0, 0)")
            }
            try await browser.wait(forTip: "Find your first walk")
            try await auditAndClose()
            let found = try await browser.audit()
            #expect(found == [])
            for title in ["See where you stand", "Turn the map north"] {
                try await press(id("week"))
                try await browser.wait(forTip: title)
                try await auditAndClose()
            }
            try await press(id("week"))
            try await press(id("trail-heron"))
            try await browser.wait(forTip: "Keep this trail at hand")
            try await auditAndClose()
            try await press(id("star-heron"))
            for _ in 2...3 { try await press(id("trail-heron")) }
            try await browser.wait(forText: "visit-Larch Valley", isThere: false)
            // The star and the visits make three tips eligible, but the display frequency lets only one new tip appear
            // each week. Their order isn't specified.
            for _ in 1...3 {
                try await press(id("week"))
                try await browser.wait(until: "document.querySelector('\(shownTip)')")
                try await auditAndClose()
            }
            try await press(id("week"))
            try await press(id("refresh"))
            try await press(id("refresh"))
            try await browser.wait(forTip: "The week in one look")
            try await auditAndClose()
            #expect(met.count == 8, "\(met)")
        }
    }

    @Test(
        "An accessibility audit reports an unnamed button, and low-contrast text in a popover and on the page behind it"
    )
    func seesFaults() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "popovers"])
        try await inBrowser(on: app, named: "audit-faults") { browser in
            try await browser.wait(forTip: "First")
            try await browser.run(
                """
                const close = document.querySelector(':popover-open .tipui-look-close');
                for (const tag of [close, ...close.querySelectorAll('[aria-label]')]) tag.removeAttribute('aria-label');
                for (const tag of document.querySelectorAll('.tipui-text')) tag.style.color = '#b0b0b0';
                """
            )
            let found = try await browser.audit()
            let rules = found.map { $0.prefix { $0 != "#" } }
            for width in [390, 1280] {
                for colours in ["light", "dark"] {
                    #expect(rules.contains("\(width) \(colours): button-name (critical) "), "\(found)")
                }
                #expect(rules.filter { $0 == "\(width) light: color-contrast (serious) " }.count == 3, "\(found)")
                #expect(!rules.contains("\(width) dark: color-contrast (serious) "), "\(found)")
            }
        }
    }

    @Test("An accessibility audit reports low-contrast text on a gradient, but skips elements that the test exempts")
    func seesGradients() async throws {
        let app = try await ServedApp("Gallery", ["--page", "looks"])
        try await inBrowser(on: app, named: "audit-gradient") { browser in
            try await browser.wait(until: "document.querySelectorAll('.tipui-callout').length === 3")
            try await browser.run(
                """
                const tip = document.querySelectorAll('.tipui-callout')[2];
                for (const tag of tip.querySelectorAll('.tipui-text')) tag.style.color = '#b0b0b0';
                """
            )
            let found = try await browser.audit(except: [.cutCode])
            let rules = Set(found.map { $0.prefix { $0 != "#" } })
            #expect(
                rules == ["390 light: color-contrast (serious) ", "1280 light: color-contrast (serious) "],
                "\(found)"
            )
            let faint = Exemption("color-contrast", in: ".tipui-callout:nth-of-type(3)")
            #expect(try await browser.audit(except: [.cutCode, faint]) == [])
        }
    }
}

extension Browser {
    /// Waits until a tip that contains a text is visible.
    fileprivate func wait(forTip text: String) async throws {
        let tips = "[...document.querySelectorAll('\(shownTip)')]"
        try await wait(until: "\(tips).some((tip) => tip.innerText.includes('\(text)'))")
    }
}
