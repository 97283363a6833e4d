package import OpenTipKit

extension ElementTree {
    /// Changes the tree as a renderer must.
    ///
    /// - Throws: ``ConformanceFailure`` if the mutation names an element or a place that isn't there.
    package mutating func apply(_ mutation: Mutation) throws {
        switch mutation {
        case .insert(let child, let parent, let index):
            try change(parent) { try $0.insert(child, at: index) }
        case .move(let id, let parent, let index):
            try change(parent) { tree in
                guard let from = tree.children.firstIndex(where: { $0.id == id }) else {
                    throw ConformanceFailure("moves \(id), which isn't there")
                }
                try tree.insert(tree.children.remove(at: from), at: index)
            }
        case .remove(let id):
            guard remove(id) else { throw ConformanceFailure("removes \(id), which isn't there") }
        case .update(let id, let element):
            try change(id) { $0.element = element }
        }
    }

    private mutating func insert(_ child: ElementTree, at index: Int) throws {
        guard children.indices.contains(index) || index == children.count else {
            throw ConformanceFailure("puts \(child.id) at \(index) of \(children.count) children of \(id)")
        }
        children.insert(child, at: index)
    }

    private mutating func change(_ id: ElementID, _ body: (inout ElementTree) throws -> Void) throws {
        guard try find(id, body) else { throw ConformanceFailure("\(id) isn't there") }
    }

    private mutating func find(_ id: ElementID, _ body: (inout ElementTree) throws -> Void) rethrows -> Bool {
        if self.id == id {
            try body(&self)
            return true
        }
        for index in children.indices {
            if try children[index].find(id, body) { return true }
        }
        return false
    }

    private mutating func remove(_ id: ElementID) -> Bool {
        if let index = children.firstIndex(where: { $0.id == id }) {
            children.remove(at: index)
            return true
        }
        for index in children.indices where children[index].remove(id) { return true }
        return false
    }
}

extension ElementTree {
    /// The tree and all that is below it, in the order of the page.
    package var all: [ElementTree] { [self] + children.flatMap(\.all) }

    /// The texts of the tree, in order, each element's in one piece.
    package var texts: [String] {
        all.compactMap { tree in
            guard let content = tree.element.content as? TextContent else { return nil }
            return content.runs.map { run in
                if case .string(let text) = run.content { text } else { "" }
            }.joined()
        }
    }
}

extension ElementKind {
    /// Elements of the kind, which together differ in every property that they have, one at a time.
    var variations: [Variations<Element>] {
        let contents = Self.contents(of: content)
        let shared = contents.first.map { variations -> [Variations<Element>] in
            let content = variations.pattern.content
            return [
                // How long a press is long says something only where there is one.
                BoxStyle.variations.map { Element(content, style: $0, events: .longPress) },
                Accessibility.variations.map { Element(content, accessibility: $0) },
                EventSet.variations.map { Element(content, events: $0) },
            ]
        }
        return contents + (shared ?? [])
    }

    private static func contents<Content: ElementContent>(of type: Content.Type) -> [Variations<Element>] {
        Content.variations.map { $0.map { Element($0) } }
    }
}
