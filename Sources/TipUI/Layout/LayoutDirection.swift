public import Foundation

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

extension EnvironmentValues {
    /// The locale of what is written; the process's where none is set.
    ///
    /// One that is set says in which language a screen reader speaks the view and those below, and in which TipUI's own
    /// words are, such as that of a button that closes a tip. It translates nothing of the app's, and doesn't turn the
    /// direction of reading.
    public var locale: Locale {
        get { statedReading?.locale ?? .current }
        set { statedReading = Reading(direction: statedReading?.direction, locale: newValue) }
    }
}
