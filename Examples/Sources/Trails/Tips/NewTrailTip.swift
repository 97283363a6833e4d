import TipKit

/// Tells of a new trail to those who walk in its region; one state for each trail.
struct NewTrailTip: Tip {
    let trail: Trail

    var id: String { "NewTrailTip-\(trail.id)" }
    var title: Text { Text("\(trail.name) is open") }
    var message: Text? { Text("You’ve been around \(trail.region.name) a lot. This trail is new.") }
    var image: Image? { Image(systemName: trail.symbol) }
    var actions: [Action] {
        Action(id: "show", title: "Show it in the list")
        Action(id: "later", title: "Not now")
    }
    var rules: [Rule] {
        #Rule(trail.region.visit) { $0.donations.count >= 3 }
    }
}
