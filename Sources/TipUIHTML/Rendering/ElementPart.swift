/// A tag of an element beside its children, with an id of its own: a page's heading, the input of a toggle.
struct ElementPart {
    var id: String
    var name: String
    var attributes: [String: String]
    /// What stands inside; `nil` for a tag without an end.
    var inner: String? = nil

    var markup: String {
        let content: Tag.Content = inner.map { .leaf($0) } ?? .void
        return Tag(name, class: attributes["class"] ?? "", attributes, content: content).markup(id: id, children: "")
    }
}
