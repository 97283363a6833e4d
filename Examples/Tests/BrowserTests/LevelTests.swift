import Testing
import WebDriver

/// Interaction with the destinations of a navigation stack.
@Suite(.serialized, .failurePictures) struct LevelTests {
    @Test(
        "A click on a navigation link shows its destination, and Back returns to the previous page with its state kept"
    )
    func mouse() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "levels"])
        try await inBrowser(on: app) { browser in
            try await browser.waitForPopover("Tip on first")
            try await browser.click(id("to-heron"))
            try await browser.wait(for: "heron", in: title)
            // A covered view shows no popover, and its controls can't be reached.
            try await browser.waitForNoPopover()
            #expect(try await browser.style("visibility", of: id("feature")) == "hidden")
            try await browser.waitToSee("Tip on heron")
            try await browser.press(id("press-heron"))
            try await browser.wait(for: "1", in: id("presses-heron"))
            try await browser.press(id("on-heron"))
            try await browser.wait(for: "heron-on", in: title)
            try await browser.wait(for: "heron heron-on false none", in: id("state"))
            try await browser.press(back)
            try await browser.wait(for: "heron", in: title)
            try await browser.wait(for: "1", in: id("presses-heron"))
            try await browser.press(back)
            try await browser.wait(for: "First", in: title)
            try await browser.wait(for: "false none", in: id("state"))
            try await browser.waitForPopover("Tip on first")
        }
    }

    @Test("A link in the toolbar shows its destination without the first page's toolbar, and Back shows the link again")
    func fromTheBar() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "levels"])
        try await inBrowser(on: app) { browser in
            try await browser.click(id("to-settings"))
            try await browser.wait(for: "Settings", in: title)
            #expect(try await !browser.holds("document.querySelector('\(id("to-settings"))')"))
            try await browser.press(id("settings-press"))
            try await browser.wait(for: "1", in: id("settings-presses"))
            try await browser.press(back)
            try await browser.wait(for: "First", in: title)
            try await browser.click(id("to-settings"))
            try await browser.wait(for: "0", in: id("settings-presses"))
        }
    }

    @Test("A double click on a navigation link shows the destination only once, and the destination keeps its state")
    func doubleClick() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "levels"])
        try await inBrowser(on: app) { browser in
            let link = "document.querySelector('\(id("to-heron"))')"
            try await browser.run("const link = \(link); link.click(); link.click()", [])
            try await browser.wait(for: "heron", in: title)
            try await browser.press(id("press-heron"))
            try await browser.wait(for: "1", in: id("presses-heron"))
            try await browser.wait(for: "heron false none", in: id("state"))
        }
    }

    @Test(
        "Destinations of value links, view links, flags, items and toolbar links can be opened and left by keyboard"
    )
    func keyboard() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "levels"])
        try await inBrowser(on: app) { browser in
            try await browser.waitForPopover("Tip on first")
            try await browser.key("\u{E00C}")
            try await browser.waitForNoPopover()
            let ways = [
                ("to-heron", "heron", "heron false none"), ("to-view", "View", "false none"),
                ("flag", "flag", "true none"), ("item", "fir", "false fir"),
                ("to-settings", "Settings", "false none"),
            ]
            for (control, name, state) in ways {
                try await browser.tab(to: id(control))
                try await browser.key("\u{E007}")
                try await browser.wait(for: name, in: title)
                try await browser.wait(for: state, in: id("state"))
                // Tab must skip the covered first page and reach the Back button.
                try await browser.tab(to: back)
                try await browser.key("\u{E007}")
                try await browser.wait(for: "First", in: title)
                try await browser.wait(for: "false none", in: id("state"))
            }
        }
    }

    @Test("Setting a navigation path in code shows the path's last destination, and emptying it shows the first page")
    func byCode() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "levels"])
        try await inBrowser(on: app) { browser in
            try await browser.click(id("deep"))
            try await browser.wait(for: "larch", in: title)
            try await browser.waitToSee("Tip on larch")
            #expect(try await !browser.sees("Tip on heron"))
            try await browser.click(id("home"))
            try await browser.wait(for: "First", in: title)
        }
    }

    @Test("An axe accessibility audit finds no faults on the last destination of a navigation path")
    func audit() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "levels"])
        try await inBrowser(on: app) { browser in
            try await browser.click(id("deep"))
            try await browser.wait(for: "larch", in: title)
            try await browser.waitForNoPopover()
            let found = try await browser.audit()
            #expect(found == [])
        }
    }
}

/// A selector for the title of the page.
let title = ".tipui-title"
/// A selector for the Back button.
let back = "[aria-label=Back]"

extension Browser {
    /// Presses Tab until an element has the focus.
    fileprivate func tab(to selector: String) async throws {
        for _ in 1...30 {
            if try await holds("document.activeElement.matches('\(selector)')") { return }
            try await key("\u{E004}")
        }
        Issue.record("Tab doesn't reach \(selector).")
    }
}
