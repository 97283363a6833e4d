package import TipUI

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
        var rules = StyleRules(root: root)
        let html = markup(of: tree, rules: &rules)
        return Repaint(html: html, rules: rules.rules)
    }

    /// The patches that carry mutations to a browser, in order.
    package func patches(for mutations: [Mutation]) -> [Patch] {
        var rules = StyleRules(root: root)
        let patches = mutations.flatMap { self.patches(for: $0, rules: &rules) }
        return rules.rules.isEmpty ? patches : [.style(rules: rules.rules)] + patches
    }

    private func markup(of tree: ElementTree, rules: inout StyleRules) -> String {
        var text = ""
        write(tree, to: &text, rules: &rules)
        return text
    }

    private func write(_ tree: ElementTree, to text: inout String, rules: inout StyleRules) {
        let id = self.id(of: tree.id)
        var tag = tree.element.tag(id: id, rules: &rules)
        // Where markup is parsed, a button within a button ends the outer one, and what is around it with that.
        if tag.name == "button", tree.children.contains(where: Self.holdsButton) { tag.name = "div" }
        tag.write(id: id, to: &text) { text in
            for child in tree.children { write(child, to: &text, rules: &rules) }
        }
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

    private func patches(for mutation: Mutation, rules: inout StyleRules) -> [Patch] {
        switch mutation {
        case .insert(let tree, let parent, let index):
            return [.insert(parent: self.id(of: parent), index: index, html: markup(of: tree, rules: &rules))]
        case .move(let id, let parent, let index):
            return [.move(id: self.id(of: id), parent: self.id(of: parent), index: index)]
        case .remove(let id):
            return [.remove(id: self.id(of: id))]
        case .update(let id, let element):
            let id = self.id(of: id)
            let tag = element.tag(id: id, rules: &rules)
            return [update(id, tag)] + (element.htmlContent.part(id: id).map { [update($0.id, $0.tag)] } ?? [])
        }
    }
}
