import TipUI
import TipUIHTML

// The levels of a page, which have addresses of their own.
extension Session {
    /// The address of the page as it is now.
    package var address: String { paths.address(of: path, levels: levelNames.path) }

    /// Whether the page is where an address says.
    package func isAt(_ address: String) -> Bool { paths.levels(of: address, on: path) == levelNames.path }

    /// Whether the page has levels at all.
    var hasLevels: Bool { graph?.levels != nil }

    /// Goes to the level of an address, as far as links lead there: from the last level that it has in common with the
    /// present one.
    ///
    /// Nothing but what a person could press by themselves is done.
    package func go(to names: [String]) {
        guard let graph else { return }
        let common = zip(levelNames.path, names).prefix { $0 == $1 }.count
        graph.leaveLevels(above: common)
        for name in names.dropFirst(common) {
            guard let link = graph.links.first(where: { $0.name == name }),
                carryOut(ElementEvent(.tap, on: link.id), on: graph), levelNames.path.last == name
            else { return }
        }
    }

    /// Goes to the level of an address that the browser shows already, or shows it the nearest.
    func follow(_ address: String) throws(Refusal) {
        guard let names = paths.levels(of: address, on: path) else { throw .malformed }
        go(to: names)
        guard !isAt(address) else { return }
        shown.address = address
        commit([])
    }

    /// Carries out an event; what it shows anew is called by the link that it presses.
    ///
    /// - Returns: Whether there is an element that answers it.
    func carryOut(_ event: ElementEvent, on graph: Graph) -> Bool {
        pressedLink = event.kind == .tap ? graph.levelName(ofLink: event.target) : nil
        defer { pressedLink = nil }
        guard graph.handle(event) else { return false }
        graph.flush()
        return true
    }

    /// Takes over where the page is and what it is called.
    ///
    /// - Returns: The patch that tells a client so; `nil` if it knows.
    func updateShown() -> Patch? {
        guard let levels = graph?.levels else { return nil }
        levelNames.update(levels.ids, pressed: pressedLink)
        let present = Shown(address: address, title: levels.title)
        guard present != shown else { return nil }
        shown = present
        return shown.patch
    }

    /// What a client knows of the page around its content.
    struct Shown: Equatable {
        var address: String
        /// Empty where the page is called as the app.
        var title = ""

        var patch: Patch { .address(path: address, title: title) }
    }
}

/// What the levels of a page are called in its address.
struct LevelNames {
    /// The name of a level that no link leads to: one can go back from it, but not come to it by its address.
    static let unnamed = "_"

    private var names: [PageLevels.ID: String] = [:]
    /// The names of the levels above the first, from below.
    private(set) var path: [String] = []

    /// Takes over the levels that are there now.
    ///
    /// - Parameters:
    ///   - levels: The levels above the first, from below.
    ///   - pressed: The name of the link that was just pressed, to which a new level in front belongs.
    mutating func update(_ levels: [PageLevels.ID], pressed: String?) {
        names = names.filter { levels.contains($0.key) }
        if let pressed, let last = levels.last, names[last] == nil { names[last] = pressed }
        for level in levels where names[level] == nil { names[level] = Self.unnamed }
        path = levels.map { names[$0] ?? Self.unnamed }
    }
}
