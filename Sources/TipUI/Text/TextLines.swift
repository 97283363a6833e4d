public import Foundation

extension Text {
    /// Which part of a text is left out if the text doesn't fit.
    public enum TruncationMode: Hashable, Sendable {
        /// The beginning.
        case head
        /// The end.
        case tail
        /// The middle; browsers leave out the end instead.
        case middle
    }
}

private enum LineSpacingKey: EnvironmentKey {
    static var defaultValue: CGFloat { 0 }
}

private enum TruncationModeKey: EnvironmentKey {
    static var defaultValue: Text.TruncationMode { .tail }
}

extension EnvironmentValues {
    /// The space that is added between lines of text, in points.
    public var lineSpacing: CGFloat {
        get { self[LineSpacingKey.self] }
        set { self[LineSpacingKey.self] = newValue }
    }

    /// Which part of a text is left out if the text doesn't fit.
    public var truncationMode: Text.TruncationMode {
        get { self[TruncationModeKey.self] }
        set { self[TruncationModeKey.self] = newValue }
    }
}
