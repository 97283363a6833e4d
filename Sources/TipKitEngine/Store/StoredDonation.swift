public import Foundation

/// A donation as it is stored.
public struct StoredDonation: Sendable, Equatable {
    /// When it was donated.
    public var date: Date
    /// Its payload as JSON text; `nil` for an event without a payload.
    public var payload: String?

    /// Makes the value of its parts.
    public init(date: Date, payload: String?) {
        self.date = date
        self.payload = payload
    }
}
