import SwiftUI
import TipKit

/// A sailing chart's pages: order, re-use, looks and sync.
@MainActor
extension Page {
    static var customising: [Page] {
        [
            Page(
                "customising-two",
                "Two popovers at one control show in an order that nobody chose."
            ) { TwoTipsPage() },
            Page(
                "customising-group",
                "In an ordered group the second shows once the first is invalidated."
            ) { GroupedTipsPage() },
            Page(
                "customising-controls",
                "The current tip, cast to a type, shows at one control only."
            ) { TwoControlsPage() },
            Page(
                "customising-invalidate",
                "A press and a long press each retire the tip that teaches it, so that the next may come."
            ) { SteeredChartPage() },
            Page(
                "customising-place",
                "A tip on one harbour, with an action, for those who were around often."
            ) { QuayPage(harbours: Harbour.all) },
            Page(
                "customising-reused",
                "One type for all harbours: by its id each has a state and a rule of its own."
            ) { NewHarbourPage(harbours: Harbour.all) },
            Page(
                "customising-picture",
                "A style draws the harbour's picture and lays the words over it."
            ) { PicturePage(harbours: Harbour.all, newHarbour: Harbour.all[1]) },
            Page(
                "customising-press",
                "The whole picture answers a press with the action's handler, which reaches the view's closure."
            ) { PressedPicturePage(harbours: Harbour.all, newHarbour: Harbour.all[1]) },
            Page(
                "customising-sync",
                "Configured in a task, with a container and a week between tips.",
                app: WeeklyChartApp.self
            ),
        ]
    }
}
