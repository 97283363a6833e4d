import Foundation
import Testing
import WebDriver

extension ListingCase {
    /// The pages of a bakery about the life cycle, text and appearance of tips.
    static let discovery: [ListingCase] = discoveryLife + discoveryLooks + discoveryRules

    private static let discoveryLife: [ListingCase] = [
        ListingCase("discovery-open", "A tip that was closed stays away at the next launch") { browser, app in
            #expect(try await app.fetch().contains("Bake a first loaf"))
            try await browser.waitToSee("Bake a first loaf")
            try await browser.press(closeButton)
            try await browser.waitToSee("Bake a first loaf", isThere: false)
            try await browser.reopen(app)
            #expect(try await !browser.sees("Bake a first loaf"))
        },
        ListingCase("discovery-shared", "What is closed in one app is closed in the other on the group's store") {
            browser,
            app in
            let store = app.store.appendingPathComponent("org.example.bakery/.tipkit/tips-store.db")
            #expect(FileManager.default.fileExists(atPath: store.path))
            let other = try await ServedApp("Listings", ["--page", "discovery-shared", "--store", app.store.path])
            #expect(try await other.fetch().contains("Bake a first loaf"))
            try await browser.press(closeButton)
            try await browser.waitToSee("Bake a first loaf", isThere: false)
            try await browser.open(other.address)
            try await browser.waitUntilLive()
            try await browser.waitToSee("Bake a first loaf", isThere: false)
        },
        ListingCase("discovery-inline", "The tip pushes the list down, and the list moves up when it is closed") {
            browser,
            _ in
            try await browser.waitToSee("Keep what you bake often")
            try await browser.waitToSee("A bread with a star stands first")
            try await browser.waitForRest()
            #expect(try await browser.holds("document.querySelector('.tipui-callout .tipui-image svg')"))
            let top = try await browser.box("top", of: ".tipui-callout")
            let bottom = try await browser.box("bottom", of: ".tipui-callout")
            #expect(try await browser.box("top", of: id("shelf")) >= bottom)
            try await browser.press(closeButton)
            try await browser.waitToSee("Keep what you bake often", isThere: false)
            // The card has a margin of 4 px.
            #expect(try await abs(browser.box("top", of: id("shelf")) - top) <= 6)
            try await browser.reloadAndWait()
            #expect(try await !browser.sees("Keep what you bake often"))
        },
        ListingCase("discovery-row", "The row's button retires the tip for good") { browser, _ in
            try await browser.waitToSee("Keep what you bake often")
            try await browser.press(id("star-rolls"))
            try await browser.waitToSee("Keep what you bake often", isThere: false)
            try await browser.reloadAndWait()
            #expect(try await !browser.sees("Keep what you bake often"))
        },
        ListingCase("discovery-identity", "Closed in one place, a tip goes wherever its id stands; another id stays") {
            browser,
            _ in
            func shows(_ place: String) -> String { "document.querySelector('\(id(place)) .tipui-callout')" }
            for place in ["window", "counter", "cellar"] {
                try await browser.wait(until: shows(place))
            }
            try await browser.press("\(id("window")) .tipui-look-close")
            try await browser.wait(until: "!\(shows("window")) && !\(shows("counter"))")
            #expect(try await browser.holds(shows("cellar")))
            try await browser.reloadAndWait()
            #expect(try await browser.holds("!\(shows("window")) && !\(shows("counter")) && \(shows("cellar"))"))
        },
        ListingCase("discovery-reset", "A tip that was closed shows again at the next launch") { browser, app in
            try await browser.waitToSee("Bake a first loaf")
            try await browser.press(closeButton)
            try await browser.waitToSee("Bake a first loaf", isThere: false)
            try await browser.reopen(app)
            try await browser.waitToSee("Bake a first loaf")
        },
    ]

    private static let discoveryRules: [ListingCase] = [
        ListingCase("discovery-state", "The parameter shows and hides the tip, and is kept over launches") {
            browser,
            app in
            #expect(try await !browser.sees("Feed it before the weekend"))
            for isThere in [true, false, true] {
                try await browser.press(id("starter"))
                try await browser.waitToSee("Feed it before the weekend", isThere: isThere)
            }
            try await browser.reopen(app)
            try await browser.waitToSee("Feed it before the weekend")
        },
        ListingCase("discovery-written-out", "A parameter without the macro does the same") { browser, app in
            #expect(try await !browser.sees("Bake it five minutes longer"))
            for isThere in [true, false, true] {
                try await browser.press(id("crust"))
                try await browser.waitToSee("Bake it five minutes longer", isThere: isThere)
            }
            try await browser.reopen(app)
            try await browser.waitToSee("Bake it five minutes longer")
        },
        ListingCase("discovery-events", "The fourth press shows the tip") { browser, _ in
            for count in 1...4 {
                #expect(try await !browser.sees("Plan the week"))
                try await browser.press(id("bake"))
                try await browser.wait(until: "document.querySelectorAll('\(id("baked"))').length === \(count)")
            }
            try await browser.waitToSee("Plan the week")
        },
        ListingCase("discovery-group", "Two tips at one button come one after the other, in order") { browser, _ in
            for title in ["Knead it first", "Then shape it"] {
                try await browser.waitForPopover(title)
                #expect(
                    try await browser.number("document.querySelectorAll('.tipui-popover:not(.tipui-leaving)').length")
                        == 1
                )
                try await browser.press(":popover-open .tipui-look-close")
            }
            try await browser.waitForNoPopover()
            try await browser.reloadAndWait()
            #expect(try await !browser.holds("document.querySelector('.tipui-popover')"))
        },
        ListingCase("discovery-cast", "Each tip of the group shows at its own button, and none where there is none") {
            browser,
            _ in
            for (title, place) in [("Knead it first", "table"), ("Then shape it", "tray")] {
                try await browser.waitForPopover(title)
                try await browser.checkPopover(at: place)
                try await browser.press(":popover-open .tipui-look-close")
            }
            try await browser.waitForNoPopover()
        },
        ListingCase("discovery-count", "The tip shows twice and no third time") { browser, _ in
            try await browser.waitToSee("Sieve the flour")
            try await browser.reloadAndWait()
            try await browser.waitToSee("Sieve the flour")
            try await browser.reloadAndWait()
            try await browser.waitToSee("Sieve the flour", isThere: false)
        },
        ListingCase("discovery-daily", "One tip shows today, beside one that ignores the days; the next one tomorrow") {
            browser,
            _ in
            try await browser.waitToSee("Look at the crumb")
            try await browser.waitToSee("Closed on Friday")
            #expect(try await !browser.sees("Slice from the middle"))
            try await browser.press(id("later-day"))
            try await browser.waitToSee("Slice from the middle")
        },
    ]
}
