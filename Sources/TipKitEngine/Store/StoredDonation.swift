public import Foundation

/// The stored form of a donation.
public struct StoredDonation: Sendable, Equatable {
    /// The date of the donation.
    public var date: Date
    /// The donation's payload as JSON text; `nil` for an event without a payload.
    public var payload: String?

    /// Creates the value from its parts.
    public init(date: Date, payload: String?) {
        self.date = date
        self.payload = payload
    }
}

/// The limits on the donations of an event that are kept.
public struct StoredDonationLimit: Sendable, Equatable {
    /// The maximum number of donations; the oldest donations are dropped first.
    public var maximumCount: Int
    /// The maximum age of a donation in seconds; `nil` for no limit.
    public var maximumAge: TimeInterval?

    /// Creates the value from its parts.
    public init(maximumCount: Int, maximumAge: TimeInterval?) {
        self.maximumCount = maximumCount
        self.maximumAge = maximumAge
    }
}
