/// A tag for an element: its attributes, and what stands inside besides the element's children.
struct Tag {
    enum Content {
        /// The children of the element and nothing else.
        case children
        /// Markup of its own; the element has no children.
        case leaf(String)
        /// The children in a slot between markup of the tag's own.
        case slot(before: String = "", slotClass: String, attributes: [String: String] = [:], after: String = "")
        /// Nothing: the tag has no end.
        case void
    }

    var name: String
    /// The names of its classes, parted by spaces, each without what all of them begin with.
    var classes: String
    /// Its attributes besides the id and the classes.
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

    /// The tag without any children.
    func markup(id: String) -> String {
        var text = ""
        writeStart(id: id, to: &text)
        writeEnd(to: &text)
        return text
    }

    /// Writes the tag up to where its children stand.
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
        case .leaf(let inner): text += inner
        case .slot(let before, let slotClass, let attributes, _):
            text += before
            text += "<div class=\"\(classNames(slotClass))\" data-slot=\"\(id)\""
            Self.write(attributes, "", to: &text)
            text += ">"
        }
    }

    /// Writes what follows the children.
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

    /// Writes attributes and classes, in the order of the attributes' names.
    private static func write(_ attributes: [String: String], _ classes: String, to text: inout String) {
        var isClassDue = !classes.isEmpty
        func writeClass() {
            isClassDue = false
            text += " class=\""
            text += classNames(classes)
            text += "\""
        }
        for (name, value) in attributes.isEmpty ? [] : attributes.sorted(by: { $0.key < $1.key }) {
            if isClassDue, name > "class" { writeClass() }
            text += " "
            text += name
            if value.isEmpty { continue }
            text += "=\""
            text += escaped(value)
            text += "\""
        }
        if isClassDue { writeClass() }
    }
}
