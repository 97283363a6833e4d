package import OpenTipKit
import OpenTipKitTesting

extension ElementTree {
    /// Applies a mutation to the tree, as a renderer must.
    ///
    /// - Throws: ``ConformanceFailure`` if the mutation refers to an element or an index that doesn't exist.
    package mutating func apply(_ mutation: Mutation) throws {
        switch mutation {
        case .insert(let child, let parent, let index):
            try change(parent) { try $0.insert(child, at: index) }
        case .move(let id, let parent, let index):
            try change(parent) { tree in
                guard let from = tree.children.firstIndex(where: { $0.id == id }) else {
                    throw ConformanceFailure("A mutation moves \(id), which doesn't exist.")
                }
                try tree.insert(tree.children.remove(at: from), at: index)
            }
        case .remove(let id):
            guard remove(id) else { throw ConformanceFailure("A mutation removes \(id), which doesn't exist.") }
        case .update(let id, let element):
            try change(id) { $0.element = element }
        case .animate: break
        }
    }

    private mutating func insert(_ child: ElementTree, at index: Int) throws {
        guard children.indices.contains(index) || index == children.count else {
            throw ConformanceFailure(
                "A mutation inserts \(child.id) at index \(index) of \(id), which has \(children.count) children."
            )
        }
        children.insert(child, at: index)
    }

    private mutating func change(_ id: ElementID, _ body: (inout ElementTree) throws -> Void) throws {
        guard try find(id, body) else { throw ConformanceFailure("A mutation refers to \(id), which doesn't exist.") }
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
    /// The tree and all its descendants, in document order.
    package var all: [ElementTree] { [self] + children.flatMap(\.all) }

    /// The text of each text element in the tree, in document order.
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
    /// Patterns of elements of the kind, each with elements that differ from the pattern in a single property.
    ///
    /// Together, they vary every property.
    var variations: [Variations<Element>] {
        let contents = Self.contents(of: content)
        let shared = contents.first.map { variations -> [Variations<Element>] in
            let content = variations.pattern.content
            return [
                // Let the elements handle long presses, so that the duration of a long press affects the drawing.
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
