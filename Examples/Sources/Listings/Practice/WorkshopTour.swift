import SwiftUI
import TipKit

/// Offers the new stand.
struct StandTip: Tip {
    var title: Text { Text("Try the new stand") }
    var message: Text? { Text("It turns the bicycle on its head.") }
    var actions: [Action] {
        Action(id: "open-stand", title: "Open the stand")
        Action(id: "learn-more", title: "Read about it")
    }
}

/// A tip with an action that retires it and one that doesn't.
struct StandPage: View {
    private let standTip = StandTip()
    @State private var place = "At the door"
    @State private var showsHelp = false

    var body: some View {
        VStack {
            TipView(standTip) { action in
                switch action.id {
                case "open-stand":
                    openStand()
                    standTip.invalidate(reason: .actionPerformed)
                case "learn-more":
                    showsHelp = true
                default:
                    break
                }
            }
            Text(place).accessibilityIdentifier("place")
            if showsHelp { Text("Lift with your knees") }
        }
    }

    private func openStand() { place = "At the stand" }
}

/// The first stop of the tour.
struct DoorTip: Tip {
    var title: Text { Text("Ring, and somebody comes") }
}

/// The second.
struct ToolWallTip: Tip {
    var title: Text { Text("Borrow any tool on the wall") }
}

/// The third.
struct TeaTip: Tip {
    var title: Text { Text("Tea is at four") }
}

/// A tour with a button that goes on.
struct TourPage: View {
    let tour = TipGroup(.ordered) {
        DoorTip()
        ToolWallTip()
        TeaTip()
    }

    var body: some View {
        VStack {
            // Without a current tip nothing shows; to unwrap it would end the app after the last stop.
            TipView(tour.currentTip)
            Button("Next") {
                tour.currentTip?.invalidate(reason: .actionPerformed)
            }
            .accessibilityIdentifier("next")
        }
    }
}

/// Three tips at once.
struct ManyPage: View {
    private let door = DoorTip()
    private let wall = ToolWallTip()
    private let tea = TeaTip()

    var body: some View {
        VStack {
            TipView(door)
            // tips-lint: allow tips-without-group
            TipView(wall)
            TipView(tea)
        }
    }
}

/// The same three in a row.
struct OneByOnePage: View {
    private let group = TipGroup(.ordered) {
        DoorTip()
        ToolWallTip()
        TeaTip()
    }

    var body: some View {
        TipView(group.currentTip)
    }
}
