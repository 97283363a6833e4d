/// The direction in which a view and those below are read.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    /// Reading begins at the left.
    case leftToRight
    /// Reading begins at the right.
    case rightToLeft
}

extension EnvironmentValues {
    /// The direction of reading: which sides leading and trailing are, and where `forward` leads.
    public var layoutDirection: LayoutDirection {
        get { statedReading?.direction ?? .leftToRight }
        set { statedReading = Reading(direction: newValue, locale: statedReading?.locale) }
    }
}
