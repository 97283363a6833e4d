import Foundation
import Testing
import WebDriver

/// The sample apps, used as Descriptions.md says, by pointer and by keyboard.
@Suite(.serialized, .failurePictures) struct AppsTests {
    /// Opens an app with a store of its own, and audits the page at the start and at the end.
    private func use(
        _ name: String,
        by hand: Visitor.Hand,
        exempt: [Exemption] = [],
        named test: String = #function,
        _ steps: (Visitor, Browser) async throws -> Void
    ) async throws {
        let store = FileManager.default.temporaryDirectory.appendingPathComponent("apps-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: store) }
        let app = try await ServedApp(name, environment: ["XDG_DATA_HOME": store.path])
        try await inBrowser(on: app, width: 390, height: 844, named: test) { browser in
            try await steps(Visitor(browser: browser, hand: hand), browser)
            if hand == .keyboard {
                let found = try await browser.audit(except: exempt)
                #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
            }
        }
    }

    @Test("A person keeps a to-do list in the sample app Tasks", arguments: [Visitor.Hand.pointer, .keyboard])
    func tasks(hand: Visitor.Hand) async throws {
        try await use("Tasks", by: hand) { person, browser in
            try await person.sees("4 open, 1 done")
            try await browser.wait(until: "document.querySelector(':popover-open')")
            try await person.press("Close tip")
            try await person.press("Add")
            try await person.sees("New Task")
            try await person.type("Buy stamps", into: "Title")
            try await person.choose("High", of: "Priority")
            try await person.press("Due Date")
            try await browser.wait(until: "document.querySelector('dialog input[type=date]')")
            try await person.press("Add", in: "dialog")
            try await person.sees("Buy stamps", "5 open, 1 done")
            for title in ["Fix the bicycle", "Plan the weekend"] {
                try await person.press("Add")
                try await person.type(title, into: "Title")
                try await person.press("Add", in: "dialog")
                try await person.sees(title)
            }
            try await person.sees("7 open, 1 done")
            try await browser.wait(until: "document.querySelector('.tipui-callout')")
        }
    }

    @Test("A person logs workouts in the sample app Workouts", arguments: [Visitor.Hand.pointer, .keyboard])
    func workouts(hand: Visitor.Hand) async throws {
        try await use("Workouts", by: hand) { person, _ in
            try await person.sees("Morning Run")
            try await person.press("Log Workout")
            try await person.press("Swim")
            try await person.sees("Quick Swim")
            for sport in ["Ride", "Yoga"] {
                try await person.press("Log Workout")
                try await person.press(sport)
                try await person.sees("Quick \(sport)")
            }
            try await person.sees("You're on a roll!")
            try await person.press("See Statistics")
            try await person.sees("318", "145")
            try await person.press("Calories")
            try await person.sees("1,095")
            try await person.press("Profile")
            try await person.sees("9 of 8")
        }
    }

    @Test("A person looks at photos in the sample app Photos", arguments: [Visitor.Hand.pointer, .keyboard])
    func photos(hand: Visitor.Hand) async throws {
        try await use("Photos", by: hand) { person, browser in
            let pictures = try await browser.number("document.querySelectorAll('main button, main a').length")
            #expect(pictures >= 15)
            try await person.press("Favorites")
            try await person.sees("No Favorites")
            try await person.press("Show All Photos")
            try await person.misses("No Favorites")
            try await person.press("Golden Hour")
            try await person.sees("Golden Hour", "Lisbon")
            try await browser.wait(until: "document.querySelector(':popover-open')")
            try await person.press("Close tip")
            try await person.press("Add to Favorites")
            try await person.press("Pine Forest")
            try await person.sees("Oulu")
            try await person.press("Add to Favorites")
            try await person.press("Full Screen")
            try await browser.wait(until: "document.querySelector('dialog[open]')?.innerText.includes('Pine Forest')")
            try await person.press("Close", in: "dialog")
            try await browser.wait(until: "!document.querySelector('dialog[open]')")
            try await person.press("Back")
            try await person.press("Show Favorites")
            try await browser.wait(until: "!document.querySelector(':popover-open')")
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
            try await person.sees("الإعدادات")
            let title = "[...document.querySelectorAll('.tipui-title')].find((tag) => tag.innerText)"
            #expect(try await browser.text("getComputedStyle(\(title)).direction") == "rtl")
            try await person.choose("Deutsch", of: "اللغة")
            try await person.sees("Einstellungen", "3 Erinnerungen am Tag")
            try await person.press("Dunkel")
            try await browser.wait(until: "getComputedStyle(document.querySelector('.tipui')).colorScheme === 'dark'")
        }
    }

    @Test("A person finds places in the sample app Places", arguments: [Visitor.Hand.pointer, .keyboard])
    func places(hand: Visitor.Hand) async throws {
        try await use("Places", by: hand) { person, browser in
            try await person.sees("Harbor Coffee")
            try await browser.wait(until: "document.querySelector(':popover-open')")
            try await person.press("Close tip")
            try await browser.waitForPopover("Your Saved")
            try await person.press("Close tip")
            try await browser.waitForNoPopover()
            try await person.press("Evening map")
            try await person.press("Day map")
            try await person.press("Zoom in")
            try await browser.waitForPopover("Lost?")
            try await person.press("Close tip")
            try await person.press("Go to my location")
            try await person.press("The Paper Shop")
            try await person.sees("7 Print Yard")
        }
    }
}
