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

/// How many donations of an event are kept, and for how long.
public struct StoredDonationLimit: Sendable, Equatable {
    /// The most donations kept; older ones are dropped first.
    public var maximumCount: Int
    /// The greatest age in seconds of a donation that is kept; `nil` for no bound.
    public var maximumAge: TimeInterval?

    /// Makes the value of its parts.
    public init(maximumCount: Int, maximumAge: TimeInterval?) {
        self.maximumCount = maximumCount
        self.maximumAge = maximumAge
    }
}
