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
    var attributes: [String: String]
    var content: Content

    init(_ name: String = "div", class: String, _ attributes: [String: String] = [:], content: Content = .children) {
        self.name = name
        self.attributes = attributes
        self.attributes["class"] = `class`
        self.content = content
    }

    mutating func add(class name: String) {
        guard !name.isEmpty else { return }
        attributes["class", default: ""] += " " + name
    }

    /// The tag with its children's markup in place.
    func markup(id: String, children: String) -> String {
        var text = "<\(name) id=\"\(id)\"\(Self.markup(of: attributes))>"
        switch content {
        case .children: text += children
        case .leaf(let inner): text += inner
        case .slot(let before, let slotClass, let attributes, let after):
            text += before
            text += "<div class=\"\(classNames(slotClass))\" data-slot=\"\(id)\"\(Self.markup(of: attributes))>"
            text += "\(children)</div>\(after)"
        case .void: return text
        }
        return text + "</\(name)>"
    }

    private static func markup(of attributes: [String: String]) -> String {
        attributes.sorted { $0.key < $1.key }.reduce(into: "") { text, attribute in
            let value = attribute.key == "class" ? classNames(attribute.value) : attribute.value
            text += value.isEmpty ? " \(attribute.key)" : " \(attribute.key)=\"\(escaped(value))\""
        }
    }
}
