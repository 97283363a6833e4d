import Testing
import WebDriver

extension ListingCase {
    /// The pages about shared parameters and events, time on screen, sync and groups, with samples from a choir's app.
    static let groups: [ListingCase] = [
        ListingCase("groups-elsewhere", "A parameter declared in a view shows and hides the tip") { browser, _ in
            #expect(try await !browser.sees("Warm up first"))
            for isThere in [true, false] {
                try await browser.press(id("begin"))
                try await browser.waitToSee("Warm up first", isThere: isThere)
            }
        },
        ListingCase(
            "groups-one-event",
            "A donation in one view and a donation in another view are counted for the same event"
        ) { browser, _ in
            for (count, place) in ["home", "choir"].enumerated() {
                #expect(try await !browser.sees("Learn the second voice"))
                try await browser.press(id(place))
                try await browser.wait(for: "Songs: \(count + 1)", in: id("songs"))
            }
            try await browser.waitToSee("Learn the second voice")
        },
        ListingCase(
            "groups-duration",
            "A tip that may be displayed for 300 seconds ends after two displays of 200 seconds"
        ) { browser, _ in
            try await browser.waitToSee("Breathe at the commas")
            try await browser.press(id("later-200 seconds"))
            try await browser.reloadAndWait()
            try await browser.waitToSee("Breathe at the commas")
            try await browser.press(id("later-200 seconds"))
            try await browser.waitToSee("Breathe at the commas", isThere: false)
            try await browser.wait(for: "retired, since it was seen long enough", in: id("status-BreathTip"))
        },
        ListingCase("groups-sync", "An app that names a sync container shows its tip, and the closed tip stays closed")
        { browser, app in
            try await browser.waitToSee("Take the pitch from the oboe")
            try await browser.press(closeButton)
            try await browser.waitToSee("Take the pitch from the oboe", isThere: false)
            try await browser.reopen(app)
            #expect(try await !browser.sees("Take the pitch from the oboe"))
        },
        ListingCase(
            "groups-automatic",
            "An app with an automatic sync container shows its tip, and the closed tip stays closed"
        ) { browser, app in
            try await browser.waitToSee("Take the pitch from the oboe")
            try await browser.press(closeButton)
            try await browser.waitToSee("Take the pitch from the oboe", isThere: false)
            try await browser.reopen(app)
            #expect(try await !browser.sees("Take the pitch from the oboe"))
        },
        ListingCase(
            "groups-ordered",
            "An ordered group's second tip waits for the first tip, although the second tip is eligible"
        ) { browser, _ in
            #expect(try await !browser.holds("document.querySelector('.tipui-popover')"))
            try await browser.press(id("sopranos"))
            for title in ["Sopranos begin", "Altos follow"] {
                try await browser.waitForPopover(title)
                try await browser.checkPopover(at: "song")
                try await browser.press(":popover-open .tipui-look-close")
            }
            try await browser.waitForNoPopover()
        },
        ListingCase("groups-several", "Each view that uses the tip group shows its own tip, in the group's order") {
            browser,
            _ in
            #expect(try await !browser.holds("document.querySelector('.tipui-popover')"))
            try await browser.press(id("sopranos"))
            for (title, place) in [("Sopranos begin", "first"), ("Altos follow", "second")] {
                try await browser.waitForPopover(title)
                try await browser.checkPopover(at: place)
                try await browser.press(":popover-open .tipui-look-close")
            }
            try await browser.waitForNoPopover()
        },
        ListingCase(
            "groups-first",
            "The group shows its first eligible tip, even in place of a later tip that is already shown"
        ) { browser, _ in
            #expect(try await !browser.holds("document.querySelector('.tipui-popover')"))
            try await browser.click(id("tenors"))
            try await browser.waitForPopover("Tenors join")
            try await browser.click(id("sopranos"))
            try await browser.waitForPopover("Sopranos begin")
            #expect(
                try await browser.number("document.querySelectorAll('.tipui-popover:not(.tipui-leaving)').length") == 1
            )
            try await browser.press(":popover-open .tipui-look-close")
            try await browser.waitForPopover("Tenors join")
        },
    ]
}
