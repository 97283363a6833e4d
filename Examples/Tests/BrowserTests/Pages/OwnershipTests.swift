import Testing
import WebDriver

/// What of a page is ours, and what is the page's.
@Suite(.serialized, .failurePictures) struct OwnershipTests {
    @Test("Elements of the page's stay, whatever attributes they have, and one that copies the live region is removed")
    func elements() async throws {
        try await withWrittenPage { page in
            try await page.open("<p id=own data-tips aria-live=off>Own</p>\(WrittenPage.view)")
            try await page.hear("tip-shown SearchTip")
            try await page.browser.run("document.body.append(document.querySelector('[aria-live=polite]').cloneNode())")
            try await page.browser.run("document.body.append(document.createElement('tip-view'))")
            try await page.browser.wait(until: "document.querySelectorAll('[aria-live=polite]').length === 1")
            #expect(try await page.browser.holds("own.isConnected"))
        }
    }

    @Test("Elements, attributes, storage and globals of ours begin with our prefix")
    func names() async throws {
        try await withWrittenPage { page in
            try await page.open(
                "\(WrittenPage.view)\(WrittenPage.popover)<script>window.before = Object.keys(window)</script>"
            )
            try await page.hear("tip-shown ExportTip")
            try await page.press(".close", of: "tip-view")
            try await page.hear("tip-closed SearchTip closeButton")
            #expect(try await page.browser.holds("Object.keys(localStorage).every((key) => key.startsWith('tips '))"))
            let globals =
                "Object.keys(window).filter((key) => !before.includes(key) && !/^(before|cdc_|ret_)/.test(key)).join()"
            let added = try await page.browser.text(globals)
            #expect(added == "")
            let others =
                "[...new Set([...document.body.querySelectorAll(':not([aria-live] *)')].map((tag) => tag.localName))].join()"
            let tags = try await page.browser.text(others)
            #expect(tags == "tip-view,button,tip-popover,script,tip-announcements")
        }
    }

    @Test("`element.tip = null` takes the tip away, and another name brings another tip") func property() async throws {
        try await withWrittenPage { page in
            try await page.open(WrittenPage.view)
            try await page.hear("tip-shown SearchTip")
            try await page.browser.run("window.tip = document.querySelector('tip-view'); tip.tip = null")
            try await page.browser.wait(until: "!card('tip-view')")
            #expect(try await page.browser.holds("tip.tip === null && !tip.hasAttribute('tip')"))
            try await page.browser.run("tip.tip = 'StarTip'")
            try await page.hear("tip-shown StarTip")
        }
    }

    @Test("The style sheet is loaded once, by whatever address the page's markup has") func style() async throws {
        try await withWrittenPage { page in
            try await page.open("<!--SearchTip-->")
            try await page.hear("tip-shown SearchTip")
            let sheets = "performance.getEntriesByType('resource').filter(({ name }) => name.includes('/tips.css'))"
            #expect(try await page.browser.number("new Set(\(sheets).map(({ name }) => name)).size") == 1)
        }
    }
}
