import Observation

/// What a navigation stack shows: the way into it, and the titles and bars that the views on the way ask for.
///
/// Views ask while they are drawn. What they ask is therefore kept unobserved, or they would follow their own asking;
/// what comes of it is observed.
@MainActor @Observable
final class NavigationModel {
    /// One level of the way.
    struct Level: Identifiable {
        let id: Int
        let destination: any View
    }

    /// Something that a view asks for, as long as the view lives.
    private struct Entry<Value> {
        weak var owner: NavigationOwner?
        let depth: Int
        var value: Value
    }

    /// What the page's own element tells.
    private struct Heading: Equatable {
        var title = ""
        var hasLargeTitle = true
    }

    private(set) var path: [Level] = []
    private var heading = Heading()
    private var barEdition = 0

    @ObservationIgnored private var titles: [Entry<String>] = []
    @ObservationIgnored private var modes: [Entry<Bool>] = []
    @ObservationIgnored private var bars: [Entry<[ToolbarEntry]>] = []
    @ObservationIgnored private var way: [Level] = []
    @ObservationIgnored private var lastLevel = 0
    @ObservationIgnored private var lastHeading = Heading()
    @ObservationIgnored private var lastBarEdition = 0

    nonisolated init() {}

    /// The title of the level in sight; the last view's that asked stands.
    var title: String { heading.title }

    /// Whether the level in sight has a large title; by itself only the first has.
    var hasLargeTitle: Bool { heading.hasLargeTitle }

    /// The bar's items at the level in sight.
    var items: [(owner: NavigationOwner, entries: [ToolbarEntry])] {
        // Reading the edition makes the reader follow the bars.
        _ = barEdition
        return bars.compactMap { entry in
            guard let owner = entry.owner, entry.depth == way.count else { return nil }
            return (owner, entry.value)
        }
    }

    /// Shows a view above the others.
    func push(_ destination: any View) {
        lastLevel += 1
        way.append(Level(id: lastLevel, destination: destination))
        wayChanged()
    }

    /// Goes one level back.
    func pop() { leave(way.count) }

    /// Goes back to the level below one, which has a number above 0.
    func leave(_ depth: Int) {
        guard depth > 0, depth <= way.count else { return }
        way.removeSubrange((depth - 1)...)
        wayChanged()
    }

    func setTitle(_ title: String, at depth: Int, by owner: NavigationOwner) {
        Self.set(title, at: depth, by: owner, in: &titles)
        headingChanged()
    }

    func setLargeTitle(_ isLarge: Bool, at depth: Int, by owner: NavigationOwner) {
        Self.set(isLarge, at: depth, by: owner, in: &modes)
        headingChanged()
    }

    func setBar(_ entries: [ToolbarEntry], at depth: Int, by owner: NavigationOwner) {
        Self.set(entries, at: depth, by: owner, in: &bars)
        barsChanged()
    }

    /// Forgets all that a view asked for.
    func withdraw(_ owner: NavigationOwner) {
        titles.removeAll { $0.owner === owner }
        modes.removeAll { $0.owner === owner }
        headingChanged()
        guard bars.contains(where: { $0.owner === owner }) else { return }
        bars.removeAll { $0.owner === owner }
        barsChanged()
    }

    private static func set<Value>(
        _ value: Value,
        at depth: Int,
        by owner: NavigationOwner,
        in entries: inout [Entry<Value>]
    ) {
        if let index = entries.firstIndex(where: { $0.owner === owner }) {
            entries[index].value = value
        } else {
            entries.removeAll { $0.owner == nil }
            entries.append(Entry(owner: owner, depth: depth, value: value))
        }
    }

    private func wayChanged() {
        path = way
        headingChanged()
        barsChanged()
    }

    private func headingChanged() {
        let depth = way.count
        let now = Heading(
            title: titles.last { $0.owner != nil && $0.depth == depth }?.value ?? "",
            hasLargeTitle: modes.last { $0.owner != nil && $0.depth == depth }?.value ?? (depth == 0)
        )
        guard now != lastHeading else { return }
        lastHeading = now
        heading = now
    }

    private func barsChanged() {
        lastBarEdition += 1
        barEdition = lastBarEdition
    }
}

/// The identity of a view that asks something of its navigation stack.
final class NavigationOwner: Sendable {}

/// Where a view stands in a navigation stack.
package struct NavigationPlace {
    let model: NavigationModel
    let depth: Int

    /// Tells the views that stand there.
    func tell(_ environment: inout EnvironmentValues) {
        environment.navigation = self
        guard depth > 0 else { return }
        let model = model
        let depth = depth
        environment.dismissal = DismissAction { model.leave(depth) }
    }
}
