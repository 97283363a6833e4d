/// A tag: its attributes, and its content other than the children that are written between its start and its end.
package struct Tag {
    package enum Content {
        /// Only the children of the element.
        case children
        /// The given markup; the element has no children.
        case leaf(String)
        /// The children of the element in a slot, with the given markup before and after the slot.
        case slot(before: String = "", slotClass: String, attributes: [String: String] = [:], after: String = "")
        /// No content; the tag has no end tag.
        case void
    }

    package var name: String
    /// The class names without the `tipui-` prefix, separated by spaces.
    package var classes: String
    /// The attributes other than the id and the classes.
    package var attributes: [String: String]
    package var content: Content

    package init(
        _ name: String = "div",
        class: String,
        _ attributes: [String: String] = [:],
        content: Content = .children
    ) {
        self.name = name
        self.attributes = attributes
        self.content = content
        classes = `class`
    }

    package mutating func add(class name: String) {
        guard !name.isEmpty else { return }
        classes += " "
        classes += name
    }

    /// Returns the markup of the tag without children.
    package func markup(id: String) -> String {
        var text = ""
        writeStart(id: id, to: &text)
        writeEnd(to: &text)
        return text
    }

    /// Writes the part of the tag before its children.
    package func writeStart(id: String, to text: inout String) {
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
    package func writeEnd(to text: inout String) {
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
