package import TipUI

/// The tag of an element: its attributes, and its content other than the element's children.
struct Tag {
    enum Content {
        /// Only the children of the element.
        case children
        /// The given markup; the element has no children.
        case leaf(String)
        /// The children of the element in a slot, with the given markup before and after the slot.
        case slot(before: String = "", slotClass: String, attributes: [String: String] = [:], after: String = "")
        /// No content; the tag has no end tag.
        case void
    }

    var name: String
    /// The class names without the `tipui-` prefix, separated by spaces.
    var classes: String
    /// The attributes other than the id and the classes.
    var attributes: [String: String]
    var content: Content

    init(_ name: String = "div", class: String, _ attributes: [String: String] = [:], content: Content = .children) {
        self.name = name
        self.attributes = attributes
        self.content = content
        classes = `class`
    }

    mutating func add(class name: String) {
        guard !name.isEmpty else { return }
        classes += " "
        classes += name
    }

    /// Returns the markup of the tag without children.
    func markup(id: String) -> String {
        var text = ""
        writeStart(id: id, to: &text)
        writeEnd(to: &text)
        return text
    }

    /// Writes the part of the tag before its children.
    func writeStart(id: String, to text: inout String) {
        text += "<"
        text += name
        text += " id=\""
        text += id
        text += "\""
        Self.write(attributes, classes, to: &text)
        text += ">"
        switch content {
        case .children, .void: break
        case .leaf(let inner):
            // HTML parsers ignore a line feed at the start of a text area.
            if name == "textarea" { text += "\n" }
            text += inner
        case .slot(let before, let slotClass, let attributes, _):
            text += before
            text += "<div class=\"\(classNames(slotClass))\" data-slot=\"\(id)\""
            Self.write(attributes, "", to: &text)
            text += ">"
        }
    }

    /// Writes the part of the tag after its children.
    func writeEnd(to text: inout String) {
        switch content {
        case .children, .leaf: break
        case .slot(_, _, _, let after):
            text += "</div>"
            text += after
        case .void: return
        }
        text += "</"
        text += name
        text += ">"
    }

    /// Writes attributes and classes, sorted by attribute name.
    private static func write(_ attributes: [String: String], _ classes: String, to text: inout String) {
        var needsClass = !classes.isEmpty
        func writeClass() {
            needsClass = false
            text += " class=\""
            text += classNames(classes)
            text += "\""
        }
        for (name, value) in attributes.isEmpty ? [] : attributes.sorted(by: { $0.key < $1.key }) {
            if needsClass, name > "class" { writeClass() }
            text += " "
            text += name
            if value.isEmpty { continue }
            text += "=\""
            text += escaped(value)
            text += "\""
        }
        if needsClass { writeClass() }
    }
}

/// An additional tag of an element with its own id, such as the heading of a page or the input of a toggle.
struct ElementPart {
    let id: String
    let tag: Tag

    var markup: String { tag.markup(id: id) }
}

extension Element {
    /// Returns the tag of the element, with all attributes except the id.
    func tag(id: String, rules: inout StyleRules) -> Tag {
        let htmlContent = htmlContent
        if let part = htmlContent.stylePart { rules.add(part) }
        var tag = htmlContent.tag(id: id, rules: &rules)
        if !isPlain { applyStyle(to: &tag, rules: &rules) }
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
