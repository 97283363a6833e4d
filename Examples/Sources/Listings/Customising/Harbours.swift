import SwiftUI
import TipKit

/// A stretch of water with harbours.
struct Water: Hashable, Sendable, CustomStringConvertible {
    let name: String

    var description: String { name }

    /// Donated whenever somebody sails there.
    var didSailEvent: Tips.Event<Tips.EmptyDonation> { Tips.Event(id: "did-sail-\(name)") }

    static let heronBay = Water(name: "Heron Bay")
    static let longSound = Water(name: "Long Sound")
}

/// A place to moor.
struct Harbour: Identifiable, Hashable, Sendable {
    let id: String
    let name: String
    let water: Water
    let picture: String

    static let all = [
        Harbour(id: "lantern", name: "Lantern Quay", water: .heronBay, picture: "LanternQuay"),
        Harbour(id: "otter", name: "Otter Slip", water: .heronBay, picture: "OtterSlip"),
        Harbour(id: "north", name: "North Mole", water: .longSound, picture: "NorthMole"),
    ]
}

/// The harbours of the chart, of which one may be marked.
struct HarbourSection: View {
    let title: String
    let harbours: [Harbour]
    var marked: String?

    var body: some View {
        VStack(alignment: .leading) {
            Text(title).font(.title3)
            ForEach(harbours) { harbour in
                Text(harbour.name).fontWeight(harbour.id == marked ? .bold : .regular)
            }
            Text(marked.map { "marked: \($0)" } ?? "nothing marked").accessibilityIdentifier("marked")
        }
    }
}

/// Sails, which donates, and says how often.
struct SailButton: View {
    let water: Water
    @State private var trips = 0

    var body: some View {
        Button("Sail \(water.name), trips: \(trips)") {
            Task {
                await water.didSailEvent.donate()
                trips += 1
            }
        }
        .accessibilityIdentifier("sail")
    }
}

/// Tells of one harbour, to those who sail its water.
struct LanternQuayTip: Tip {
    var title: Text {
        Text("Lantern Quay is open")
    }
    var message: Text? {
        Text("Press Heron Bay on the chart for depths and berths.")
    }
    var actions: [Action] {
        Action(title: "Show me")
    }
    var rules: [Rule] {
        #Rule(Water.heronBay.didSailEvent) {
            $0.donations.count > 3
        }
    }
}

/// The tip of one harbour above the list of all.
struct QuayPage: View {
    var harbours: [Harbour]
    @State private var marked: String?

    var body: some View {
        ScrollView {
            let lanternQuayTip = LanternQuayTip()
            TipView(lanternQuayTip) { _ in
                markLanternQuay()
            }
            HarbourSection(title: "Harbours", harbours: harbours, marked: marked)
            SailButton(water: .heronBay)
        }
    }

    private func markLanternQuay() { marked = "lantern" }
}

/// Tells of any harbour, to those who sail its water.
struct NewHarbourTip: Tip {
    let newHarbour: Harbour

    var title: Text {
        Text("\(newHarbour.name) is open")
    }
    var message: Text? {
        Text("Press \(newHarbour.water) on the chart for depths and berths.")
    }
    var actions: [Action] {
        Action(title: "Show me")
    }
    var id: String { "NewHarbourTip-\(newHarbour.id)" }
    var rules: [Rule] {
        #Rule(newHarbour.water.didSailEvent) {
            $0.donations.count > 3
        }
    }
}

/// The tip of the newest harbour above the list of all.
struct HarbourList: View {
    var harbours: [Harbour]
    let newHarbour: Harbour
    @State private var marked: String?

    var body: some View {
        ScrollView {
            let newHarbourTip = NewHarbourTip(newHarbour: newHarbour)
            TipView(newHarbourTip) { _ in
                mark(newHarbourTip)
            }
            HarbourSection(title: "Harbours", harbours: harbours, marked: marked)
        }
    }

    private func mark(_ tip: NewHarbourTip) { marked = tip.newHarbour.id }
}

/// A list whose newest harbour changes.
struct NewHarbourPage: View {
    let harbours: [Harbour]
    @State private var newest = 0

    var body: some View {
        VStack {
            HarbourList(harbours: harbours, newHarbour: harbours[newest])
            SailButton(water: .heronBay)
            Button("Newest: \(harbours[newest].name)") { newest = (newest + 1) % harbours.count }
                .accessibilityIdentifier("newest")
        }
    }
}
