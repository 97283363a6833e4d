import Testing
import WebDriver

extension ListingCase {
    /// The pages that compare a mistake with its correction, with samples from a bicycle workshop's app.
    static let practiceMistakes: [ListingCase] = [
        ListingCase("practice-debug", "Only a debug build of the app shows all tips") { browser, _ in
            let build = try await browser.text("document.querySelector('\(id("build"))').innerText")
            #expect(try await browser.sees("Sort by size") == (build == "for debugging"))
        },
        ListingCase("practice-launch", "Without the launch argument, the tip isn't shown until its rule is satisfied") {
            browser,
            _ async throws in
            #expect(try await !browser.sees("Sort by size"))
        },
        ListingCase(
            "practice-launch",
            "With the launch argument, the tip is shown regardless of its rule",
            arguments: ["--show-all-tips"]
        ) { browser, _ in
            try await browser.waitToSee("Sort by size")
        },
        ListingCase("practice-late", "The first paint contains no tip, and the tip appears later without a reload") {
            browser,
            _ in
            let app = try await ServedApp("Listings", ["--page", "practice-late"])
            #expect(try await !app.fetch().contains("Pin your own"))
            try await browser.open(app.address)
            try await browser.waitUntilLive()
            try await browser.waitToSee("Pin your own")
        },
        ListingCase("practice-many", "All three tips are shown at the same time") { browser, _ in
            try await browser.wait(until: "document.querySelectorAll('.tipui-callout').length === 3")
        },
        ListingCase("practice-one", "The three tips are shown one at a time, in order") { browser, _ in
            for title in ["Ring, and somebody comes", "Borrow any tool on the wall", "Tea is at four"] {
                try await browser.waitToSee(title)
                #expect(
                    try await browser.number("document.querySelectorAll('.tipui-callout:not(.tipui-leaving)').length")
                        == 1
                )
                try await browser.press(closeButton)
                try await browser.waitToSee(title, isThere: false)
            }
            #expect(try await !browser.holds("document.querySelector('.tipui-callout:not(.tipui-leaving)')"))
        },
        ListingCase(
            "practice-forgotten",
            "Using a feature closes the popover only if the feature's code invalidates the tip"
        ) {
            browser,
            _ in
            try await browser.waitForPopover("Ring before the bend")
            try await browser.press(id("bell"))
            try await browser.wait(for: "Rung 1 times", in: id("done"))
            #expect(try await browser.holds("document.querySelector(':popover-open')"))
            try await browser.press(":popover-open .tipui-look-close")
            try await browser.waitForPopover("Light up at dusk")
            try await browser.press(id("lamp"))
            try await browser.wait(for: "Rung 1 times, lit", in: id("done"))
            try await browser.waitForNoPopover()
        },
        ListingCase("practice-titles", "On a phone, the long title takes several lines, and the short title doesn't") {
            browser,
            _ in
            try await browser.setViewport(width: 390, height: 844)
            try await browser.waitForRest()
            let long = try await browser.box("height", of: "\(id("long")) [role=heading]")
            let short = try await browser.box("height", of: "\(id("short")) [role=heading]")
            #expect(long >= 2 * short)
            #expect(short < 2 * 17 * 1.3)
            #expect(try await browser.number("document.documentElement.scrollWidth") <= 390)
        },
        ListingCase("practice-critical", "A closed tip never returns, while the warning in the page stays") {
            browser,
            app in
            try await browser.waitToSee("The brake is undone")
            try await browser.press(closeButton)
            try await browser.waitToSee("The brake is undone", isThere: false)
            try await browser.reopen(app)
            #expect(try await !browser.sees("The brake is undone"))
            #expect(try await browser.sees("Do up the brake before you ride"))
        },
    ]
}
