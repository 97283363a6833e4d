import TipHTML

/// A change to a browser's document.
///
/// Patches are sent as a JSON array and applied in order. An id is the `id` attribute of a tag. It consists of the
/// root's prefix and `e<number>` for the root tag of an element, or `e<number>-<part>` for an additional tag of the
/// element, such as the heading of a page or the input of a toggle.
///
/// | `op` | other keys | what the client does |
/// |---|---|---|
/// | `"s"` | `rules: [string]` | Adds each new rule to its constructed style sheet, and each new `StylePart` to the style sheet that all pages load. |
/// | `"i"` | `parent`, `index`, `html` | Parses `html`, which has exactly one root tag, and inserts it into the parent's slot before the slot's element child at `index`, or at the end if there is none. |
/// | `"m"` | `id`, `parent`, `index` | Moves a tag to an index of the parent's slot; `index` doesn't count the moved tag itself. |
/// | `"r"` | `id` | Removes the tag; does nothing if it doesn't exist. |
/// | `"a"` | `path`, `title` | Shows the page's address and title. A new level adds an entry to the browser's history; returning to a lower level goes back. |
/// | `"u"` | `id`, `attrs: {name: string}`, `inner?: string` | Replaces the tag's attributes with `attrs`, and its content with the markup `inner`, if given. |
/// | `"t"` | `id`, `timing`, `frames?`, `leaves?` | Moves the tag. With `frames`, keyframes of the Web Animations API, it plays these; with `leaves`, when the tag is removed, on a copy above the page. Without `frames` the next update of the batch moves to the new style. Does nothing if the person prefers reduced motion. |
/// | `"v"` | `id`, `block`, `inline`, `behavior?` | Scrolls the tag into view. |
/// | `"c"` | `text` | Copies the text to the clipboard, if the browser allows it: soon after the person did something. |
///
/// **Slot.** The children of element `e7` are in the tag with `data-slot="e7"` if the element's tag contains one, and
/// otherwise directly in the element's tag. A slot has no element children other than the element's children.
///
/// **Update.** `attrs` is the full set of attributes except `id`. The client sets these attributes and removes all
/// others, except those that it manages itself: `id`, `style`, `popover`, `data-side`, `data-settled`, `aria-details`,
/// `inert`, `open`, and `tabindex` beside `data-press`. A field keeps what a person typed or chose until all
/// events are posted and the patches up to the last response have arrived; then `value` and `checked` apply. Only
/// `inner` changes child nodes.
///
/// **Presses.** A tag with `data-press` handles presses. If it isn't a `button`, for example because it contained
/// another button when it was rendered, the client gives it `tabindex="0"` and, unless it already has a role,
/// `role="button"`. The client does so at the start and after each batch, but not for a tag that contains a link, a
/// button, an input, or another `data-press`. `data-ev` lists the events that a tag handles, separated by spaces, and
/// `data-longpress` is the minimum duration of a long press in milliseconds.
///
/// **Focus.** `autofocus` marks the elements that the app's state gives the focus. Once all events are posted and the
/// patches up to the last response have arrived, the client moves the focus to such an element unless it is already
/// there, and takes the focus from an element that handles `focus` and isn't marked. It posts `focus` with `true` or
/// `false` when the focus moves.
///
/// **Menus.** A button refers to its menu by `popovertarget`, and the browser opens and closes the menu. The client
/// moves the focus in the menu, with the arrow keys and to the next item that begins with a typed letter, and closes
/// the menu when an item is pressed. The second child of a `tipui-context` is such a button: a right click or a long
/// press moves it to the pointer and clicks it. Events inside a menu or popover, or on a menu's button, aren't handled
/// by the elements around it.
///
/// **Sheets.** A `dialog` covers the window. After the batch that inserts it, the client shows it as a modal dialog,
/// which contains the focus and makes everything else inert. The client closes the dialog before removing it, which
/// restores the focus, but never closes it on its own: Escape and a press outside the card are posted as `dismiss` if
/// the dialog handles that event. Escape is handled as a key event, since browsers close a dialog whose `cancel` event
/// is prevented twice. Other requests to close it, such as the back gesture of a phone, arrive as `cancel`.
package enum Patch: Codable, Equatable, Sendable {
    /// Adds style rules that later patches of the batch refer to.
    case style(rules: [String])
    /// Inserts new markup into the slot of a parent.
    case insert(parent: String, index: Int, html: String)
    /// Moves an existing tag to an index of the slot of a parent.
    case move(id: String, parent: String, index: Int)
    /// Removes a tag and its content.
    case remove(id: String)
    /// Changes the address and title of the page. If the title is empty, the client shows the name of the app.
    case address(path: String, title: String)
    /// Replaces the attributes of a tag and, for a tag without element children, its content.
    case update(id: String, attributes: [String: String], inner: String?)
    /// Moves a tag.
    case animate(id: String, frames: [[String: String]]?, timing: Timing, isRemoval: Bool)
    /// Scrolls a tag into view.
    case scroll(id: String, block: String, inline: String, behavior: String?)
    /// Copies a text to the clipboard.
    case copy(text: String)

    private enum CodingKeys: String, CodingKey {
        case op, id, parent, index, html, rules, inner, path, title, frames, timing, block, inline, behavior, text
        case isRemoval = "leaves"
        case attributes = "attrs"
    }

    private enum Operation: String, Codable {
        case style = "s"
        case insert = "i"
        case move = "m"
        case remove = "r"
        case address = "a"
        case update = "u"
        case animate = "t"
        case scroll = "v"
        case copy = "c"
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
        case .animate:
            self = .animate(
                id: try container.decode(String.self, forKey: .id),
                frames: try container.decodeIfPresent([[String: String]].self, forKey: .frames),
                timing: try container.decode(Timing.self, forKey: .timing),
                isRemoval: try container.decodeIfPresent(Bool.self, forKey: .isRemoval) ?? false
            )
        case .scroll:
            self = .scroll(
                id: try container.decode(String.self, forKey: .id),
                block: try container.decode(String.self, forKey: .block),
                inline: try container.decode(String.self, forKey: .inline),
                behavior: try container.decodeIfPresent(String.self, forKey: .behavior)
            )
        case .copy:
            self = .copy(text: try container.decode(String.self, forKey: .text))
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
        case .animate(let id, let frames, let timing, let isRemoval):
            try container.encode(Operation.animate, forKey: .op)
            try container.encode(id, forKey: .id)
            try container.encodeIfPresent(frames, forKey: .frames)
            try container.encode(timing, forKey: .timing)
            if isRemoval { try container.encode(true, forKey: .isRemoval) }
        case .scroll(let id, let block, let inline, let behavior):
            try container.encode(Operation.scroll, forKey: .op)
            try container.encode(id, forKey: .id)
            try container.encode(block, forKey: .block)
            try container.encode(inline, forKey: .inline)
            try container.encodeIfPresent(behavior, forKey: .behavior)
        case .copy(let text):
            try container.encode(Operation.copy, forKey: .op)
            try container.encode(text, forKey: .text)
        }
    }
}
