import SwiftUI
import TipKit

/// The pages of the first seed, here a bakery's.
@MainActor
extension Page {
    static var discovery: [Page] { discoveryLooks + discoveryRules }

    private static var discoveryLooks: [Page] {
        [
            Page(
                "discovery-open",
                "0.1 1.2 2.2",
                "Configured in the app's init, before the first view, tips remember over launches what was closed.",
                app: OpeningApp.self
            ),
            Page(
                "discovery-shared",
                "0.2 1.35 2.39",
                "Apps that configure one group container share the state of their tips.",
                app: SharingApp.self
            ),
            Page(
                "discovery-inline",
                "0.3 0.4",
                "A tip above a list pushes the list down; its close button takes it away, and the list moves up."
            ) { ShelfPage() },
            Page(
                "discovery-toolbar",
                "0.5",
                "A popover points at a button of the toolbar; the arrow's edge is said, the place is found for one."
            ) { OvenPage() },
            Page(
                "discovery-row",
                "0.6",
                "Whoever uses the feature needs its tip no more: the row's button invalidates it."
            ) { StarredShelfPage() },
            Page(
                "discovery-identity",
                "0.7 0.9",
                "A tip's state belongs to its id: all values of one id go together, another id begins anew."
            ) { SeasonsPage() },
            Page(
                "discovery-reset",
                "0.8 1.33 2.37 3.16",
                "A reset before configure forgets everything, so closed tips show again.",
                app: ForgettingApp.self
            ),
            Page(
                "discovery-titles",
                "0.10 0.11 0.12",
                "A title is a text: it takes a colour, and can be joined of texts in styles of their own."
            ) { TitlesPage() },
            Page(
                "discovery-picture",
                "0.13",
                "An image's symbol is drawn in several colours."
            ) { TipView(WeatherTip()) },
            Page(
                "discovery-corner",
                "0.14 0.15 0.16",
                "A style of one's own takes the tip's words and lays them out anew, with a line and a picture."
            ) { CornerPage() },
            Page(
                "discovery-actions",
                "0.17 0.18",
                "Two actions are two buttons of the popover; the closure tells them apart by id."
            ) { HeatPage() },
            Page(
                "discovery-action-names",
                "0.19",
                "The ids stand in constants."
            ) { SteamPage() },
            Page(
                "discovery-action-list",
                "0.20",
                "A style lists the actions as buttons of its own."
            ) { ActionListPage() },
        ]
    }

    private static var discoveryRules: [Page] {
        [
            Page(
                "discovery-state",
                "0.21 0.23 0.24",
                "A rule on a parameter shows and hides the tip; the parameter can be set anywhere and is kept."
            ) { StarterPage() },
            Page(
                "discovery-written-out",
                "0.22 1.16 2.16",
                "What the macro makes: a parameter, and a property that reads and sets it."
            ) { CrustPage() },
            Page(
                "discovery-events",
                "0.26 0.27",
                "More than three donations of an event show the tip; each press donates one."
            ) { BakesPage() },
            Page(
                "discovery-group",
                "0.29",
                "Of an ordered group the next tip comes once those before it are invalidated."
            ) { StepsPage() },
            Page(
                "discovery-cast",
                "0.30 0.31",
                "The current tip, cast to a type, shows at one button only; nil shows nothing."
            ) { StationsPage() },
            Page(
                "discovery-count",
                "0.32",
                "A tip that may be shown twice is invalidated after that."
            ) { TipView(FlourTip()) },
            Page(
                "discovery-daily",
                "0.33 0.34 1.31 1.32 2.34 2.36 3.11",
                "One tip a day at most, save those that ignore the frequency.",
                app: DailyApp.self
            ),
        ]
    }
}
