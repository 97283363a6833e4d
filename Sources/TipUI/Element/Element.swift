/// A semantic element that a renderer draws, with its style, accessibility and the events that it handles.
///
/// An element is a plain value without children; mutations describe the tree of elements.
package struct Element: Equatable, Sendable {
    /// The content, which determines the kind of the element.
    package var content: any ElementContent
    /// The box style; most elements share a single plain style.
    package var style: BoxStyle {
        _read { yield box.value }
        _modify { yield &box.value }
    }
    package var accessibility: Accessibility {
        _read { yield accessibilityBox.value }
        _modify { yield &accessibilityBox.value }
    }
    /// The events that this element handles; a renderer reports no other events.
    package var events: EventSet
    private var box: Indirect<BoxStyle>
    private var accessibilityBox: Indirect<Accessibility>

    package init(
        _ content: any ElementContent,
        style: BoxStyle? = nil,
        accessibility: Accessibility? = nil,
        events: EventSet = []
    ) {
        self.content = content
        box = style.map { Indirect($0) } ?? Self.plain[0]
        accessibilityBox = accessibility.map { Indirect($0) } ?? Self.plainAccessibility
        self.events = events
    }

    /// Returns whether a renderer can turn this element into the other element without removing it.
    func isSameKind(as other: Element) -> Bool { type(of: content) == type(of: other.content) }

    package static func == (left: Element, right: Element) -> Bool {
        left.box == right.box && left.accessibilityBox == right.accessibilityBox && left.events == right.events
            && left.content.isEqual(to: right.content)
    }

    /// The shared plain box styles, indexed by the raw value of their flexible axes.
    private static let plain = (Int8(0)...31).map { axes in
        var style = BoxStyle()
        style.flexibleAxes = Axis.Set(rawValue: axes)
        return Indirect(style)
    }
    private static let plainAccessibility = Indirect(Accessibility())

    /// Whether the box style is the shared plain style; may be `false` for a style with equal properties.
    package var isPlain: Bool { box.isShared(with: Self.plain[0]) }

    /// Sets the axes on which the element is flexible.
    mutating func setFlexibleAxes(_ axes: Axis.Set) {
        guard axes != style.flexibleAxes else { return }
        if Self.plain.contains(where: { $0.isShared(with: box) }) {
            box = Self.plain[Int(axes.rawValue)]
        } else {
            style.flexibleAxes = axes
        }
    }
}

/// The identity of an element within its graph, which is never reused.
package struct ElementID: Hashable, Comparable, Sendable, CustomStringConvertible {
    package let rawValue: UInt64

    package init(_ rawValue: UInt64) {
        self.rawValue = rawValue
    }

    package var description: String { "#\(rawValue)" }

    package static func < (left: ElementID, right: ElementID) -> Bool {
        left.rawValue < right.rawValue
    }
}

/// An element with all its descendants.
package struct ElementTree: Equatable, Sendable {
    package var id: ElementID
    package var element: Element
    package var children: [ElementTree]

    package init(_ id: ElementID, _ element: Element, _ children: [ElementTree] = []) {
        self.id = id
        self.element = element
        self.children = children
    }
}
