/// What a renderer draws: one semantic thing, with its style, accessibility and the events it answers.
///
/// An element is a plain value without children: the tree that connects elements is given in mutations.
package struct Element: Equatable, Sendable {
    /// What the element is.
    package var content: any ElementContent
    package var style: BoxStyle
    package var accessibility: Accessibility
    /// The events that this element answers; a renderer reports no others.
    package var events: EventSet

    package init(
        _ content: any ElementContent,
        style: BoxStyle = BoxStyle(),
        accessibility: Accessibility = Accessibility(),
        events: EventSet = []
    ) {
        self.content = content
        self.style = style
        self.accessibility = accessibility
        self.events = events
    }

    /// Whether a renderer can turn this element into another in place.
    func isSameKind(as other: Element) -> Bool { type(of: content) == type(of: other.content) }

    package static func == (left: Element, right: Element) -> Bool {
        left.style == right.style && left.accessibility == right.accessibility && left.events == right.events
            && left.content.isEqual(to: right.content)
    }
}
