public import Foundation

/// A hybrid clock's reading: milliseconds since 1970 in the upper 48 bits, a counter in the lower 16.
///
/// Versions of one replica only grow, also when the wall clock goes backwards.
public struct RowVersion: RawRepresentable, Hashable, Comparable, Codable, Sendable {
    /// The reading as a number.
    public var rawValue: Int64

    /// Makes a version of its number.
    public init(rawValue: Int64) {
        self.rawValue = rawValue
    }

    /// The least version that a change made at a moment can have.
    public init(earliestAt date: Date) {
        let milliseconds = (date.timeIntervalSince1970 * 1000).clamped(to: 0...Self.latestMilliseconds)
        rawValue = Int64(milliseconds) << 16
    }

    /// The version before all others.
    public static let zero = RowVersion(rawValue: 0)

    /// The greatest version that a row may carry.
    public static let greatest = RowVersion(rawValue: .max >> 1)

    /// The greatest number of milliseconds that a clock is believed, some thousand years from now.
    private static let latestMilliseconds = Double(Int64.max >> 18)

    /// Whether a row may carry the version.
    public var isValid: Bool { (0...Self.greatest.rawValue).contains(rawValue) }

    /// Returns the version that follows this one at a moment: the moment's own, or one more than this.
    public func next(at date: Date) -> RowVersion {
        max(RowVersion(rawValue: min(rawValue, Self.greatest.rawValue - 1) + 1), RowVersion(earliestAt: date))
    }

    /// How far a version may lie ahead of the clock of the replica that merges its row, in seconds: a day.
    public static let greatestLead: TimeInterval = 86_400

    /// The greatest version that lies no more than ``greatestLead`` after a moment.
    public static func greatestBelievable(at date: Date) -> RowVersion {
        RowVersion(earliestAt: date.addingTimeInterval(greatestLead)).next(at: date)
    }

    /// Whether the version lies no more than ``greatestLead`` after a moment.
    public func isBelievable(at date: Date) -> Bool { self <= Self.greatestBelievable(at: date) }

    /// Compares readings.
    public static func < (left: RowVersion, right: RowVersion) -> Bool {
        left.rawValue < right.rawValue
    }
}

extension Double {
    /// The nearest number in a range; its start for what is no number.
    func clamped(to range: ClosedRange<Double>) -> Double {
        isNaN ? range.lowerBound : Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
    }
}
