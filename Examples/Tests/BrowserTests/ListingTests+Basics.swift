import Foundation
import Testing
import WebDriver

extension ListingCase {
    /// The pages of a pottery about rules, invalidation, switches and placement.
    static let basics: [ListingCase] = basicLooks + basicRules + basicEnds

    private static let basicRules: [ListingCase] = [
        ListingCase("basics-parameter", "The button shows the tip and hides it again") { browser, _ in
            #expect(try await !browser.sees("Members fire for free"))
            for isThere in [true, false] {
                try await browser.press(id("join"))
                try await browser.waitToSee("Members fire for free", isThere: isThere)
            }
        },
        ListingCase("basics-transient", "After a launch the kept parameter still holds, the transient one doesn't") {
            browser,
            app in
            try await browser.press(id("enter"))
            try await browser.waitToSee("Come again")
            try await browser.waitToSee("Close the door behind you")
            try await browser.reopen(app)
            try await browser.waitToSee("Come again")
            #expect(try await !browser.sees("Close the door behind you"))
        },
        ListingCase("basics-init", "What the view is made with decides whether its tip shows") { browser, _ in
            #expect(try await !browser.sees("Sweep before you throw"))
            for isThere in [true, false] {
                try await browser.press(id("become"))
                try await browser.waitToSee("Sweep before you throw", isThere: isThere)
            }
        },
        ListingCase("basics-events", "The third press shows the tip") { browser, _ in
            for count in 1...3 {
                #expect(try await !browser.sees("Try a jug"))
                try await browser.press(id("throw"))
                try await browser.wait(for: "Bowls: \(count)", in: id("bowls"))
            }
            try await browser.waitToSee("Try a jug")
        },
        ListingCase("basics-callback", "A donation counts without waiting, and its closure runs") { browser, _ in
            #expect(try await !browser.sees("Written down"))
            try await browser.press(id("dip"))
            try await browser.waitToSee("Wipe the foot clean")
            try await browser.waitToSee("Written down")
        },
        ListingCase("basics-windows", "Three in all, fewer than three in a week, more than three in three days") {
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
        ListingCase("basics-donation", "Only donations of one value count") { browser, _ in
            for (count, button) in ["brown", "brown", "green", "green"].enumerated() {
                #expect(try await !browser.sees("Celadon loves less air"))
                try await browser.press(id(button))
                try await browser.wait(for: "Firings: \(count + 1)", in: id("firings"))
            }
            try await browser.waitToSee("Celadon loves less air")
        },
        ListingCase("basics-both", "Four donations alone don't show the tip, nor does the parameter") { browser, _ in
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
        ListingCase("basics-invalidate", "Both reasons retire a tip for good") { browser, _ in
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
        ListingCase("basics-once", "Seen once, a tip is retired, in the page and above it") { browser, _ in
            try await browser.waitToSee("Wedge the clay")
            try await browser.waitForPopover("Wring the sponge")
            try await browser.reloadAndWait()
            try await browser.waitToSee("Wedge the clay", isThere: false)
            try await browser.waitForNoPopover()
            for tip in ["WedgeTip", "SpongeTip"] {
                try await browser.wait(for: "retired, since it was seen often enough", in: id("status-\(tip)"))
            }
        },
        ListingCase("basics-show-all", "All tips show, also one that was closed before the launch") { browser, app in
            for tip in ["bucket", "moon", "flood"] {
                try await browser.wait(until: "document.querySelector('\(id(tip)) .tipui-callout')")
            }
            try await browser.press("\(id("bucket")) .tipui-look-close")
            try await browser.wait(until: "!document.querySelector('\(id("bucket")) .tipui-callout')")
            try await browser.reopen(app)
            try await browser.wait(until: "document.querySelectorAll('.tipui-callout').length === 3")
        },
        ListingCase("basics-show-some", "The named tips show, also one that was closed; no other does") {
            browser,
            app in
            try await browser.wait(until: "document.querySelectorAll('.tipui-callout').length === 2")
            #expect(try await !browser.holds("document.querySelector('\(id("flood")) .tipui-callout')"))
            try await browser.press("\(id("moon")) .tipui-look-close")
            try await browser.wait(until: "document.querySelectorAll('.tipui-callout').length === 1")
            try await browser.reopen(app)
            try await browser.wait(until: "document.querySelector('\(id("moon")) .tipui-callout')")
        },
        ListingCase("basics-hide-all", "No tip shows") { browser, _ async throws in
            #expect(try await browser.holds("document.querySelector('\(id("bucket"))')"))
            #expect(try await !browser.holds("document.querySelector('.tipui-callout')"))
        },
        ListingCase("basics-documents", "The datastore lies among the documents, and holds what was closed") {
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
