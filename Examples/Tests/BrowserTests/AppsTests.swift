import Foundation
import Testing
import WebDriver

/// The sample apps, used as Descriptions.md says, by pointer and by keyboard.
@Suite(.serialized, .failurePictures) struct AppsTests {
    /// Opens an app with a store of its own, and audits the page at the start and at the end.
    private func use(
        _ name: String,
        by hand: Visitor.Hand,
        except exempt: [Exemption] = [],
        named test: String = #function,
        _ steps: (Visitor, Browser) async throws -> Void
    ) async throws {
        let app = try await ServedApp(name)
        try await inBrowser(on: app, width: 390, height: 844, named: test) { browser in
            try await steps(Visitor(browser: browser, hand: hand), browser)
            if hand == .keyboard {
                let found = try await browser.audit(except: exempt)
                #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
            }
        }
    }

    /// Whether the page's background is dark.
    private static let isDark = "getComputedStyle(document.body).backgroundColor.match(/\\d+/g).every((n) => n < 64)"

    @Test("The sample app Notes, with Combine, a logger, the clipboard and a picture of UIKit, works without a change")
    func notes() async throws {
        let app = try await ServedApp("Notes")
        try await inBrowser(on: app, width: 390, height: 844) { browser in
            let person = Visitor(browser: browser, hand: .pointer)
            try await person.sees("Take a note along", "Groceries", "Ideas", "Copied 0 times, last nothing")
            // A page may copy where the person allows it.
            try await browser.run(
                "window.copied = []; navigator.clipboard.writeText = async (text) => copied.push(text)"
            )
            try await person.press("Copy Groceries")
            try await person.sees("Copied 1 times, last Oats, apples, coffee")
            try await browser.wait(until: "copied.join() === 'Oats, apples, coffee'")
            try await person.misses("Take a note along")
            try await browser.wait(until: "document.querySelector('img[src*=Paper]')?.naturalWidth === 24")
            let ink =
                "getComputedStyle([...document.querySelectorAll('span')].find((span) => "
                + "span.innerText === 'Ada on Monday')).color"
            #expect(try await browser.text(ink) == "rgb(204, 102, 51)")
            try await person.type("birth", into: "Search")
            try await person.misses("Groceries")
            try await person.sees("Birthdays")
        }
    }

    @Test("A person keeps a to-do list in the sample app Tasks", arguments: [Visitor.Hand.pointer, .keyboard])
    func tasks(hand: Visitor.Hand) async throws {
        try await use("Tasks", by: hand) { person, browser in
            try await person.sees("4 open, 1 done")
            try await person.closeTip("Add a Task")
            for title in ["Buy stamps", "Fix the bicycle", "Plan the weekend"] {
                try await person.press("Add")
                try await person.sees("New Task")
                try await person.type(title, into: "What needs doing?")
                if title == "Buy stamps" {
                    try await person.choose("High", of: "Priority")
                    try await person.press("Due Date")
                    try await browser.wait(until: "document.querySelector('dialog input[type=date]')")
                }
                try await person.press("Add", in: "dialog")
                try await person.seesNoSheet()
                try await person.sees(title)
            }
            try await person.sees("7 open, 1 done", "Swipe to Tidy Up")
            try await person.press("Check off Buy stamps")
            try await person.sees("6 open, 2 done", "Swipe to Tidy Up")
            try await person.act("Delete", onRow: "Fix the bicycle")
            try await person.sees("5 open, 2 done")
            try await person.misses("Swipe to Tidy Up", "Fix the bicycle")
            try await browser.waitForPopover("Finished Tasks in the Way?")
            try await person.press("Show Open Tasks")
            try await browser.waitForNoPopover()
            try await person.misses("Buy stamps", "All Tasks")
            try await person.press("Filter")
            try await person.press("All Tasks")
            try await person.sees("Buy stamps")
            try await person.type("xyz", into: "Search Tasks")
            try await person.sees("No Results for “xyz”")
            try await person.type("lib", into: "Search Tasks")
            try await person.sees("Return library books")
            try await person.misses("Buy stamps", "No Results")
        }
    }

