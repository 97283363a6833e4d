import ArgumentParser

struct ShowCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "show", abstract: "Describe a trail.")

    @Argument(help: "The trail's id, as `list` prints it.")
    var trail: String

    func run() throws {
        let trail = try Trail.named(trail)
        print("\(trail.name), \(trail.region.name)")
        print("\(trail.kilometres) km, \(trail.climb) m up")
        print(trail.summary)
        for walk in try Walk.all().filter({ $0.trail == trail.id }) { print("Walked: \(walk)") }
    }
}

extension Trail {
    /// Returns the trail of an id.
    static func named(_ id: String) throws -> Trail {
        guard let trail = all.first(where: { $0.id == id }) else {
            throw ValidationError("There is no trail '\(id)'; see 'trails list'.")
        }
        return trail
    }
}
