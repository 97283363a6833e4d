/// One step that brings a browser's document from one state to the next.
///
/// Patches travel as JSON, in an array that is applied in order. An id is the `id` attribute of a tag, which begins with
/// the root's prefix: `e<number>` after it for the root tag of an element, `e<number>-<part>` for a part of its own (the
/// heading of a page, the input of a toggle).
///
/// | `op` | other keys | what the client does |
/// |---|---|---|
/// | `"s"` | `rules: [string]` | Adds each rule that it doesn't know yet to its constructed style sheet. |
/// | `"i"` | `parent`, `index`, `html` | Parses `html`, which has exactly one root tag, and puts it into the parent's slot before the slot's element child number `index`, at the end when there is none. |
/// | `"m"` | `id`, `parent`, `index` | Moves a child of the parent's slot; `index` counts the element children without the moved one. |
/// | `"r"` | `id` | Removes the tag; a no-op when there is none. |
/// | `"a"` | `path`, `title` | Shows the page's address and title: a new level is a step of the browser's history, and one that comes back goes back in it. |
/// | `"u"` | `id`, `attrs: {name: string}`, `inner?: string` | Makes the tag's attributes those of `attrs`, and, if `inner` is there, its content the markup `inner`. |
///
/// **Slot.** The place for the children of element `e7` is the tag with `data-slot="e7"` when there is one inside the
/// element's tag, and otherwise the element's tag itself. A slot's element children are the element's children and
/// nothing else.
///
/// **Update.** `attrs` is the full set of attributes save `id`. The client sets what differs and removes what the set
/// doesn't name, but leaves alone what it owns itself: `id`, `style`, `popover`, `data-side`, `data-settled`,
/// `aria-details`, `inert`, `open`, and `tabindex` beside `data-press`. What a person typed or switched in an `input` stands until nothing waits to be posted
/// and the patches up to the last answer are there; then `value` and `checked` count. Child nodes are touched only by
/// `inner`.
///
/// **Presses.** A tag with `data-press` answers presses. Where it isn't a `button`, as one that held another when it was
/// drawn, the client gives it `role="button"` and `tabindex="0"` after each batch (and at the start) unless it holds a
/// link, button, input, or another `data-press` inside or has a role already. `data-ev` names the events that a tag
/// answers, parted by spaces, and `data-longpress` the milliseconds that make a press long.
///
/// **Menus.** A button names its menu by `popovertarget`, and the browser opens and closes it. The client moves the focus
/// in it, by the arrows and to the next item that begins with a small letter, and closes it when an item is pressed. The
/// second child of a `tipui-context` is such a button: a right click and a long press put it at the pointer and press it.
/// What stands in a menu or a popover, and a menu's button, isn't part of what is around.
///
/// **Sheets.** A `dialog` covers the window. The client shows it as a modal one after the batch that brings it, which keeps
/// the focus in it and all else out of reach, and closes it before it removes it, which gives the focus back. It never
/// closes one by itself: Escape and a press beside the card are posted as `dismiss` if the dialog answers that. Escape is
/// taken as a key, since browsers close a dialog that refuses its `cancel` twice; as `cancel` comes what else asks a dialog
/// to close, such as a telephone's way back.
package enum Patch: Codable, Equatable, Sendable {
    /// Makes style rules known that later patches of the batch name.
    case style(rules: [String])
    /// Puts new markup into the slot of its parent.
    case insert(parent: String, index: Int, html: String)
    /// Puts a present tag elsewhere in the slot of its parent.
    case move(id: String, parent: String, index: Int)
    /// Takes a tag away with all that is in it.
    case remove(id: String)
    /// Says which address the page has now, and which title; with an empty one it is called as the app.
    case address(path: String, title: String)
    /// Gives a tag other attributes and, for a tag without element children, other content.
    case update(id: String, attributes: [String: String], inner: String?)

    private enum CodingKeys: String, CodingKey {
        case op, id, parent, index, html, rules, inner, path, title
        case attributes = "attrs"
    }

    private enum Operation: String, Codable {
        case style = "s"
        case insert = "i"
        case move = "m"
        case remove = "r"
        case address = "a"
        case update = "u"
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        switch try container.decode(Operation.self, forKey: .op) {
        case .style:
            self = .style(rules: try container.decode([String].self, forKey: .rules))
        case .insert:
            self = .insert(
                parent: try container.decode(String.self, forKey: .parent),
                index: try container.decode(Int.self, forKey: .index),
                html: try container.decode(String.self, forKey: .html)
            )
        case .move:
            self = .move(
                id: try container.decode(String.self, forKey: .id),
                parent: try container.decode(String.self, forKey: .parent),
                index: try container.decode(Int.self, forKey: .index)
            )
        case .remove:
            self = .remove(id: try container.decode(String.self, forKey: .id))
        case .address:
            self = .address(
                path: try container.decode(String.self, forKey: .path),
                title: try container.decode(String.self, forKey: .title)
            )
        case .update:
            self = .update(
                id: try container.decode(String.self, forKey: .id),
                attributes: try container.decode([String: String].self, forKey: .attributes),
                inner: try container.decodeIfPresent(String.self, forKey: .inner)
            )
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .style(let rules):
            try container.encode(Operation.style, forKey: .op)
            try container.encode(rules, forKey: .rules)
        case .insert(let parent, let index, let html):
            try container.encode(Operation.insert, forKey: .op)
            try container.encode(parent, forKey: .parent)
            try container.encode(index, forKey: .index)
            try container.encode(html, forKey: .html)
        case .move(let id, let parent, let index):
            try container.encode(Operation.move, forKey: .op)
            try container.encode(id, forKey: .id)
            try container.encode(parent, forKey: .parent)
            try container.encode(index, forKey: .index)
        case .remove(let id):
            try container.encode(Operation.remove, forKey: .op)
            try container.encode(id, forKey: .id)
        case .address(let path, let title):
            try container.encode(Operation.address, forKey: .op)
            try container.encode(path, forKey: .path)
            try container.encode(title, forKey: .title)
        case .update(let id, let attributes, let inner):
            try container.encode(Operation.update, forKey: .op)
            try container.encode(id, forKey: .id)
            try container.encode(attributes, forKey: .attributes)
            try container.encodeIfPresent(inner, forKey: .inner)
        }
    }
}
