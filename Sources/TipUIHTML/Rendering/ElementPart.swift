/// A tag of an element beside its children, with an id of its own: a page's heading, the input of a toggle.
struct ElementPart {
    let id: String
    let tag: Tag

    var markup: String { tag.markup(id: id) }
}
