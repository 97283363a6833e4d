import TipUI

/// A tag of an element beside its children, with an id of its own: a page's heading, the input of a toggle.
struct ElementPart {
    var id: String
    var name: String
    var attributes: [String: String]
    /// What stands inside; `nil` for a tag without an end.
    var inner: String?

    var markup: String {
        let content: Tag.Content = inner.map { .leaf($0) } ?? .void
        return Tag(name, class: attributes["class"] ?? "", attributes, content: content).markup(id: id, children: "")
    }
}

extension Element {
    /// The part of the element's tag; `nil` for most kinds.
    func part(id: String) -> ElementPart? {
        switch kind {
        case .page(let content):
            ElementPart(id: "\(id)-title", name: "h1", attributes: ["class": "title"], inner: escaped(content.title))
        case .toggle(let isOn):
            ElementPart(
                id: "\(id)-input",
                name: "input",
                attributes: ["class": "toggle", "type": "checkbox", "role": "switch"].merging(
                    isOn ? ["checked": ""] : [:]
                ) { $1 }
            )
        case .progress(let fraction):
            ElementPart(
                id: "\(id)-bar",
                name: "progress",
                attributes: ["class": "progress"].merging(fraction.map { ["value": number($0), "max": "1"] } ?? [:]) {
                    $1
                },
                inner: ""
            )
        default: nil
        }
    }
}
