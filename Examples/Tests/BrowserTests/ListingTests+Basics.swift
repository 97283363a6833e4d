import Foundation
import Testing
import WebDriver

extension ListingCase {
    /// The pages about rules, invalidation, testing switches and placement, with samples from a pottery's app.
    static let basics: [ListingCase] = basicLooks + basicRules + basicEnds

    private static let basicRules: [ListingCase] = [
        ListingCase("basics-parameter", "A press on the button shows the tip, and another press hides the tip") {
            browser,
            _ in
            #expect(try await !browser.sees("Members fire for free"))
            for isThere in [true, false] {
                try await browser.press(id("join"))
                try await browser.waitToSee("Members fire for free", isThere: isThere)
            }
        },
        ListingCase(
            "basics-transient",
            "After a relaunch, a persistent parameter keeps its value, and a transient parameter doesn't"
        ) {
            browser,
            app in
            try await browser.press(id("enter"))
            try await browser.waitToSee("Come again")
            try await browser.waitToSee("Close the door behind you")
            try await browser.reopen(app)
            try await browser.waitToSee("Come again")
            #expect(try await !browser.sees("Close the door behind you"))
        },
        ListingCase("basics-init", "A value passed to the view's initializer decides whether the view's tip is shown") {
            browser,
            _ in
            #expect(try await !browser.sees("Sweep before you throw"))
            for isThere in [true, false] {
                try await browser.press(id("become"))
                try await browser.waitToSee("Sweep before you throw", isThere: isThere)
            }
        },
        ListingCase(
            "basics-events",
            "The tip is shown after three presses of the button, each of which donates an event"
        ) { browser, _ in
            for count in 1...3 {
                #expect(try await !browser.sees("Try a jug"))
                try await browser.press(id("throw"))
                try await browser.wait(for: "Bowls: \(count)", in: id("bowls"))
            }
            try await browser.waitToSee("Try a jug")
        },
        ListingCase(
            "basics-callback",
            "A donation is counted without waiting for it, and its completion closure is called"
        ) { browser, _ in
            #expect(try await !browser.sees("Written down"))
            try await browser.press(id("dip"))
            try await browser.waitToSee("Wipe the foot clean")
            try await browser.waitToSee("Written down")
        },
        ListingCase(
            "basics-windows",
            "Tips require three donations in all, fewer than three in a week, or more than three in three days"
        ) {
            browser,
            _ in
            let (often, seldom, busy) = ("Oil the wheel", "Keep your hands in practice", "Rest your wrists")
            try await browser.waitToSee(seldom)
            for count in 1...3 {
                #expect(try await !browser.sees(often))
                try await browser.press(id("turn"))
                try await browser.wait(for: "Turns: \(count)", in: id("turns"))
            }
            try await browser.waitToSee(often)
            try await browser.waitToSee(seldom, isThere: false)
            #expect(try await !browser.sees(busy))
            try await browser.press(id("turn"))
            try await browser.waitToSee(busy)
            try await browser.press(id("later-4 days"))
            try await browser.waitToSee(busy, isThere: false)
            #expect(try await !browser.sees(seldom))
            try await browser.press(id("later-4 days"))
            try await browser.waitToSee(seldom)
            #expect(try await browser.sees(often))
        },
        ListingCase("basics-donation", "The tip's rule counts only donations with one value") { browser, _ in
            for (count, button) in ["brown", "brown", "green", "green"].enumerated() {
                #expect(try await !browser.sees("Celadon loves less air"))
                try await browser.press(id(button))
                try await browser.wait(for: "Firings: \(count + 1)", in: id("firings"))
            }
            try await browser.waitToSee("Celadon loves less air")
        },
        ListingCase("basics-both", "The tip is shown only after four donations and while the parameter is set") {
            browser,
            _ in
            for count in 1...4 {
                try await browser.press(id("lesson"))
                try await browser.wait(for: "Lessons: \(count)", in: id("lessons"))
            }
            #expect(try await !browser.sees("Let them fail once"))
            for isThere in [true, false] {
                try await browser.press(id("teacher"))
                try await browser.waitToSee("Let them fail once", isThere: isThere)
            }
        },
    ]

    private static let basicEnds: [ListingCase] = [
        ListingCase("basics-invalidate", "Each of two invalidation reasons hides its tip permanently") { browser, _ in
            let ends = [
                ("trim", "Trim the foot", "TrimTip", "retired, since it was done"),
                ("no", "Sign the foot", "SignTip", "retired, since it was closed"),
            ]
            for (button, title, tip, words) in ends {
                try await browser.waitToSee(title)
                try await browser.press(id(button))
                try await browser.waitToSee(title, isThere: false)
                try await browser.wait(for: words, in: id("status-\(tip)"))
            }
            try await browser.reloadAndWait()
            for (_, title, tip, words) in ends {
                #expect(try await !browser.sees(title))
                try await browser.wait(for: words, in: id("status-\(tip)"))
            }
        },
        ListingCase(
            "basics-once",
            "An inline tip and a popover tip that may be displayed once don't return after a reload"
        ) { browser, _ in
            try await browser.waitToSee("Wedge the clay")
            try await browser.waitForPopover("Wring the sponge")
            try await browser.reloadAndWait()
            try await browser.waitToSee("Wedge the clay", isThere: false)
            try await browser.waitForNoPopover()
            for tip in ["WedgeTip", "SpongeTip"] {
                try await browser.wait(for: "retired, since it was seen often enough", in: id("status-\(tip)"))
            }
        },
        ListingCase("basics-show-all", "All tips are shown, including a tip that was closed before the relaunch") {
            browser,
            app in
            for tip in ["bucket", "moon", "flood"] {
                try await browser.wait(until: "document.querySelector('\(id(tip)) .tipui-callout')")
            }
            try await browser.press("\(id("bucket")) .tipui-look-close")
            try await browser.wait(until: "!document.querySelector('\(id("bucket")) .tipui-callout')")
            try await browser.reopen(app)
            try await browser.wait(until: "document.querySelectorAll('.tipui-callout').length === 3")
        },
        ListingCase(
            "basics-show-some",
            "Only the named tips are shown, including a named tip that was closed before the relaunch"
        ) {
            browser,
            app in
            try await browser.wait(until: "document.querySelectorAll('.tipui-callout').length === 2")
            #expect(try await !browser.holds("document.querySelector('\(id("flood")) .tipui-callout')"))
            try await browser.press("\(id("moon")) .tipui-look-close")
            try await browser.wait(until: "document.querySelectorAll('.tipui-callout').length === 1")
            try await browser.reopen(app)
            try await browser.wait(until: "document.querySelector('\(id("moon")) .tipui-callout')")
        },
        ListingCase("basics-hide-all", "No tip is shown") { browser, _ async throws in
            #expect(try await !browser.holds("document.querySelector('\(id("bucket"))')"))
            #expect(try await !browser.holds("document.querySelector('.tipui-callout')"))
        },
        ListingCase(
            "basics-documents",
            "The datastore is in the documents folder, and a closed tip stays closed after a relaunch"
        ) {
            browser,
            app in
            let store = app.store.appendingPathComponent("Documents/.tipkit/tips-store.db")
            #expect(FileManager.default.fileExists(atPath: store.path))
            try await browser.waitToSee("Wedge the clay")
            try await browser.press(closeButton)
            try await browser.waitToSee("Wedge the clay", isThere: false)
            try await browser.reopen(app)
            #expect(try await !browser.sees("Wedge the clay"))
        },
    ]
}
