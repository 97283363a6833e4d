import SwiftUI
import TipKit

/// A bakery's pages: helping people discover what an app can do.
@MainActor
extension Page {
    static var discovery: [Page] { discoveryLooks + discoveryRules }

    private static var discoveryLooks: [Page] {
        [
            Page(
                "discovery-open",
                "Configured in the app's init, before the first view, tips remember over launches what was closed.",
                app: OpeningApp.self
            ),
            Page(
                "discovery-shared",
                "Apps that configure one group container share the state of their tips.",
                app: SharingApp.self
            ),
            Page(
                "discovery-inline",
                "A tip above a list pushes the list down; its close button takes it away, and the list moves up."
            ) { ShelfPage() },
            Page(
                "discovery-toolbar",
                "A popover points at a button of the toolbar; the arrow's edge is said, the place is found for one."
            ) { OvenPage() },
            Page(
                "discovery-row",
                "Whoever uses the feature needs its tip no more: the row's button invalidates it."
            ) { StarredShelfPage() },
            Page(
                "discovery-identity",
                "A tip's state belongs to its id: all values of one id go together, another id begins anew."
            ) { SeasonsPage() },
            Page(
                "discovery-reset",
                "A reset before configure forgets everything, so closed tips show again.",
                app: ForgettingApp.self
            ),
            Page(
                "discovery-titles",
                "A title is a text: it takes a colour, and can be joined of texts in styles of their own."
            ) { TitlesPage() },
            Page(
                "discovery-picture",
                "An image's symbol is drawn in several colours."
            ) { TipView(WeatherTip()) },
            Page(
                "discovery-corner",
                "A style of one's own takes the tip's words and lays them out anew, with a line and a picture."
            ) { CornerPage() },
            Page(
                "discovery-actions",
                "Two actions are two buttons of the popover; the closure tells them apart by id."
            ) { HeatPage() },
            Page(
                "discovery-action-names",
                "The ids stand in constants."
            ) { SteamPage() },
            Page(
                "discovery-action-list",
                "A style lists the actions as buttons of its own."
            ) { ActionListPage() },
        ]
    }

    private static var discoveryRules: [Page] {
        [
            Page(
                "discovery-state",
                "A rule on a parameter shows and hides the tip; the parameter can be set anywhere and is kept."
            ) { StarterPage() },
            Page(
                "discovery-written-out",
                "What the macro makes: a parameter, and a property that reads and sets it."
            ) { CrustPage() },
            Page(
                "discovery-events",
                "More than three donations of an event show the tip; each press donates one."
            ) { BakesPage() },
            Page(
                "discovery-group",
                "Of an ordered group the next tip comes once those before it are invalidated."
            ) { StepsPage() },
            Page(
                "discovery-cast",
                "The current tip, cast to a type, shows at one button only; nil shows nothing."
            ) { StationsPage() },
            Page(
                "discovery-count",
                "A tip that may be shown twice is invalidated after that."
            ) { TipView(FlourTip()) },
            Page(
                "discovery-daily",
                "One tip a day at most, save those that ignore the frequency.",
                app: DailyApp.self
            ),
        ]
    }
}
