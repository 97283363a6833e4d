import Foundation
import Testing
import WebDriver

extension ListingCase {
    /// The pages about the life cycle, text and appearance of tips, with samples from a bakery's app.
    static let discovery: [ListingCase] = discoveryLife + discoveryLooks + discoveryRules

    private static let discoveryLife: [ListingCase] = [
        ListingCase("discovery-open", "A closed tip stays closed after a relaunch") { browser, app in
            #expect(try await app.fetch().contains("Bake a first loaf"))
            try await browser.waitToSee("Bake a first loaf")
            try await browser.press(closeButton)
            try await browser.waitToSee("Bake a first loaf", isThere: false)
            try await browser.reopen(app)
            #expect(try await !browser.sees("Bake a first loaf"))
        },
        ListingCase(
            "discovery-shared",
            "A tip that is closed in one app is closed in another app that uses the same datastore"
        ) {
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
        ListingCase(
            "discovery-inline",
            "The inline tip moves the list down, and the list moves up again when the tip is closed"
        ) {
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
            // Allow 6 px of difference, since the tip has a margin of 4 px.
            #expect(try await abs(browser.box("top", of: id("shelf")) - top) <= 6)
            try await browser.reloadAndWait()
            #expect(try await !browser.sees("Keep what you bake often"))
        },
        ListingCase("discovery-row", "A press on the row's star button hides the tip permanently") { browser, _ in
            try await browser.waitToSee("Keep what you bake often")
            try await browser.press(id("star-rolls"))
            try await browser.waitToSee("Keep what you bake often", isThere: false)
            try await browser.reloadAndWait()
            #expect(try await !browser.sees("Keep what you bake often"))
        },
        ListingCase(
            "discovery-identity",
            "Closing a tip hides every tip with the same id, and a tip with another id stays"
        ) {
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
        ListingCase("discovery-reset", "A closed tip is shown again after a relaunch that resets the datastore") {
            browser,
            app in
            try await browser.waitToSee("Bake a first loaf")
            try await browser.press(closeButton)
            try await browser.waitToSee("Bake a first loaf", isThere: false)
            try await browser.reopen(app)
            try await browser.waitToSee("Bake a first loaf")
        },
    ]

    private static let discoveryRules: [ListingCase] = [
        ListingCase(
            "discovery-state",
            "Changing a parameter shows and hides the tip, and the parameter's value survives a relaunch"
        ) {
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
        ListingCase(
            "discovery-written-out",
            "A parameter declared without the macro shows and hides the tip, and survives a relaunch"
        ) { browser, app in
            #expect(try await !browser.sees("Bake it five minutes longer"))
            for isThere in [true, false, true] {
                try await browser.press(id("crust"))
                try await browser.waitToSee("Bake it five minutes longer", isThere: isThere)
            }
            try await browser.reopen(app)
            try await browser.waitToSee("Bake it five minutes longer")
        },
        ListingCase(
            "discovery-events",
            "The tip is shown after four presses of the button, each of which donates an event"
        ) { browser, _ in
            for count in 1...4 {
                #expect(try await !browser.sees("Plan the week"))
                try await browser.press(id("bake"))
                try await browser.wait(until: "document.querySelectorAll('\(id("baked"))').length === \(count)")
            }
            try await browser.waitToSee("Plan the week")
        },
        ListingCase("discovery-group", "Two tips on one button are shown one after the other, in order") { browser, _ in
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
        ListingCase("discovery-cast", "Each tip of the group is shown only at its own button") {
            browser,
            _ in
            for (title, place) in [("Knead it first", "table"), ("Then shape it", "tray")] {
                try await browser.waitForPopover(title)
                try await browser.checkPopover(at: place)
                try await browser.press(":popover-open .tipui-look-close")
            }
            try await browser.waitForNoPopover()
        },
        ListingCase("discovery-count", "The tip is displayed twice and not a third time") { browser, _ in
            try await browser.waitToSee("Sieve the flour")
            try await browser.reloadAndWait()
            try await browser.waitToSee("Sieve the flour")
            try await browser.reloadAndWait()
            try await browser.waitToSee("Sieve the flour", isThere: false)
        },
        ListingCase(
            "discovery-daily",
            "One tip is shown per day, in addition to a tip that ignores the display frequency"
        ) {
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
