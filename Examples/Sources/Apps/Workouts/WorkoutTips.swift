import SwiftUI
import TipKit

// tips-lint: allow immediate-without-rules, since a new log is empty
/// Explains the log.
///
/// It goes away by itself after it was shown three times.
struct LogTip: Tip {
    var title: Text {
        Text("Log a workout in two taps")
    }

    var message: Text? {
        Text("Tap the plus button and choose what you did. Swipe an entry to rename or delete it.")
    }

    var image: Image? {
        Image(systemName: "figure.run.circle.fill")
    }

    var options: [TipOption] {
        MaxDisplayCount(3)
    }
}

/// Appears when three workouts were logged within a week.
struct StreakTip: Tip {
    static let workoutLogged = Tips.Event(id: "workoutLogged")

    var title: Text {
        Text("You're on a roll!")
    }

    var message: Text? {
        Text("Three workouts logged this week. See how they add up.")
    }

    var image: Image? {
        Image(systemName: "flame.fill")
    }

    var actions: [Action] {
        Action(id: "statistics", title: "See Statistics")
    }

    var rules: [Rule] {
        #Rule(Self.workoutLogged) {
            $0.donations.donatedWithin(.week).count >= 3
        }
    }
}

// tips-lint: allow immediate-without-rules, since a goal is set at the start
/// Points at the stepper for the weekly goal.
struct GoalTip: Tip {
    var title: Text {
        Text("Aim higher")
    }

    var message: Text? {
        Text("Set how many workouts you want to do in a week.")
    }

    var image: Image? {
        Image(systemName: "target")
    }

    var options: [TipOption] {
        IgnoresDisplayFrequency(true)
        MaxDisplayCount(5)
    }
}
