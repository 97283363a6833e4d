import SwiftUI
import TipKit

/// The pages of the fourth seed, here a bicycle workshop's.
@MainActor
extension Page {
    static var practice: [Page] { practicePatterns + practiceMistakes }

    private static var practicePatterns: [Page] {
        [
            Page(
                "practice-inline",
                "3.1 3.3 3.4",
                "With the app's own place as datastore a tip is a rounded card above what it is about.",
                app: WorkshopApp.self
            ),
            Page(
                "practice-sync",
                "3.2",
                "A container of a name stands beside the place of the datastore.",
                app: WorkshopSyncApp.self
            ),
            Page(
                "practice-popover",
                "3.5",
                "A popover has an arrow to its view, on a side that the system chooses or the edge says."
            ) { BellPage() },
            Page(
                "practice-style",
                "3.6",
                "A style is applied to one tip, or to all below."
            ) { WorkshopStylePage() },
            Page(
                "practice-parameter",
                "3.7",
                "The tip shows once the person has reached the list."
            ) { RackPage() },
            Page(
                "practice-event",
                "3.8",
                "The tip shows at the third launch, each of which donates.",
                app: ThirdLaunchApp.self
            ),
            Page(
                "practice-both",
                "3.9",
                "A parameter and an event, both of which must agree."
            ) { TruingPage() },
            Page(
                "practice-options",
                "3.10 3.11",
                "Shown three times at most, and regardless of the frequency.",
                app: WorkshopDailyApp.self
            ),
            Page(
                "practice-actions",
                "3.12 3.13",
                "The closure switches over the action's id; the action that is done retires the tip."
            ) { StandPage() },
            Page(
                "practice-group",
                "3.14",
                "One tip of the group at a time, in order; a button goes on to the next."
            ) { TourPage() },
        ]
    }

    private static var practiceMistakes: [Page] {
        [
            Page(
                "practice-debug",
                "3.16 3.21",
                "The switch that shows all tips stands where only builds for debugging reach it.",
                app: DebugApp.self
            ),
            Page(
                "practice-launch",
                "3.17",
                "A launch argument asks for all tips.",
                app: ArgumentApp.self
            ),
            Page(
                "practice-late",
                "3.18",
                "Configured in a task, after the first view was drawn, tips come late.",
                app: LateApp.self
            ),
            Page(
                "practice-many",
                "3.19",
                "Three tips at once are too many."
            ) { ManyPage() },
            Page(
                "practice-one",
                "3.19",
                "A group shows them one by one."
            ) { OneByOnePage() },
            Page(
                "practice-forgotten",
                "3.20",
                "A tip that nobody invalidates stays after its feature was used; one that is invalidated goes."
            ) { ForgottenPage() },
            Page(
                "practice-titles",
                "3.22",
                "A long title wraps; a short one fits, and the message says the rest."
            ) { LengthPage() },
            Page(
                "practice-critical",
                "3.23",
                "A tip that was closed never comes back, so what must be read stands in the page."
            ) { BrakePage() },
        ]
    }
}
