import SwiftUI
import TipKit

/// The pages of the fifth seed, here a sailing chart's.
@MainActor
extension Page {
    static var customising: [Page] {
        [
            Page(
                "customising-two",
                "4.1 4.2 4.3",
                "Two popovers at one control show in an order that nobody chose."
            ) { TwoTipsPage() },
            Page(
                "customising-group",
                "4.4",
                "In an ordered group the second shows once the first is invalidated."
            ) { GroupedTipsPage() },
            Page(
                "customising-controls",
                "4.5",
                "The current tip, cast to a type, shows at one control only."
            ) { TwoControlsPage() },
            Page(
                "customising-invalidate",
                "4.6",
                "A press and a long press each retire the tip that teaches it, so that the next may come."
            ) { SteeredChartPage() },
            Page(
                "customising-place",
                "4.7 4.8",
                "A tip on one harbour, with an action, for those who were around often."
            ) { QuayPage(harbours: Harbour.all) },
            Page(
                "customising-reused",
                "4.9 4.10",
                "One type for all harbours: by its id each has a state and a rule of its own."
            ) { NewHarbourPage(harbours: Harbour.all) },
            Page(
                "customising-picture",
                "4.11 4.12",
                "A style draws the harbour's picture and lays the words over it."
            ) { PicturePage(harbours: Harbour.all, newHarbour: Harbour.all[1]) },
            Page(
                "customising-press",
                "4.13",
                "The whole picture answers a press with the action's handler, which reaches the view's closure."
            ) { PressedPicturePage(harbours: Harbour.all, newHarbour: Harbour.all[1]) },
            Page(
                "customising-sync",
                "4.14",
                "Configured in a task, with a container and a week between tips.",
                app: WeeklyChartApp.self
            ),
        ]
    }
}
