/// How the lines of a text are aligned with one another.
@frozen public enum TextAlignment: Hashable, CaseIterable, Sendable {
    /// Lines begin together.
    case leading
    /// Lines share their middle.
    case center
    /// Lines end together.
    case trailing
}
