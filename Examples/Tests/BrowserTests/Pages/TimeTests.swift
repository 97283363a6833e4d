import Testing
import WebDriver

/// Tips that know their time and their place, on open pages.
@Suite(.serialized, .failurePictures) struct TimeTests {
    @Test("While its page is open, a tip goes at its end, and one that begins then comes") func dates() async throws {
        try await withWrittenPage { page in
            try await page.open("<tip-view tip=SaleTip></tip-view><tip-view tip=AfterSaleTip></tip-view>")
            let browser = page.browser
            try await page.hear("tip-shown SaleTip")
            #expect(try await browser.holds("!card('tip-view[tip=AfterSaleTip]')"))
            try await page.letPass(days: 1)
            // A question to the server brings what may appear.
            try await browser.run("return import('/tips/tips.js').then(({ donate }) => donate('donated'))")
            try await browser.wait(until: "!card('tip-view[tip=SaleTip]') && card('tip-view[tip=AfterSaleTip]')")
            try await page.hear("tip-shown AfterSaleTip")
            #expect(try await page.journal("ada SaleTip invalidated").isEmpty)
        }
    }

    @Test("A group tells where it stands, and goes on there on the next page") func places() async throws {
        try await withWrittenPage { page in
            let (markup, browser) = (
                "<tip-view tip=FirstTip></tip-view><tip-view tip=SecondTip></tip-view>", page.browser
            )
            func place(of tip: String) -> String { "card('tip-view[tip=\(tip)]')?.querySelector('.place')?.innerText" }
            try await page.open(markup)
            try await browser.wait(until: "\(place(of: "FirstTip")) === '1 of 2'")
            try await page.press(".close", of: "tip-view[tip=FirstTip]")
            try await browser.wait(until: "\(place(of: "SecondTip")) === '2 of 2'")
            try await page.hear("tip-closed FirstTip closeButton")
            try await page.open(markup)
            try await browser.wait(until: "\(place(of: "SecondTip")) === '2 of 2'")
            #expect(try await browser.holds("!card('tip-view[tip=FirstTip]')"))
        }
    }
}
