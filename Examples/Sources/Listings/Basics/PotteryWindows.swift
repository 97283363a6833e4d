import SwiftUI
import TipKit

/// What all three tips count.
enum Wheel {
    static let didTurn = Tips.Event(id: "did-turn-wheel")
}

/// Shown to those who turned the wheel often.
struct OftenTip: Tip {
    var title: Text { Text("Oil the wheel") }
    var rules: [Rule] {
        #Rule(Wheel.didTurn) { $0.donations.count >= 3 }
    }
}

/// Shown to those who seldom turn the wheel.
struct SeldomTip: Tip {
    var title: Text { Text("Keep your hands in practice") }
    var rules: [Rule] {
        #Rule(Wheel.didTurn) { $0.donations.donatedWithin(.week).count < 3 }
    }
}

/// Shown to those who turn it day after day.
struct BusyTip: Tip {
    var title: Text { Text("Rest your wrists") }
    var rules: [Rule] {
        #Rule(Wheel.didTurn) { $0.donations.donatedWithin(.days(3)).count > 3 }
    }
}

/// Three tips that ask one event in three ways.
struct WindowsApp: App {
    static let clock = ShiftedClock()

    init() {
        do {
            // The clock is for those who can't wait a week.
            try Tips.configure([.displayFrequency(.immediate), .clock(Self.clock)])
        } catch {
            report(error)
        }
    }

    var body: some Scene {
        WindowGroup {
            VStack {
                TipView(OftenTip())
                // tips-lint: allow tips-without-group
                TipView(SeldomTip())
                TipView(BusyTip())
                WheelButton()
                LaterButton(name: "4 days", seconds: 4 * 86_400, clock: Self.clock)
            }
        }
    }
}

/// Donates, and says how often.
struct WheelButton: View {
    @State private var turns = 0

    var body: some View {
        VStack {
            Button("Turn the wheel") {
                Task {
                    await Wheel.didTurn.donate()
                    turns += 1
                }
            }
            .accessibilityIdentifier("turn")
            Text("Turns: \(turns)").accessibilityIdentifier("turns")
        }
    }
}

/// Shown to those who teach, and have taught a good deal.
struct TeacherTip: Tip {
    static let didTeach = Event(id: "did-teach")

    @Parameter
    static var isTeacher: Bool = false

    var title: Text { Text("Let them fail once") }
    var rules: [Rule] {
        #Rule(Self.didTeach) {
            $0.donations.count > 3
        }
        #Rule(Self.$isTeacher) {
            $0 == true
        }
    }
}

/// A count and a switch, both of which the tip waits for.
struct TeacherPage: View {
    @State private var lessons = 0

    var body: some View {
        VStack {
            TipView(TeacherTip())
            Button("Teach, or stop") { TeacherTip.isTeacher.toggle() }.accessibilityIdentifier("teacher")
            Button("Give a lesson") {
                Task {
                    await TeacherTip.didTeach.donate()
                    lessons += 1
                }
            }
            .accessibilityIdentifier("lesson")
            Text("Lessons: \(lessons)").accessibilityIdentifier("lessons")
        }
    }
}
