import TipHTTP
import TipUI
import TipUIHTML

// The navigation levels of a page, each of which has its own address.
extension Session {
    /// The address of the level that the page currently shows.
    package var address: String { paths.address(of: path, levels: place) }

    /// Returns whether the page shows the level at an address.
    package func isAt(_ address: String) -> Bool { paths.levels(of: address, on: path) == place }

    /// The name of the selected tab; `nil` for the first tab, or if the page has no tabs.
    var tabName: String? { graph?.levels?.tabs?.selectedName }

    /// The names in the address of the current level: the selected tab, unless it is the first, and the levels.
    private var place: [String] { (tabName.map { [Self.tabMark + $0] } ?? []) + levelNames.path }

    /// The character before the name of a tab, with which no name of a level begins.
    nonisolated static let tabMark = "~"

    /// Whether the page has a navigation stack.
    var hasLevels: Bool { graph?.levels != nil }

    /// Navigates to a level by selecting its tab and pressing links, starting at the deepest level that the target and
    /// the current level share.
    ///
    /// The session presses only links that a person could press. If no link leads to the next level, the session stays
    /// at the deepest level that it has reached.
    package func go(to names: [String]) {
        guard let graph else { return }
        let tab = names.first.flatMap { $0.hasPrefix(Self.tabMark) ? String($0.dropFirst()) : nil }
        graph.selectTab(named: tab)
        guard tabName == tab else { return }
        let names = tab == nil ? names : Array(names.dropFirst())
        let common = zip(levelNames.path, names).prefix { $0 == $1 }.count
        graph.popLevels(above: common)
        for name in names.dropFirst(common) {
            guard let link = graph.links.first(where: { $0.name == name }),
                performAndFlush(ElementEvent(.tap, on: link.id), on: graph), levelNames.path.last == name
            else { return }
        }
    }

    /// Navigates to the level at the address that the browser already shows, or sends the browser the address of the
    /// nearest level that was reached.
    func navigate(toAddress address: String) throws(Refusal) {
        guard let names = paths.levels(of: address, on: path) else { throw .malformed }
        go(to: names)
        guard !isAt(address) else { return }
        sentLocation.address = address
        commit([])
    }

    /// Performs an event.
    ///
    /// If the event presses a link, the level that the link opens gets its name from the link.
    ///
    /// - Returns: Whether an element handled the event.
    func performAndFlush(_ event: ElementEvent, on graph: Graph) -> Bool {
        pressedLink = event.kind == .tap ? graph.levelName(ofLink: event.target) : nil
        defer { pressedLink = nil }
        guard graph.handle(event) else { return false }
        graph.flush()
        return true
    }

    /// Updates the page's address and title from the graph.
    ///
    /// - Returns: The patch that sends the address and title to the client; `nil` if neither changed.
    func updateSentLocation() -> Patch? {
        guard let levels = graph?.levels else { return nil }
        levelNames.update(levels.ids, pressed: pressedLink)
        let present = SentLocation(address: address, title: levels.title)
        guard present != sentLocation else { return nil }
        sentLocation = present
        return sentLocation.patch
    }

    /// The address and title of a page, as last sent to the client.
    struct SentLocation: Equatable {
        var address: String
        /// The page's title, or an empty string to show the name of the app.
        var title = ""

        var patch: Patch { .address(path: address, title: title) }
    }
}

/// The names of a page's levels in its address.
struct LevelNames {
    /// The name of a level that wasn't opened by a link.
    ///
    /// A person can go back from such a level, but can't open it by its address.
    static let unnamed = "_"

    private var names: [PageLevels.ID: String] = [:]
    /// The names of the levels above the first, from bottom to top.
    private(set) var path: [String] = []

    /// Updates the names, so that each current level has one.
    ///
    /// - Parameters:
    ///   - levels: The levels above the first, from bottom to top.
    ///   - pressed: The name of the link that was just pressed, which becomes the name of a new top level.
    mutating func update(_ levels: [PageLevels.ID], pressed: String?) {
        names = names.filter { levels.contains($0.key) }
        if let pressed, let last = levels.last, names[last] == nil { names[last] = pressed }
        for level in levels where names[level] == nil { names[level] = Self.unnamed }
        path = levels.map { names[$0] ?? Self.unnamed }
    }
}
