/// The direction in which a view and those below are read.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    /// Reading begins at the left.
    case leftToRight
    /// Reading begins at the right.
    case rightToLeft
}

private enum LayoutDirectionKey: EnvironmentKey {
    static var defaultValue: LayoutDirection? { nil }
}

extension EnvironmentValues {
    /// The direction of reading: which sides leading and trailing are, and where `forward` leads.
    public var layoutDirection: LayoutDirection {
        get { statedLayoutDirection ?? .leftToRight }
        set { self[LayoutDirectionKey.self] = newValue }
    }

    /// The direction of reading that was set; `nil` where none was, so that the renderer's own stands.
    var statedLayoutDirection: LayoutDirection? { self[LayoutDirectionKey.self] }
}
