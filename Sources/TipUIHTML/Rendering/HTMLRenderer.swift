package import TipHTML
package import TipUI

/// The markup and style rules of a document while it is being written.
struct PageMarkup {
    var text = ""
    var rules: StyleRules
    /// The parts of the style that the document has, or gets with the rules.
    var parts: Set<StylePart> = []

    init(root: RootOptions, parts: Set<StylePart> = []) {
        rules = StyleRules(root: root)
        self.parts = parts
    }

    /// Adds a part of the style unless the client has it.
    mutating func add(_ part: StylePart) {
        guard parts.insert(part).inserted else { return }
        rules.prepend(part.rule)
    }
}

/// Renders elements as HTML: complete trees for pages, and patches for changes.
///
/// Pages and patches use the same tags and style rules, so a patched page is identical to a newly rendered page.
package struct HTMLRenderer: Sendable {
    /// The markup of a root and the style rules that it needs.
    package struct Repaint: Encodable, Sendable {
        package var html: String
        package var rules: [String]
    }

    let root: RootOptions

    package init(root: RootOptions = RootOptions()) {
        self.root = root
    }

    /// Returns the markup of an element and its descendants.
    package func markup(of tree: ElementTree) -> String {
        repaint(tree).html
    }

    /// Returns the markup of an element and its descendants, with the style rules that it needs.
    package func repaint(_ tree: ElementTree) -> Repaint {
        var page = PageMarkup(root: root)
        write(tree, to: &page)
        return Repaint(html: page.text, rules: page.rules.rules)
    }

    /// Returns the patches that apply mutations to a browser's document, in order.
    ///
    /// - Parameter parts: The parts of the style that the document has; those that the patches add are inserted.
    package func patches(for mutations: [Mutation], parts: inout Set<StylePart>) -> [Patch] {
        var page = PageMarkup(root: root, parts: parts)
        defer { parts = page.parts }
        var patches = mutations.flatMap { self.patches(for: $0, page: &page) }
        if !page.rules.rules.isEmpty { patches.insert(.style(rules: page.rules.rules), at: 0) }
        return patches
    }

    func write(_ tree: ElementTree, to page: inout PageMarkup) {
        let id = self.id(of: tree.id)
        var tag = tree.element.tag(id: id, page: &page)
        // Render a button that contains a button as a `div`, because HTML parsers don't allow buttons inside buttons.
        if tag.name == "button", tree.children.contains(where: Self.containsButton) { tag.name = "div" }
        tag.writeStart(id: id, to: &page.text)
        for child in tree.children { write(child, to: &page) }
        tag.writeEnd(to: &page.text)
    }

    private static func containsButton(_ tree: ElementTree) -> Bool {
        tree.element.content is ButtonContent || tree.children.contains(where: containsButton)
    }

    private func update(_ id: String, _ tag: Tag) -> Patch {
        var attributes = tag.attributes.mapValues { normalizedText($0) }
        if !tag.classes.isEmpty { attributes["class"] = classNames(tag.classes) }
        let inner: String? = if case .leaf(let text) = tag.content { text } else { nil }
        return .update(id: id, attributes: attributes, inner: inner)
    }

    private func patches(for mutation: Mutation, page: inout PageMarkup) -> [Patch] {
        switch mutation {
        case .insert(let tree, let parent, let index):
            page.text = ""
            write(tree, to: &page)
            return [.insert(parent: self.id(of: parent), index: index, html: page.text)]
        case .move(let id, let parent, let index):
            return [.move(id: self.id(of: id), parent: self.id(of: parent), index: index)]
        case .remove(let id):
            return [.remove(id: self.id(of: id))]
        case .animate(let id, let motion):
            return [Patch(motion, of: self.id(of: id))]
        case .update(let id, let element):
            let id = self.id(of: id)
            let tag = element.tag(id: id, page: &page)
            return [update(id, tag)]
                + (element.htmlContent.part(id: id, root: root).map { [update($0.id, $0.tag)] } ?? [])
        }
    }
}

/// Element content that can be rendered as HTML.
protocol HTMLContent: ElementContent {
    /// Returns the tag of an element with this content, with the attributes specific to the content.
    ///
    /// - Parameters:
    ///   - id: The `id` attribute that the tag will have.
    ///   - rules: The style rules that the markup needs.
    func tag(id: String, rules: inout StyleRules) -> Tag

    /// The part of the style that the tag needs; `nil` if every page has its style.
    var stylePart: StylePart? { get }

    /// Returns an additional tag that has its own id; `nil` for most kinds of content.
    func part(id: String, root: RootOptions) -> ElementPart?
}

extension HTMLContent {
    var stylePart: StylePart? { nil }

    func part(id: String, root: RootOptions) -> ElementPart? { nil }
}

extension Element {
    /// The content as HTML content; a box if this kind of content has no HTML representation.
    var htmlContent: any HTMLContent { content as? any HTMLContent ?? BoxContent() }
}