    @Test("A person logs workouts in the sample app Workouts", arguments: [Visitor.Hand.pointer, .keyboard])
    func workouts(hand: Visitor.Hand) async throws {
        try await use("Workouts", by: hand) { person, _ in
            try await person.sees("Morning Run")
            try await person.press("Log Workout")
            try await person.press("Swim", in: ":popover-open")
            try await person.sees("Quick Swim")
            for sport in ["Ride", "Yoga"] {
                try await person.press("Log Workout")
                try await person.press(sport, in: ":popover-open")
                try await person.sees("Quick \(sport)")
            }
            try await person.sees("You're on a roll!")
            try await person.press("See Statistics")
            try await person.sees("318", "145")
            try await person.press("Calories")
            try await person.sees("1,095")
            try await person.press("Log")
            try await person.misses("You're on a roll!")
            try await person.act("Rename", onRow: "Morning Run")
            try await person.type("Harbor Run", into: "Name")
            try await person.press("Save")
            try await person.sees("Harbor Run")
            try await person.act("Delete", onRow: "Lake Loop")
            try await person.sees("Delete this workout?")
            try await person.press("Delete “Lake Loop”")
            try await person.misses("Lake Loop", "Yesterday")
            try await person.press("Profile")
            try await person.sees("8 workouts logged", "8 of 8")
            try await person.closeTip("Aim higher")
            try await person.press("8 workouts +")
            try await person.sees("8 of 9")
            try await person.press("Show Progress")
            try await person.misses("8 of 9")
        }
    }

    @Test("Large titles begin at the same height in all tabs, and the bar shows a title that is scrolled away")
    func titles() async throws {
        try await use("Workouts", by: .pointer) { person, browser in
            let title = "[role=tabpanel]:not([hidden]) .tipui-title"
            let bar = "getComputedStyle(document.querySelector('.tipui-page'), '::before')"
            try await person.sees("Morning Run")
            let top = try await browser.box("top", of: title)
            #expect(try await browser.text("\(bar).content").hasPrefix("\"Workouts\""))
            #expect(try await browser.text("\(bar).color") == "rgba(0, 0, 0, 0)")
            try await browser.run("scrollTo(0, 150)")
            for isReduced in [false, true] {
                try await browser.preferReducedMotion(isReduced)
                try await browser.wait(until: "\(bar).color === getComputedStyle(document.body).color")
                let page = try await browser.style("background-color", of: "body")
                #expect(try await browser.text("\(bar).backgroundColor") == page)
            }
            for (tab, text) in [("Statistics", "Last 7 Days"), ("Profile", "Weekly Goal")] {
                try await person.press(tab)
                try await person.sees(text)
                #expect(try await browser.box("top", of: title) == top)
            }
            // Forced colors would show a transparent title.
            try await browser.forceColors()
            #expect(try await browser.text("\(bar).content") == "\"\"")
        }
    }

    @Test("A person looks at photos in the sample app Photos", arguments: [Visitor.Hand.pointer, .keyboard])
    func photos(hand: Visitor.Hand) async throws {
        // Axe doesn't know the colors of the pictures behind the translucent bar.
        let filter = [Exemption("color-contrast?", in: ".tipui-segments")]
        try await use("Photos", by: hand, except: filter) { person, browser in
            let pictures = "document.querySelectorAll('main .tipui-grid > button').length"
            try await browser.wait(until: "\(pictures) === 15")
            try await person.press("Favorites")
            try await person.sees("No Favorites")
            try await person.press("Show All Photos")
            try await person.misses("No Favorites")
            try await person.press("Golden Hour")
            try await person.sees("Golden Hour", "Lisbon")
            try await person.closeTip("Keep the Best Ones")
            try await person.press("Add to favorites")
            try await person.seesControl("Remove from favorites")
            try await person.press("Pine Forest")
            try await person.sees("Oulu")
            try await person.press("Add to favorites")
            try await person.seesControl("Remove from favorites")
            try await person.press("Full screen")
            try await person.sees("Pine Forest, Oulu, August 21")
            try await person.press("Close")
            try await person.misses("Pine Forest, Oulu, August 21")
            try await person.press("Back")
            try await browser.wait(until: "\(pictures) === 15")
            try await browser.waitForPopover("Only Your Favorites")
            try await person.press("Show Favorites")
            try await browser.waitForNoPopover()
            try await browser.wait(until: "\(pictures) === 2")
        }
    }

