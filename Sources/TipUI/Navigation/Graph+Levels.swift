extension Graph {
    /// The levels of the page's navigation stack; `nil` where it has none.
    package var levels: PageLevels? { root.preferences[PageLevelsKey.self] }

    /// The links on the level in front that can be pressed, in their order, with the names of the levels they lead to.
    ///
    /// No two have the same name: of several that would, the second ends in `-2`.
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

    /// The name of the level to which a link in front leads; `nil` for what is no such link.
    package func levelName(ofLink id: ElementID) -> String? {
        nodes[id]?.levelName == nil ? nil : links.first { $0.id == id }?.name
    }

    /// Goes back until only so many levels lie above the first.
    package func leaveLevels(above count: Int) {
        guard let levels, levels.ids.count > count else { return }
        run(.handler) { levels.places[count + 1].leave?() }
        flush()
    }
}

extension Node {
    /// What the level to which a press of the element leads is called in addresses, in small letters and digits, the words
    /// parted by hyphens; `nil` for an element that leads nowhere.
    fileprivate var levelName: String? {
        guard let button = element?.content as? ButtonContent, let link = button.link, !button.isDisabled else {
            return nil
        }
        let label = ([self] + allElementsBelow).compactMap(\.element).flatMap { element in
            element.accessibility.label.map { [$0] } ?? (element.content as? TextContent)?.words ?? []
        }
        let texts: [String?] = [link.name, element?.accessibility.identifier, label.joined(separator: " ")]
        let names = texts.lazy.compactMap { $0 }.map { (text: String) in
            text.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-").prefix(Self.nameLimit)
        }
        return names.first { !$0.isEmpty }.map(String.init) ?? "level"
    }

    /// An address should be short enough to be read.
    private static var nameLimit: Int { 60 }
}

extension TextContent {
    fileprivate var words: [String] {
        runs.compactMap { run in
            if case .string(let text) = run.content { text } else { nil }
        }
    }
}

/// The levels of a page's navigation stack, for hosts whose clients walk them by address.
package struct PageLevels: Equatable {
    /// Tells a level from others, for as long as it is there.
    package struct ID: Hashable {
        let step: NavigationStep
    }

    /// The levels above the first, from below.
    package let ids: [ID]
    /// The title of the level in front; empty where it has none.
    package let title: String
    /// What views can do on each level, the first and those above it.
    let places: [NavigationPlace]

    init(steps: [NavigationStep], title: String, places: [NavigationPlace]) {
        ids = steps.map(ID.init)
        self.title = title
        self.places = places
    }
}

/// The levels of the page around: of stacks in one another the outermost's, of stacks beside one another the first's.
enum PageLevelsKey: PreferenceKey {
    static var defaultValue: PageLevels? { nil }

    static func reduce(value: inout PageLevels?, nextValue: () -> PageLevels?) {
        value = value ?? nextValue()
    }
}
