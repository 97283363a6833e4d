/// What a renderer draws: one semantic thing, with its style, accessibility and the events it answers.
///
/// An element is a plain value without children: the tree that connects elements is given in mutations.
package struct Element: Equatable, Sendable {
    /// What the element is.
    package var content: any ElementContent
    /// The box; most elements share the plain one.
    package var style: BoxStyle {
        _read { yield box.value }
        _modify { yield &box.value }
    }
    package var accessibility: Accessibility
    /// The events that this element answers; a renderer reports no others.
    package var events: EventSet
    private var box: Indirect<BoxStyle>

    package init(
        _ content: any ElementContent,
        style: BoxStyle? = nil,
        accessibility: Accessibility = Accessibility(),
        events: EventSet = []
    ) {
        self.content = content
        box = style.map { Indirect($0) } ?? Self.plainBox
        self.accessibility = accessibility
        self.events = events
    }

    /// Whether a renderer can turn this element into another in place.
    func isSameKind(as other: Element) -> Bool { type(of: content) == type(of: other.content) }

    package static func == (left: Element, right: Element) -> Bool {
        left.box == right.box && left.accessibility == right.accessibility && left.events == right.events
            && left.content.isEqual(to: right.content)
    }

    private static let plainBox = Indirect(BoxStyle())

    /// Whether the box is certainly the plain one.
    package var isPlain: Bool { box.isShared(with: Self.plainBox) }
}
