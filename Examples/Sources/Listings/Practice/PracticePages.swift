import SwiftUI
import TipKit

/// A bicycle workshop's pages: patterns and common mistakes.
@MainActor
extension Page {
    static var practice: [Page] { practicePatterns + practiceMistakes }

    private static var practicePatterns: [Page] {
        [
            Page(
                "practice-inline",
                "With the app's own place as datastore a tip is a rounded card above what it is about.",
                app: WorkshopApp.self
            ),
            Page(
                "practice-sync",
                "A container of a name stands beside the place of the datastore.",
                app: WorkshopSyncApp.self
            ),
            Page(
                "practice-popover",
                "A popover has an arrow to its view, on a side that the system chooses or the edge says."
            ) { BellPage() },
            Page(
                "practice-style",
                "A style is applied to one tip, or to all below."
            ) { WorkshopStylePage() },
            Page(
                "practice-parameter",
                "The tip shows once the person has reached the list."
            ) { RackPage() },
            Page(
                "practice-event",
                "The tip shows at the third launch, each of which donates.",
                app: ThirdLaunchApp.self
            ),
            Page(
                "practice-both",
                "A parameter and an event, both of which must agree."
            ) { TruingPage() },
            Page(
                "practice-options",
                "Shown three times at most, and regardless of the frequency.",
                app: WorkshopDailyApp.self
            ),
            Page(
                "practice-actions",
                "The closure switches over the action's id; the action that is done retires the tip."
            ) { StandPage() },
            Page(
                "practice-group",
                "One tip of the group at a time, in order; a button goes on to the next."
            ) { TourPage() },
        ]
    }

    private static var practiceMistakes: [Page] {
        [
            Page(
                "practice-debug",
                "The switch that shows all tips stands where only builds for debugging reach it.",
                app: DebugApp.self
            ),
            Page(
                "practice-launch",
                "A launch argument asks for all tips.",
                app: ArgumentApp.self
            ),
            Page(
                "practice-late",
                "Configured in a task, after the first view was drawn, tips come late.",
                app: LateApp.self
            ),
            Page(
                "practice-many",
                "Three tips at once are too many."
            ) { ManyPage() },
            Page(
                "practice-one",
                "A group shows them one by one."
            ) { OneByOnePage() },
            Page(
                "practice-forgotten",
                "A tip that nobody invalidates stays after its feature was used; one that is invalidated goes."
            ) { ForgottenPage() },
            Page(
                "practice-titles",
                "A long title wraps; a short one fits, and the message says the rest."
            ) { LengthPage() },
            Page(
                "practice-critical",
                "A tip that was closed never comes back, so what must be read stands in the page."
            ) { BrakePage() },
        ]
    }
}
