/// The edge of a rectangle where reading begins or ends.
@frozen public enum HorizontalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
    /// The edge where reading begins.
    case leading
    /// The edge where reading ends.
    case trailing
}
