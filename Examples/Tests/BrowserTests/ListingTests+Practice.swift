import Foundation
import Testing
import WebDriver

extension ListingCase {
    /// The pages about patterns, mistakes and corrections, with samples from a bicycle workshop's app.
    static let practice: [ListingCase] = practicePatterns + practiceMistakes

    private static let practicePatterns: [ListingCase] = [
        ListingCase(
            "practice-inline",
            "A rounded tip appears above the list with an animation, and the app has its own datastore"
        ) {
            browser,
            app in
            try await browser.waitToSee("Pin your own")
            let store = app.store.appendingPathComponent("Listings/.tipkit/tips-store.db")
            #expect(FileManager.default.fileExists(atPath: store.path))
            #expect(try await browser.style("animation-name", of: ".tipui-callout") == "tipui-card-in")
            try await browser.waitForRest()
            #expect(try await browser.length("border-top-left-radius", of: ".tipui-callout") > 8)
            #expect(try await browser.box("bottom", of: ".tipui-callout") <= browser.box("top", of: ".tipui-list"))
        },
        ListingCase("practice-sync", "An app that also names a sync container shows the same tip") { browser, _ in
            try await browser.waitToSee("Pin your own")
        },
        ListingCase(
            "practice-popover",
            "One popover chooses its own side, and the other popover is shown above its button"
        ) { browser, _ in
            try await browser.waitForPopover("Ring before the bend")
            try await browser.checkPopover(at: "bell")
            try await browser.press(":popover-open .tipui-look-close")
            try await browser.waitForPopover("Light up at dusk")
            try await browser.checkPopover(at: "lamp", side: "bottom")
            #expect(try await browser.box("bottom", of: ":popover-open") < browser.box("top", of: id("lamp")))
        },
        ListingCase("practice-style", "A tip style applies to one tip or to all tips in a stack, and not to other tips")
        {
            browser,
            _ in
            let tip = id("one")
            try await browser.wait(until: "document.querySelectorAll('.tipui-callout').length === 4")
            #expect(try await browser.length("font-size", of: "\(tip) .tipui-image") == 22)
            #expect(try await browser.style("color", of: "\(tip) .tipui-image") == browser.colour("tint"))
            #expect(try await browser.style("font-weight", of: "\(tip) .tipui-text") == "600")
            #expect(
                try await browser.style("color", of: "\(tip) .tipui-text + .tipui-text") == browser.colour("label-1")
            )
            #expect(try await !browser.holds("document.querySelector('\(tip) .tipui-look-close')"))
            #expect(try await !browser.holds("document.querySelector('\(id("all")) .tipui-look-close')"))
            #expect(try await browser.holds("document.querySelector('\(id("none")) .tipui-look-close')"))
        },
        ListingCase("practice-parameter", "The tip is shown once the person has opened the list") { browser, _ in
            #expect(try await !browser.sees("Sort by size"))
            try await browser.press(id("rack"))
            try await browser.waitToSee("Sort by size")
        },
        ListingCase("practice-event", "The tip is shown at the third launch of the app") { browser, app in
            #expect(try await !browser.sees("Begin where you stopped"))
            try await browser.reopen(app)
            #expect(try await !browser.sees("Begin where you stopped"))
            try await browser.reopen(app)
            try await browser.waitToSee("Begin where you stopped")
        },
        ListingCase("practice-both", "The tip is shown to a signed-in person after the fifth press of the button") {
            browser,
            _ in
            try await browser.press(id("sign-in"))
            for count in 1...5 {
                #expect(try await !browser.sees("Open the spoke calculator"))
                try await browser.press(id("wheel"))
                try await browser.wait(for: "Wheels: \(count)", in: id("wheels"))
            }
            try await browser.waitToSee("Open the spoke calculator")
        },
        ListingCase(
            "practice-options",
            "The tip ignores the display frequency, and is displayed three times and not a fourth time"
        ) {
            browser,
            _ in
            for _ in 1...3 {
                try await browser.waitToSee("Pin your own")
                try await browser.waitToSee("Wipe the chain")
                #expect(try await !browser.sees("Turn the bar, then let go"))
                try await browser.reloadAndWait()
            }
            try await browser.waitToSee("Wipe the chain", isThere: false)
            try await browser.wait(for: "retired, since it was seen often enough", in: id("status-ChainTip"))
            #expect(try await browser.sees("Pin your own"))
        },
        ListingCase(
            "practice-actions",
            "One action leaves the tip visible, and the other action hides the tip permanently"
        ) { browser, _ in
            try await browser.waitToSee("Try the new stand")
            try await browser.pressAction("Read about it")
            try await browser.waitToSee("Lift with your knees")
            #expect(try await browser.sees("Try the new stand"))
            try await browser.pressAction("Open the stand")
            try await browser.wait(for: "At the stand", in: id("place"))
            try await browser.waitToSee("Try the new stand", isThere: false)
            try await browser.reloadAndWait()
            #expect(try await !browser.sees("Try the new stand"))
        },
        ListingCase("practice-group", "Presses on the Next button lead through a tour of three tips, one tip at a time")
        { browser, _ in
            for title in ["Ring, and somebody comes", "Borrow any tool on the wall", "Tea is at four"] {
                try await browser.waitToSee(title)
                #expect(
                    try await browser.number("document.querySelectorAll('.tipui-callout:not(.tipui-leaving)').length")
                        == 1
                )
                try await browser.press(id("next"))
                try await browser.waitToSee(title, isThere: false)
            }
            try await browser.reloadAndWait()
            #expect(try await !browser.holds("document.querySelector('.tipui-callout')"))
        },
    ]
}
