import Testing
import WebDriver

extension ListingCase {
    /// The pages about the order, reuse, appearance and sync of tips, with samples from a sailing chart's app.
    static let customising: [ListingCase] = customisingOrder + customisingReuse

    private static let customisingOrder: [ListingCase] = [
        ListingCase(
            "customising-two",
            "Two popovers at one view are shown one after the other, and both of the view's gestures work"
        ) {
            browser,
            _ in
            try await browser.wait(until: "document.querySelector(':popover-open')")
            try await browser.checkPopover(at: "rose")
            let first = try await browser.text("document.querySelector(':popover-open').innerText")
            #expect(try await browser.number("document.querySelectorAll('.tipui-popover').length") == 1)
            try await browser.press(":popover-open .tipui-look-close")
            try await browser.waitForPopover(first.contains("Find your boat") ? "Steady the chart" : "Find your boat")
            try await browser.checkPopover(at: "rose")
            try await browser.press(":popover-open .tipui-look-close")
            try await browser.waitForNoPopover()
            try await browser.click(id("rose"))
            try await browser.wait(for: "off Heron Bay, heading 40", in: id("chart"))
            try await browser.hold(id("rose"), milliseconds: 400)
            try await browser.wait(for: "off Heron Bay, heading 0", in: id("chart"))
        },
        ListingCase(
            "customising-group",
            "The second popover follows the first, and a press on a popover doesn't press the popover's anchor"
        ) {
            browser,
            _ in
            try await browser.waitForPopover("Find your boat")
            try await browser.press(":popover-open .tipui-look-close")
            try await browser.waitForPopover("Steady the chart")
            try await browser.waitForRest()
            try await browser.press(":popover-open .tipui-text:not([role=heading])")
            // The server handles presses in order, so once the horn's count changes, it has handled the press above.
            try await browser.click(id("horn"))
            try await browser.wait(for: "Horns: 1", in: id("horn"))
            let chart = try await browser.text("document.querySelector('\(id("chart"))').innerText")
            #expect(chart == "nowhere, heading 40")
        },
        ListingCase("customising-controls", "Each tip of the group is shown at its own control") { browser, _ in
            for (title, place) in [("Find your boat", "boat"), ("Steady the chart", "north")] {
                try await browser.waitForPopover(title)
                try await browser.checkPopover(at: place)
                try await browser.press(":popover-open .tipui-look-close")
            }
            try await browser.waitForNoPopover()
        },
        ListingCase(
            "customising-invalidate",
            "A press on the view invalidates the first tip, and a long press invalidates the second tip"
        ) { browser, _ in
            try await browser.waitForPopover("Find your boat")
            try await browser.click(id("rose"))
            try await browser.wait(for: "off Heron Bay, heading 40", in: id("chart"))
            try await browser.waitForPopover("Steady the chart")
            try await browser.hold(id("rose"), milliseconds: 400)
            try await browser.wait(for: "off Heron Bay, heading 0", in: id("chart"))
            try await browser.waitForNoPopover()
            try await browser.reloadAndWait()
            #expect(try await !browser.holds("document.querySelector('.tipui-popover')"))
        },
        ListingCase(
            "customising-sync",
            "The first tip appears although the app configures late, and the second tip appears a week later"
        ) {
            browser,
            _ in
            try await browser.waitForPopover("Find your boat")
            try await browser.press(":popover-open .tipui-look-close")
            try await browser.waitForNoPopover()
            #expect(try await !browser.sees("Steady the chart"))
            try await browser.press(id("later-week"))
            try await browser.waitForPopover("Steady the chart")
        },
    ]

    private static let customisingReuse: [ListingCase] = [
        ListingCase("customising-place", "The fourth trip shows the tip, and the tip's action marks the harbor") {
            browser,
            _ in
            for count in 1...4 {
                #expect(try await !browser.sees("Lantern Quay is open"))
                try await browser.press(id("sail"))
                try await browser.wait(for: "Sail Heron Bay, trips: \(count)", in: id("sail"))
            }
            try await browser.waitToSee("Lantern Quay is open")
            try await browser.pressAction("Show me")
            try await browser.wait(for: "marked: lantern", in: id("marked"))
        },
        ListingCase(
            "customising-reused",
            "A tip that is closed for one harbor is shown for the next harbor in the same waters"
        ) {
            browser,
            _ in
            for count in 1...4 {
                try await browser.press(id("sail"))
                try await browser.wait(for: "Sail Heron Bay, trips: \(count)", in: id("sail"))
            }
            try await browser.waitToSee("Lantern Quay is open")
            #expect(try await browser.sees("Press Heron Bay on the chart"))
            try await browser.pressAction("Show me")
            try await browser.wait(for: "marked: lantern", in: id("marked"))
            try await browser.press(closeButton)
            try await browser.waitToSee("Lantern Quay is open", isThere: false)
            for (name, isThere) in [("Otter Slip", true), ("North Mole", false), ("Lantern Quay", false)] {
                try await browser.press(id("newest"))
                try await browser.wait(for: "Newest: \(name)", in: id("newest"))
                try await browser.waitToSee("is open", isThere: isThere)
                if isThere { #expect(try await browser.sees("\(name) is open")) }
            }
        },
        ListingCase(
            "customising-picture",
            "The tip's title and message are drawn over a picture that is at most 150 px high"
        ) {
            browser,
            _ in
            try await browser.waitToSee("Otter Slip is open")
            try await browser.waitForRest()
            let title = ".tipui-callout .tipui-stack > .tipui-text:first-child"
            #expect(try await browser.box("height", of: id("picture")) <= 150)
            #expect(try await browser.length("font-size", of: title) == 28)
            #expect(
                try await browser.length("font-size", of: ".tipui-callout .tipui-stack > .tipui-text + .tipui-text")
                    == 15
            )
            func middle(_ selector: String) async throws -> Double {
                try await (browser.box("left", of: selector) + browser.box("right", of: selector)) / 2
            }
            #expect(try await abs(middle(title) - middle(id("picture"))) <= 2)
            try await browser.wait(until: "document.querySelector('\(id("picture")) img').naturalWidth > 0")
            let image = "\(id("picture")) img"
            #expect(try await browser.style("object-fit", of: image) == "cover")
            #expect(try await browser.box("bottom", of: image) <= browser.box("bottom", of: ".tipui-callout"))
        },
        ListingCase("customising-press", "A press anywhere on the tip's picture calls the view's closure") {
            browser,
            _ in
            try await browser.waitToSee("Otter Slip is open")
            try await browser.waitForRest()
            #expect(try await browser.style("color", of: id("chevron")) == "rgb(255, 255, 255)")
            let left = try await browser.box("left", of: id("picture")) + browser.box("width", of: id("picture")) / 4
            let top = try await browser.box("top", of: id("picture")) + browser.box("height", of: id("picture")) / 2
            try await browser.press(x: Int(left), y: Int(top))
            try await browser.wait(for: "marked: otter", in: id("marked"))
        },
    ]
}
