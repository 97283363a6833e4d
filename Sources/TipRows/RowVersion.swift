public import Foundation

/// A reading of a hybrid clock: milliseconds since 1970 in the upper 48 bits, and a counter in the lower 16.
///
/// The versions of one replica only grow, even when the wall clock goes backward.
public struct RowVersion: RawRepresentable, Hashable, Comparable, Codable, Sendable {
    /// The version as a number.
    public var rawValue: Int64

    /// Creates a version from its number.
    public init(rawValue: Int64) {
        self.rawValue = rawValue
    }

    /// Creates the least version that a change at a date can have.
    public init(earliestAt date: Date) {
        let milliseconds = (date.timeIntervalSince1970 * 1000).clamped(to: 0...Self.latestMilliseconds)
        rawValue = Int64(milliseconds) << 16
    }

    /// The version that precedes all other versions.
    public static let zero = RowVersion(rawValue: 0)

    /// The greatest version that a row may have.
    public static let greatest = RowVersion(rawValue: .max >> 1)

    /// The end of the millisecond that the version names; the date of a change with this version isn't later.
    public var date: Date { Date(timeIntervalSince1970: Double((rawValue >> 16) + 1) / 1000) }

    /// The greatest number of milliseconds since 1970 that is accepted from a clock, about a thousand years from now.
    private static let latestMilliseconds = Double(Int64.max >> 18)

    /// Whether a row may have the version.
    public var isValid: Bool { (0...Self.greatest.rawValue).contains(rawValue) }

    /// Returns the version that follows this one at a date: the least version for the date, or this version plus one,
    /// whichever is greater.
    public func next(at date: Date) -> RowVersion {
        max(RowVersion(rawValue: min(rawValue, Self.greatest.rawValue - 1) + 1), RowVersion(earliestAt: date))
    }

    /// The maximum number of seconds that a row's version may be ahead of the clock where the row is merged: a day.
    public static let greatestLead: TimeInterval = 86_400

    /// Returns the greatest version that is no more than ``greatestLead`` after a date.
    public static func greatestBelievable(at date: Date) -> RowVersion {
        RowVersion(earliestAt: date.addingTimeInterval(greatestLead)).next(at: date)
    }

    /// Returns whether the version is no more than ``greatestLead`` after a date.
    public func isBelievable(at date: Date) -> Bool { self <= Self.greatestBelievable(at: date) }

    /// Compares versions by their numbers.
    public static func < (left: RowVersion, right: RowVersion) -> Bool {
        left.rawValue < right.rawValue
    }
}

extension Double {
    /// Returns the nearest number in a range; the lower bound for NaN.
    func clamped(to range: ClosedRange<Double>) -> Double {
        isNaN ? range.lowerBound : Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
    }
}
