public import Foundation

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
