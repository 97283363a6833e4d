import SwiftUI
import TipKit

/// A choir's pages: groups, durations, sync, and parameters and events that stand elsewhere.
@MainActor
extension Page {
    static var groups: [Page] {
        [
            Page(
                "groups-elsewhere",
                "A parameter may stand in any type, and a tip's rule names it there."
            ) { RehearsalPage() },
            Page(
                "groups-one-event",
                "Two events of one id, declared in two types, are one."
            ) { SongPage() },
            Page(
                "groups-duration",
                "A tip that was on screen for five minutes, all times together, is invalidated.",
                app: DurationApp.self
            ),
            Page(
                "groups-sync",
                "The datastore goes through a container of a name; what fails is caught.",
                app: NamedContainerApp.self
            ),
            Page(
                "groups-automatic",
                "The datastore goes through the container that is found.",
                app: AutomaticContainerApp.self
            ),
            Page(
                "groups-ordered",
                "Nothing shows while the first of an ordered group waits; then one comes after the other."
            ) { OrderedPage() },
            Page(
                "groups-several",
                "Views share a group; each shows the tip of its type."
            ) { SeveralPage() },
            Page(
                "groups-first",
                "The first of a group that may appear is the current one."
            ) { FirstAvailablePage() },
        ]
    }
}
