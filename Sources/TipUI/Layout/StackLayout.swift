/// How a stack lays out its children.
package struct StackLayout: Equatable, Sendable {
    package var axis: Axis
    /// Where children stand across the axis.
    package var alignment: CrossAlignment
    /// Points between children; `nil` for the platform's.
    package var spacing: Double?

    package init(axis: Axis, alignment: CrossAlignment = .center, spacing: Double? = nil) {
        self.axis = axis
        self.alignment = alignment
        self.spacing = spacing
    }

    package enum CrossAlignment: Equatable, Sendable { case start, center, end, firstTextBaseline, lastTextBaseline }
}
