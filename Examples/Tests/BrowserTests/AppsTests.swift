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
        let app = try await ServedApp(name, environment: ["XDG_DATA_HOME": store.path, "XDG_CONFIG_HOME": store.path])
        try await inBrowser(on: app, width: 390, height: 844, named: test) { browser in
            try await steps(Visitor(browser: browser, hand: hand), browser)
            if hand == .keyboard {
                let found = try await browser.audit(except: exempt)
                #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
            }
        }
    }

    /// Views that the apps give a name, and that have no role.
    private static func unnamable(_ selector: String) -> [Exemption] {
        [Exemption("aria-prohibited-attr", in: selector), Exemption("aria-prohibited-attr?", in: selector)]
    }

    @Test("A person keeps a to-do list in the sample app Tasks", arguments: [Visitor.Hand.pointer, .keyboard])
    func tasks(hand: Visitor.Hand) async throws {
        let symbols = Self.unnamable("div[aria-label]") + [Exemption("color-contrast?", in: "main")]
        try await use("Tasks", by: hand, exempt: symbols) { person, browser in
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
            try await person.press("Back")
            try await browser.wait(until: "\(pictures) === 15")
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
        }
    }

    @Test("A person finds places in the sample app Places", arguments: [Visitor.Hand.pointer, .keyboard])
    func places(hand: Visitor.Hand) async throws {
        let location = Self.unnamable("[aria-label='Your location']")
        try await use("Places", by: hand, exempt: location) { person, browser in
            try await person.sees("Harbor Coffee")
            try await person.closeTip("Going Out Tonight?")
            try await person.closeTip("Your Saved Places")
            try await browser.waitForNoPopover()
            try await person.press("Evening map")
            try await person.press("Day map")
            try await person.seesControl("Evening map")
            try await person.press("Zoom in")
            try await person.press("The Paper Shop")
            try await person.sees("7 Print Yard")
        }
    }
}
