import Testing
import WebDriver

extension ListingCase {
    /// The pages about the placement, appearance and actions of tips, with samples from a pottery's app.
    static let basicLooks: [ListingCase] = [
        ListingCase(
            "basics-inline",
            "The tip is shown between its neighboring views, and disappears when its feature is used"
        ) {
            browser,
            _ in
            try await browser.waitToSee("Fire when it is dry")
            try await browser.waitForRest()
            #expect(try await browser.text("document.querySelector('.tipui-callout').dataset.edge") == "bottom")
            let arrow = "getComputedStyle(document.querySelector('.tipui-callout'), '::before')"
            #expect(try await browser.text("\(arrow).bottom") == "-12px")
            #expect(try await browser.box("bottom", of: ".tipui-callout") <= browser.box("top", of: id("fire")))
            try await browser.press(id("fire"))
            try await browser.waitToSee("Fire when it is dry", isThere: false)
            try await browser.reloadAndWait()
            #expect(try await !browser.sees("Fire when it is dry"))
        },
        ListingCase("basics-frame", "The tip is 250 px wide and has no arrow") { browser, _ in
            try await browser.waitToSee("Fire when it is dry")
            try await browser.waitForRest()
            #expect(try await abs(browser.box("width", of: ".tipui-callout") - 250) <= 2)
            #expect(try await !browser.holds("'edge' in document.querySelector('.tipui-callout').dataset"))
        },
        ListingCase(
            "basics-popover",
            "The popover's title is indigo, and a press on the popover's anchor closes the popover permanently"
        ) {
            browser,
            _ in
            try await browser.waitForPopover("Paint under the glaze")
            try await browser.checkPopover(at: "brush")
            #expect(try await browser.style("color", of: ":popover-open [role=heading]") == browser.colour("indigo"))
            #expect(
                try await browser.holds("document.querySelector(':popover-open .tipui-text .tipui-word').innerText")
            )
            // A large symbol is 1.45 times as large as the text.
            #expect(try await abs(browser.box("width", of: "\(id("brush")) svg") - 1.45 * 17) <= 1)
            try await browser.press(id("brush"))
            try await browser.waitForNoPopover()
            try await browser.reloadAndWait()
            #expect(try await !browser.holds("document.querySelector('.tipui-popover')"))
        },
        ListingCase(
            "basics-leading",
            "The arrow is on the popover's leading edge, so the popover is to the right of its anchor"
        ) { browser, _ in
            try await browser.waitForPopover("Leave room to breathe")
            try await browser.checkPopover(at: "shelf", side: "left")
            #expect(try await browser.box("left", of: ":popover-open") > browser.box("right", of: id("shelf")))
        },
        ListingCase(
            "basics-words",
            "Bold, red and small words and symbols are drawn in an inline tip and in a popover tip"
        ) {
            browser,
            _ in
            try await browser.waitForPopover("before you dip")
            for root in [".tipui-callout", ":popover-open"] {
                func word(_ text: String) -> String {
                    "[...document.querySelectorAll('\(root) .tipui-text span')].find((s) => s.innerText === '\(text)')"
                }
                #expect(try await browser.holds("document.querySelector('\(root) [role=heading] .tipui-image svg')"))
                #expect(try await browser.text("getComputedStyle(\(word("thick"))).fontWeight") == "700")
                #expect(try await browser.text("getComputedStyle(\(word("thick"))).color") == browser.colour("red"))
                let small = try await browser.number("parseFloat(getComputedStyle(\(word("foot"))).fontSize)")
                let text = try await browser.number(
                    "parseFloat(getComputedStyle(\(word("foot")).parentElement).fontSize)"
                )
                #expect(abs(small / text - 0.8) < 0.02)
            }
        },
        ListingCase("basics-look", "The tip's image measures 30 px, its corners are square, and its background is red")
        {
            browser,
            _ in
            try await browser.waitToSee("before you dip")
            try await browser.waitForRest()
            for side in ["width", "height"] {
                #expect(
                    try await abs(browser.box(side, of: ".tipui-callout .tipui-image.tipui-resizable svg") - 30) <= 2
                )
            }
            #expect(try await browser.style("border-top-left-radius", of: ".tipui-callout") == "0px")
            #expect(try await browser.style("background-color", of: ".tipui-callout") == browser.colour("area-red"))
        },
        ListingCase(
            "basics-style",
            "The tip style draws an image, a title, a message and a close button, which closes the tip"
        ) {
            browser,
            _ in
            try await browser.wait(until: "document.querySelector('\(id("stamp-title"))')")
            try await browser.waitForRest()
            #expect(try await browser.style("color", of: id("stamp-image")) == browser.colour("area-green"))
            #expect(try await browser.style("text-transform", of: id("stamp-title")) == "uppercase")
            #expect(try await browser.style("font-weight", of: id("stamp-title")) == "700")
            #expect(try await browser.style("color", of: id("stamp-message")) == browser.colour("label-1"))
            let (cross, card) = ("\(id("stamp-close")) svg", id("stamp"))
            #expect(try await abs(browser.box("top", of: cross) - browser.box("top", of: card) - 5) <= 2)
            #expect(try await abs(browser.box("right", of: card) - browser.box("right", of: cross) - 5) <= 2)
            try await browser.press(id("stamp-close"))
            try await browser.wait(until: "!document.querySelector('.tipui-callout')")
            try await browser.reloadAndWait()
            #expect(try await !browser.holds("document.querySelector('.tipui-callout')"))
        },
        ListingCase(
            "basics-links",
            "Each of the tip's actions opens its URL, and the view is informed whether the URL opened"
        ) {
            browser,
            _ in
            try await browser.waitToSee("Lost your mark?")
            try await browser.run("window.open = (url) => { window.asked = url; return {}; }")
            try await browser.pressAction("Choose a mark")
            try await browser.wait(for: "The marks are open", in: id("answer"))
            #expect(try await browser.text("window.asked") == "https://example.org/marks")
            try await browser.run("window.open = (url) => { window.asked = url; return null; }")
            try await browser.pressAction("Read what others asked")
            try await browser.wait(for: "The questions stay closed", in: id("answer"))
            #expect(try await browser.text("window.asked") == "https://example.org/questions")
        },
        ListingCase("basics-popover-action", "A press on the popover's action calls the view's closure") { browser, _ in
            try await browser.waitForPopover("One coat is thin")
            try await browser.pressAction("Add a coat")
            try await browser.wait(for: "Glaze: 2 coats", in: id("glaze"))
        },
        ListingCase(
            "basics-perform",
            "A press on the tip's action runs the action's own handler, without a closure in the view"
        ) { browser, _ in
            try await browser.waitToSee("Ask the potter")
            try await browser.pressAction("Send a question")
            try await browser.wait(for: "Questions: 1", in: id("questions"))
        },
    ]
}
