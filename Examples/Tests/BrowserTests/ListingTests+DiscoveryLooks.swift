import Testing
import WebDriver

extension ListingCase {
    /// The pages about the placement and content of tips, with samples from a bakery's app.
    static let discoveryLooks: [ListingCase] = [
        ListingCase(
            "discovery-toolbar",
            "The popover is shown below the toolbar button, with its arrow on the top edge"
        ) {
            browser,
            _ in
            try await browser.waitForPopover("Heat from afar")
            try await browser.checkPopover(at: "oven", side: "top")
            #expect(try await browser.box("top", of: ":popover-open") > browser.box("bottom", of: id("oven")))
            try await browser.press(":popover-open .tipui-look-close")
            try await browser.waitForNoPopover()
        },
        ListingCase(
            "discovery-titles",
            "Tips have a plain title, a red title, and a title of a light part and a bold red part"
        ) { browser, _ in
            func title(_ place: String) -> String { "\(id(place)) [role=heading]" }
            let red = try await browser.colour("red")
            #expect(try await browser.style("color", of: title("plain")) == browser.colour("label-0"))
            #expect(try await browser.style("color", of: title("red")) == red)
            let (first, second) = ("\(title("joined")) > span:first-of-type", "\(title("joined")) > span:last-of-type")
            try await browser.wait(for: "Let the dough rest", in: title("joined"))
            #expect(try await browser.style("font-weight", of: first) == "300")
            #expect(try await browser.style("color", of: first) != red)
            #expect(try await browser.style("font-weight", of: second) == "700")
            #expect(try await browser.style("color", of: second) == red)
        },
        ListingCase("discovery-picture", "The tip's symbol is drawn beside the tip's title") { browser, _ in
            try await browser.wait(until: "document.querySelector('.tipui-callout .tipui-image svg')")
            try await browser.waitForRest()
            let right = try await browser.box("right", of: ".tipui-callout .tipui-image svg")
            #expect(try await right < browser.box("left", of: ".tipui-callout .tipui-stack > .tipui-text"))
        },
        ListingCase(
            "discovery-corner",
            "The tip style centers the title above a divider and draws a star in the tip's corner"
        ) {
            browser,
            _ in
            try await browser.waitToSee("Let it cool")
            try await browser.waitForRest()
            let (title, message, star) = (id("corner-title"), id("corner-message"), id("corner-star"))
            #expect(try await browser.length("font-size", of: title) == 22)
            #expect(try await browser.style("text-align", of: title) == "center")
            #expect(try await browser.length("font-size", of: message) == 17)
            let line = try await browser.box("top", of: ".tipui-callout .tipui-divider")
            #expect(try await line >= browser.box("bottom", of: title))
            #expect(try await line <= browser.box("top", of: message))
            #expect(try await browser.box("right", of: star) > browser.box("right", of: ".tipui-callout") - 40)
            #expect(try await browser.box("bottom", of: star) > browser.box("bottom", of: ".tipui-callout") - 40)
            #expect(try await !browser.holds("document.querySelector('.tipui-callout .tipui-look-close')"))
            #expect(try await browser.style("background-color", of: id("light")) != "rgba(0, 0, 0, 0)")
            try await browser.press(id("light"))
            try await browser.waitToSee("The oven is lit")
        },
        ListingCase(
            "discovery-actions",
            "The popover has two action buttons, and the view's closure handles only one of them"
        ) { browser, _ in
            try await browser.waitForPopover("Rolls want it hotter")
            #expect(
                try await browser.number("document.querySelectorAll(':popover-open .tipui-look-cardAction').length")
                    == 2
            )
            try await browser.pressAction("Heat to 230°")
            #expect(try await browser.text("document.querySelector('\(id("oven"))').innerText") == "The oven is cold")
            try await browser.pressAction("Open the settings")
            try await browser.wait(for: "The settings are open", in: id("oven"))
        },
        ListingCase(
            "discovery-action-names",
            "The view's closure distinguishes actions by ids that are declared as constants"
        ) { browser, _ in
            try await browser.waitForPopover("Steam makes a crust")
            try await browser.pressAction("Open the settings")
            #expect(try await browser.text("document.querySelector('\(id("oven"))').innerText") == "The oven is dry")
            try await browser.pressAction("Add steam")
            try await browser.wait(for: "The oven steams", in: id("oven"))
        },
        ListingCase(
            "discovery-action-list",
            "The tip's actions are drawn as list rows, and a press on a row calls the view's closure"
        ) {
            browser,
            _ in
            try await browser.wait(
                until: "document.querySelectorAll('.tipui-callout .tipui-list .tipui-row').length === 2"
            )
            #expect(try await browser.text("document.querySelector('.tipui-callout .tipui-row').innerText") == "Airy")
            try await browser.press(id("action-dense"))
            try await browser.wait(for: "said: dense", in: id("answer"))
        },
    ]
}
