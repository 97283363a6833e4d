public import Foundation

/// What a store keeps of a change that is made only once: its key and, if it began a display on a page, the display.
///
/// These rows aren't replicated. A store may forget a row 30 days after its date.
public struct DoneRow: Sendable, Equatable {
    /// How long a row is kept, in seconds.
    package static let age: TimeInterval = 30 * 86_400
    /// How many rows of a person are kept, the newest ones; pages repeat a change within minutes.
    package static let most = 5_000
    /// How many rows are inserted, of any person, before old rows are deleted.
    package static let insertionsPerSweep = 64

    /// The key of the change; for a display on a page, the display's id.
    public var key: String
    /// When the change was made; for a display on a page, when it began.
    public var date: Date
    /// The display that the change began; `nil` for any other change.
    public var display: PageDisplay?

    /// Creates the value from its parts.
    public init(key: String, date: Date, display: PageDisplay? = nil) {
        self.key = key
        self.date = date.asRow
        self.display = display
    }
}
