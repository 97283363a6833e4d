package import TipUI

/// What a document's markup becomes while it is written: its text and its style rules.
struct PageMarkup {
    var text = ""
    var rules: StyleRules
}

/// Draws elements as HTML: whole trees for a page, and patches for what changes.
///
/// Both paths go through the same tags and the same style rules, so a patched page and a fresh one are alike.
package struct HTMLRenderer: Sendable {
    /// The root's markup with all the style rules it needs.
    package struct Repaint: Encodable, Sendable {
        package var html: String
        package var rules: [String]
    }

    let root: RootOptions

    package init(root: RootOptions = RootOptions()) {
        self.root = root
    }

    /// The markup of an element and all below it.
    package func markup(of tree: ElementTree) -> String {
        repaint(tree).html
    }

    /// The markup of an element and all below it, with its style rules.
    package func repaint(_ tree: ElementTree) -> Repaint {
        var page = PageMarkup(rules: StyleRules(root: root))
        write(tree, to: &page)
        return Repaint(html: page.text, rules: page.rules.rules)
    }

    /// The patches that carry mutations to a browser, in order.
    package func patches(for mutations: [Mutation]) -> [Patch] {
        var page = PageMarkup(rules: StyleRules(root: root))
        var patches = mutations.flatMap { self.patches(for: $0, page: &page) }
        if !page.rules.rules.isEmpty { patches.insert(.style(rules: page.rules.rules), at: 0) }
        return patches
    }

    func write(_ tree: ElementTree, to page: inout PageMarkup) {
        let id = self.id(of: tree.id)
        var tag = tree.element.tag(id: id, rules: &page.rules)
        // Where markup is parsed, a button within a button ends the outer one, and what is around it with that.
        if tag.name == "button", tree.children.contains(where: Self.holdsButton) { tag.name = "div" }
        tag.writeStart(id: id, to: &page.text)
        for child in tree.children { write(child, to: &page) }
        tag.writeEnd(to: &page.text)
    }

    private static func holdsButton(_ tree: ElementTree) -> Bool {
        tree.element.content is ButtonContent || tree.children.contains(where: holdsButton)
    }

    private func update(_ id: String, _ tag: Tag) -> Patch {
        var attributes = tag.attributes.mapValues { printable($0) }
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
        case .update(let id, let element):
            let id = self.id(of: id)
            let tag = element.tag(id: id, rules: &page.rules)
            return [update(id, tag)] + (element.htmlContent.part(id: id).map { [update($0.id, $0.tag)] } ?? [])
        }
    }
}

/// The content of a kind of elements as HTML.
protocol HTMLContent: ElementContent {
    /// The tag that draws such an element, with the attributes that are the kind's own.
    ///
    /// - Parameters:
    ///   - id: The `id` attribute that the tag will have.
    ///   - rules: The style rules that the markup needs.
    func tag(id: String, rules: inout StyleRules) -> Tag

    /// A tag beside the children that has an id of its own; `nil` for most kinds.
    func part(id: String) -> ElementPart?
}

extension HTMLContent {
    func part(id: String) -> ElementPart? { nil }
}

extension Element {
    /// The content as HTML; a kind without a drawing is a box.
    var htmlContent: any HTMLContent { content as? any HTMLContent ?? BoxContent() }
}
