import SwiftUI
import TipKit

/// The pages of what the third seed adds to the second, here a choir's.
@MainActor
extension Page {
    static var groups: [Page] {
        [
            Page(
                "groups-elsewhere",
                "2.17 2.19",
                "A parameter may stand in any type, and a tip's rule names it there."
            ) { RehearsalPage() },
            Page(
                "groups-one-event",
                "2.30",
                "Two events of one id, declared in two types, are one."
            ) { SongPage() },
            Page(
                "groups-duration",
                "2.35",
                "A tip that was on screen for five minutes, all times together, is invalidated.",
                app: DurationApp.self
            ),
            Page(
                "groups-sync",
                "2.41",
                "The datastore goes through a container of a name; what fails is caught.",
                app: NamedContainerApp.self
            ),
            Page(
                "groups-automatic",
                "2.42",
                "The datastore goes through the container that is found.",
                app: AutomaticContainerApp.self
            ),
            Page(
                "groups-ordered",
                "2.43",
                "Nothing shows while the first of an ordered group waits; then one comes after the other."
            ) { OrderedPage() },
            Page(
                "groups-several",
                "2.44",
                "Views share a group; each shows the tip of its type."
            ) { SeveralPage() },
            Page(
                "groups-first",
                "2.45",
                "The first of a group that may appear is the current one."
            ) { FirstAvailablePage() },
        ]
    }
}
