/// A way to walk.
struct Trail: Identifiable, Hashable, Sendable {
    let id: String
    let name: String
    let region: Region
    let kilometres: Double
    let climb: Int
    let symbol: String
    let summary: String
    var isNew = false

    static let all = [
        Trail(
            id: "heron",
            name: "Heron Loop",
            region: .larchValley,
            kilometres: 6.4,
            climb: 180,
            symbol: "leaf",
            summary: "Round the lake through old larches, with a hide to watch herons from."
        ),
        Trail(
            id: "lantern",
            name: "Lantern Steps",
            region: .stoneRidge,
            kilometres: 11.2,
            climb: 860,
            symbol: "mountain.2",
            summary: "Up eight hundred stone steps to the ridge and back by the shepherds’ path."
        ),
        Trail(
            id: "gull",
            name: "Gull Cliff Walk",
            region: .saltCoast,
            kilometres: 8.9,
            climb: 240,
            symbol: "water.waves",
            summary: "Along the cliff edge, down to the tide pools, home over the dunes."
        ),
        Trail(
            id: "ember",
            name: "Ember Hut Traverse",
            region: .larchValley,
            kilometres: 14.6,
            climb: 970,
            symbol: "tent",
            summary: "Two valleys in a day, with soup at the hut between them.",
            isNew: true
        ),
    ]
}
