import Testing
import TipUIHTML

/// A page as a browser shows it: parsed markup to which patches are applied.
final class ShownPage {
    /// A tag with its contents.
    final class Tag {
        let name: String
        var attributes: [String: String]
        private(set) var children: [Child] = []
        private weak var parent: Tag?

        init(_ name: String, _ attributes: [String: String]) {
            self.name = name
            self.attributes = attributes
        }

        /// The child tags, without their descendants and without texts.
        var tags: [Tag] {
            children.compactMap { child -> Tag? in
                guard case .tag(let tag) = child else { return nil }
                return tag
            }
        }

        /// The tag and all its descendants, in document order.
        var all: [Tag] {
            var found: [Tag] = []
            collect(into: &found)
            return found
        }

        private func collect(into found: inout [Tag]) {
            found.append(self)
            for case .tag(let tag) in children { tag.collect(into: &found) }
        }

        var text: String {
            if name == "br" { return "\n" }
            return children.map { child in
                switch child {
                case .tag(let tag): tag.text
                case .text(let text): text
                }
            }.joined()
        }

        /// A description that is the same for equal tags.
        var described: String {
            let attributes = attributes.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
            let inner = children.map { child in
                switch child {
                case .tag(let tag): tag.described
                case .text(let text): text
                }
            }
            return "<\(name) \(attributes.joined(separator: " "))>\(inner.joined())</>"
        }

        func fill(with children: [Child]) {
            self.children = children
            for tag in tags { tag.parent = self }
        }

        fileprivate func insert(_ tag: Tag, at index: Int) throws {
            try #require(tags.count == children.count && index <= tags.count, "\(index) in \(described)")
            children.insert(.tag(tag), at: index)
            tag.parent = self
        }

        fileprivate func leave() {
            parent?.children.removeAll { child in
                guard case .tag(let tag) = child else { return false }
                return tag === self
            }
            parent = nil
        }
    }

    /// A child of a tag.
    enum Child {
        case tag(Tag)
        case text(String)
    }

    private let root: Tag

    /// Parses the `main` element of a page or of a repaint.
    init(_ markup: String) throws {
        var reader = MarkupReader(markup)
        try reader.skip(to: "<main ")
        root = try reader.tag()
    }

    var all: [Tag] { root.all }
    var described: String { root.described }

    /// Returns the tag with an id; `nil` if there is none.
    func find(_ id: String) -> Tag? { all.first { $0.attributes["id"] == id } }

    /// Returns the tag with an accessibility identifier; `nil` if there is none.
    func find(named identifier: String) -> Tag? { all.first { $0.attributes["data-testid"] == identifier } }

    /// Applies a patch as the client script does, but throws on any mismatch.
    func apply(_ patch: Patch) throws {
        switch patch {
        case .style, .address: break
        case .insert(let parent, let index, let html):
            var reader = MarkupReader(html)
            try slot(of: parent).insert(reader.tag(), at: index)
        case .move(let id, let parent, let index):
            let tag = try #require(find(id), "moves \(id)")
            tag.leave()
            try slot(of: parent).insert(tag, at: index)
        case .remove(let id):
            try #require(find(id), "removes \(id)").leave()
        case .update(let id, let attributes, let inner):
            let tag = try #require(find(id), "updates \(id)")
            tag.attributes = attributes.merging(["id": id]) { $1 }
            guard let inner else { return }
            var reader = MarkupReader(inner)
            tag.fill(with: try reader.children())
        case .animate, .scroll, .copy: break
        }
    }

    private func slot(of id: String) throws -> Tag {
        let tag = try #require(find(id), "no \(id)")
        return tag.all.first { $0.attributes["data-slot"] == id } ?? tag
    }
}

/// Returns a text without the control characters that HTML doesn't allow, and with line breaks as line feeds.
func withoutControls(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
        let isControl = scalar.value < 0x20 || scalar.value == 0x7F
        if scalar == "\r" || scalar == "\n" && previous != "\r" {
            scalars.append("\n")
        } else if !isControl || scalar == "\t" {
            scalars.append(scalar)
        }
        previous = scalar
    }
    return String(scalars)
}
