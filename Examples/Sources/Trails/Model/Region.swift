/// A part of the country with trails.
struct Region: Hashable, Sendable {
    let name: String

    static let larchValley = Region(name: "Larch Valley")
    static let saltCoast = Region(name: "Salt Coast")
    static let stoneRidge = Region(name: "Stone Ridge")
}
