public import Foundation

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
