/// How a picture takes the room it has.
public enum ContentMode: Hashable, CaseIterable, Sendable {
    /// All of it is seen.
    case fit
    /// All the room is filled.
    case fill
}

/// How resizable pictures take the room they have.
package struct ImageFit: Equatable, Sendable {
    package var mode: ContentMode
    package var ratio: Double?
}
