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

    package init() {}

    /// The markup of an element and all below it.
    package func markup(of tree: ElementTree) -> String {
        repaint(tree).html
    }

    /// The markup of an element and all below it, with its style rules.
    package func repaint(_ tree: ElementTree) -> Repaint {
        var rules = StyleRules()
        let html = Self.markup(of: tree, rules: &rules)
        return Repaint(html: html, rules: rules.rules)
    }

    /// The patches that carry mutations to a browser, in order.
    package func patches(for mutations: [Mutation]) -> [Patch] {
        var rules = StyleRules()
        let patches = mutations.flatMap { Self.patches(for: $0, rules: &rules) }
        return rules.rules.isEmpty ? patches : [.style(rules: rules.rules)] + patches
    }

    private static func markup(of tree: ElementTree, rules: inout StyleRules) -> String {
        var tag = tree.element.tag(id: tree.id.domID, rules: &rules)
        // Where markup is parsed, a button within a button ends the outer one, and what is around it with that.
        if tag.name == "button", tree.children.contains(where: holdsButton) { tag.name = "div" }
        let children = tree.children.map { markup(of: $0, rules: &rules) }.joined()
        return tag.markup(id: tree.id.domID, children: children)
    }

    private static func holdsButton(_ tree: ElementTree) -> Bool {
        tree.element.content is ButtonContent || tree.children.contains(where: holdsButton)
    }

    private static func update(_ id: String, _ attributes: [String: String], _ inner: String?) -> Patch {
        .update(id: id, attributes: attributes.mapValues { printable($0) }, inner: inner)
    }

    private static func patches(for mutation: Mutation, rules: inout StyleRules) -> [Patch] {
        switch mutation {
        case .insert(let tree, let parent, let index):
            return [.insert(parent: parent.domID, index: index, html: markup(of: tree, rules: &rules))]
        case .move(let id, let parent, let index):
            return [.move(id: id.domID, parent: parent.domID, index: index)]
        case .remove(let id):
            return [.remove(id: id.domID)]
        case .update(let id, let element):
            let tag = element.tag(id: id.domID, rules: &rules)
            var inner: String?
            if case .leaf(let text) = tag.content { inner = text }
            var patches = [update(id.domID, tag.attributes, inner)]
            if let part = element.htmlContent.part(id: id.domID) {
                patches.append(update(part.id, part.attributes, part.inner))
            }
            return patches
        }
    }
}
