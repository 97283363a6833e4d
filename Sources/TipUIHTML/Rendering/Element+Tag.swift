import TipHTML
package import TipUI

/// An additional tag of an element with its own id, such as the heading of a page or the input of a toggle.
struct ElementPart {
    let id: String
    let tag: Tag

    var markup: String { tag.markup(id: id) }
}

extension Element {
    /// Returns the tag of the element, with all attributes except the id.
    func tag(id: String, page: inout PageMarkup) -> Tag {
        let htmlContent = htmlContent
        if let part = htmlContent.stylePart { page.add(part) }
        var tag = htmlContent.tag(id: id, rules: &page.rules)
        if !isPlain { applyStyle(to: &tag, rules: &page.rules) }
        applyAccessibility(to: &tag)
        applyEvents(to: &tag)
        return tag
    }

    private func applyStyle(to tag: inout Tag, rules: inout StyleRules) {
        tag.add(class: style.layoutClasses)
        tag.add(class: rules.name(for: style.declarations))
        if let name = style.anchorName { tag.attributes["data-anchor"] = name }
        if let direction = style.layoutDirection {
            tag.attributes["dir"] = direction == .rightToLeft ? "rtl" : "ltr"
        }
        if let language = style.language { tag.attributes["lang"] = language }
    }

    private func applyAccessibility(to tag: inout Tag) {
        if let label = accessibility.label { tag.attributes["aria-label"] = label }
        if let hint = accessibility.hint { tag.attributes["title"] = hint }
        if let value = accessibility.value { tag.attributes["aria-description"] = value }
        if accessibility.isHidden {
            // Screen readers skip hidden elements, so they need no label.
            tag.attributes["aria-label"] = nil
            if tag.attributes["role"] == "img" { tag.attributes["role"] = nil }
            tag.attributes["aria-hidden"] = "true"
        }
        if accessibility.isHeading { tag.attributes.merge(["role": "heading", "aria-level": "2"]) { $1 } }
        if let isExpanded = accessibility.isExpanded { tag.attributes["aria-expanded"] = "\(isExpanded)" }
        if accessibility.isSearch { tag.attributes["role"] = "search" }
        // Only an element with a role can have a name.
        if tag.attributes["aria-label"] != nil, tag.attributes["role"] == nil, ["div", "span"].contains(tag.name) {
            tag.attributes["role"] = isPicture ? "img" : "group"
        }
        if accessibility.isSelected { tag.attributes["aria-current"] = "true" }
        if accessibility.isFocused { tag.attributes["autofocus"] = "" }
        if let identifier = accessibility.identifier { tag.attributes["data-testid"] = identifier }
    }

    /// Whether the element is a picture, or a text that its name replaces.
    private var isPicture: Bool { content is ImageContent || content is ShapeContent || content is TextContent }

    private func applyEvents(to tag: inout Tag) {
        if events.isEmpty { return }
        let kinds = ElementEvent.Kind.allCases.filter { events.contains(EventSet($0)) }
        tag.attributes["data-ev"] = kinds.map(\.rawValue).joined(separator: " ")
        if let count = style.tapCount { tag.attributes["data-taps"] = "\(count)" }
        if let seconds = style.longPressDuration, events.contains(.longPress) {
            tag.attributes["data-longpress"] = number(seconds * 1000)
            tag.attributes["aria-keyshortcuts"] = "Shift+Enter"
        }
        if let distance = style.dragDistance { tag.attributes["data-drag"] = number(distance) }
        if events.contains(.tap) || events.contains(.longPress) { tag.attributes["data-press"] = "" }
    }
}

extension ElementID {
    /// The `id` attribute of the element's root tag, without the root's prefix.
    package var domID: String { "e\(rawValue)" }

    /// Creates an id from the `id` attribute of an element's root tag; `nil` for an attribute of another form.
    package init?(domID: some StringProtocol) {
        guard domID.first == "e", let number = UInt64(domID.dropFirst()), domID == "e\(number)" else { return nil }
        self.init(number)
    }
}

extension ElementID {
    /// Returns the `id` attribute of the menu with this id, which the menu's button refers to.
    func menuID(in root: RootOptions) -> String { "\(root.idPrefix)m\(rawValue)" }
}

extension HTMLRenderer {
    /// Returns the `id` attribute of an element's root tag.
    func id(of element: ElementID) -> String { root.idPrefix + element.domID }

    /// Returns the element that an `id` attribute or a posted button value names; `nil` if the id belongs to another
    /// root.
    package func element(withID id: String) -> ElementID? {
        id.hasPrefix(root.idPrefix) ? ElementID(domID: id.dropFirst(root.idPrefix.count)) : nil
    }
}