    @Test(
        "A person changes the language of the sample app Preferences while it is open",
        arguments: [Visitor.Hand.pointer, .keyboard]
    )
    func preferences(hand: Visitor.Hand) async throws {
        try await use("Preferences", by: hand) { person, browser in
            try await person.sees("Settings", "Read in Your Language", "3 reminders a day")
            try await person.press("Switch to Japanese")
            try await person.sees("設定", "読みにくいですか？")
            try await person.misses("Settings")
            try await person.press("大きくする")
            try await person.misses("読みにくいですか？")
            try await person.choose("العربية", of: "言語")
            try await person.sees("الإعدادات", "3 تذكيرات يوميًا")
            try await person.press("3 تذكيرات يوميًا −")
            try await person.press("تذكيران يوميًا −")
            try await person.sees("تذكير واحد يوميًا")
            let title = "[...document.querySelectorAll('.tipui-title')].find((tag) => tag.innerText)"
            #expect(try await browser.text("getComputedStyle(\(title)).direction") == "rtl")
            try await person.choose("Deutsch", of: "اللغة")
            try await person.sees("Einstellungen", "1 Erinnerung am Tag")
            try await person.press("Dunkel")
            try await browser.wait(until: "\(Self.isDark)")
            try await person.press("Akzentfarbe")
            try await person.press("Orange")
            try await person.sees("Einstellungen", "Orange")
            try await person.press("Mitteilungen erlauben")
            try await person.misses("1 Erinnerung am Tag")
            try await person.press("Alle Einstellungen zurücksetzen")
            try await person.press("Zurücksetzen")
            try await person.sees("Einstellungen", "Blau", "3 Erinnerungen am Tag")
            try await browser.wait(until: "!\(Self.isDark)")
        }
    }

    @Test("A person finds places in the sample app Places", arguments: [Visitor.Hand.pointer, .keyboard])
    func places(hand: Visitor.Hand) async throws {
        // Axe doesn't know the colors of the map behind the texts.
        try await use("Places", by: hand, except: [Exemption("color-contrast?", in: "main")]) { person, browser in
            try await person.sees("Harbor Coffee")
            try await person.closeTip("Going Out Tonight?")
            try await person.closeTip("Your Saved Places")
            try await browser.waitForNoPopover()
            try await person.press("Evening map")
            try await person.press("Day map")
            try await person.seesControl("Evening map")
            try await person.press("Zoom in")
            try await person.closeTip("Lost?")
            let shop = "document.querySelector('[aria-label^=\"The Paper Shop\"]').getBoundingClientRect().left"
            let zoomed = try await browser.text(shop)
            try await person.press("Go to my location")
            try await browser.wait(until: "String(\(shop)) !== arguments[0]", [zoomed])
            try await person.press("The Paper Shop")
            try await person.press("The Paper Shop 7 Print Yard")
            try await person.press("Save", in: "dialog")
            try await person.press("Show on Map")
            try await person.seesNoSheet()
            try await person.press("Show saved places")
            try await person.seesControl("Show all places")
            try await person.misses("Herb Garden")
            try await person.press("Show all places")
            try await person.sees("Herb Garden")
            try await person.type("tower", into: "Search places")
            try await person.misses("Museum of Light")
            try await person.press("Tower Observatory")
            try await person.sees("Tower Observatory", "Herb Garden")
            try await person.misses("7 Print Yard")
        }
    }
}
