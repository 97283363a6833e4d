extension Graph {
    /// The levels of the page's navigation stack, or `nil` if the page has no stack.
    package var levels: PageLevels? { root.preferences[PageLevelsKey.self] }

    /// The enabled links on the front level, in order, with the names of the levels they lead to.
    ///
    /// Names are unique: if several links would have the same name, the second gets the suffix `-2`, and so on.
    package var links: [(name: String, id: ElementID)] {
        guard let place = levels?.places.last else { return [] }
        var counts: [String: Int] = [:]
        return root.allElementsBelow.compactMap { node in
            guard let name = node.levelName, let id = node.elementID, node.isCommitted,
                node.environment.navigation == place
            else { return nil }
            counts[name, default: 0] += 1
            let count = counts[name, default: 1]
            return (count == 1 ? name : "\(name)-\(count)", id)
        }
    }

    /// Returns the name of the level that a link on the front level leads to, or `nil` for any other element.
    package func levelName(ofLink id: ElementID) -> String? {
        nodes[id]?.levelName == nil ? nil : links.first { $0.id == id }?.name
    }

    /// Selects the tab with a name of the page's tab view, or its first tab if the name is `nil`.
    ///
    /// Does nothing if there is no such tab.
    package func selectTab(named name: String?) {
        guard let tabs = levels?.tabs, let index = name == nil ? 0 : tabs.names.firstIndex(of: name) else { return }
        if index == tabs.selected { return }
        run(.handler) { tabs.select(index) }
        flush()
    }

    /// Goes back until at most `count` levels remain above the first level.
    package func popLevels(above count: Int) {
        guard let levels, levels.ids.count > count else { return }
        run(.handler) { levels.places[count + 1].leave?() }
        flush()
    }
}

extension Node {
    /// The name, used in addresses, of the level that the element opens; `nil` if the element isn't an enabled link.
    fileprivate var levelName: String? {
        guard let button = element?.content as? ButtonContent, let link = button.link, !button.isDisabled else {
            return nil
        }
        let label = ([self] + allElementsBelow).compactMap(\.element).flatMap { element in
            element.accessibility.label.map { [$0] } ?? (element.content as? TextContent)?.words ?? []
        }
        let texts: [String?] = [link.name, element?.accessibility.identifier, label.joined(separator: " ")]
        return texts.lazy.compactMap { $0?.nameInAddress }.first { !$0.isEmpty } ?? "level"
    }
}

extension String {
    /// The text as a part of an address: lowercase letters and digits, with hyphens between words; at most 60
    /// characters, so that addresses stay readable.
    fileprivate var nameInAddress: String {
        String(lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-").prefix(60))
    }
}

extension TextContent {
    fileprivate var words: [String] {
        runs.compactMap { run in
            if case .string(let text) = run.content { text } else { nil }
        }
    }
}

/// The levels of a page's navigation stack, for hosts whose clients navigate by address.
package struct PageLevels: Equatable {
    /// The id of a level, which is unique while the level exists.
    package struct ID: Hashable {
        let step: NavigationStep
    }

    /// The ids of the levels above the first level, from bottom to top.
    package let ids: [ID]
    /// The title of the front level; empty if the level has no title.
    package let title: String
    /// The navigation actions of each level, including the first level.
    let places: [NavigationPlace]
    /// The tab view around the stack; `nil` if the page has no tab view.
    package private(set) var tabs: PageTabs?

    init(steps: [NavigationStep], title: String, places: [NavigationPlace]) {
        ids = steps.map(ID.init)
        self.title = title
        self.places = places
    }
}

extension PageLevels {
    /// Returns the levels as those of the selected tab of a tab view.
    func within(_ tabs: PageTabs) -> PageLevels {
        var levels = self
        levels.tabs = tabs
        return levels
    }
}

/// The tabs of a page's tab view, for hosts whose clients navigate by address.
package struct PageTabs: Equatable {
    /// The name of each tab in the page's address; `nil` for the first tab, whose address is that of the page.
    package let names: [String?]
    /// The position of the selected tab.
    package let selected: Int
    /// Selects the tab at a position.
    let select: @MainActor (Int) -> Void
    private let identity = UniqueIdentity()

    @MainActor
    init(_ tabs: [TabInfo], selected: AnyHashable?, select: @escaping @MainActor (AnyHashable) -> Void) {
        names = tabs.enumerated().map { index, tab in
            guard index > 0 else { return nil }
            let words = tab.title.nameInAddress
            let name = words.isEmpty ? "\(index + 1)" : words
            let isTaken = tabs[..<index].contains { $0.title == tab.title }
            return isTaken ? "\(name)-\(index + 1)" : name
        }
        self.selected = tabs.firstIndex { $0.key == selected } ?? 0
        self.select = { select(tabs[$0].key) }
    }

    /// The name of the selected tab; `nil` for the first tab.
    package var selectedName: String? { names.indices.contains(selected) ? names[selected] : nil }

    package static func == (left: PageTabs, right: PageTabs) -> Bool { left.identity == right.identity }
}

/// The levels of the page's navigation stack; a stack takes precedence over the stacks inside it and over its later
/// siblings.
enum PageLevelsKey: PreferenceKey {
    static var defaultValue: PageLevels? { nil }

    static func reduce(value: inout PageLevels?, nextValue: () -> PageLevels?) {
        value = value ?? nextValue()
    }
}
