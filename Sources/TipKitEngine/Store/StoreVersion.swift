public import Foundation

/// A hybrid clock's reading: milliseconds since 1970 in the upper 48 bits, a counter in the lower 16.
///
/// Versions of one replica only grow, also when the wall clock goes backwards.
public struct StoreVersion: RawRepresentable, Hashable, Comparable, Codable, Sendable {
    /// The reading as a number.
    public var rawValue: Int64

    /// Makes a version of its number.
    public init(rawValue: Int64) {
        self.rawValue = rawValue
    }

    /// The version before all others.
    public static let zero = StoreVersion(rawValue: 0)

    /// The greatest version that a row may carry; what is above it was never written by a store.
    public static let greatest = StoreVersion(rawValue: .max >> 1)

    /// The greatest number of milliseconds that a clock is believed, some thousand years from now.
    private static let latestMilliseconds = Double(Int64.max >> 18)

    /// Returns the version that follows this one at a moment: the moment's own, or one more than this.
    public func next(at date: Date) -> StoreVersion {
        let milliseconds = (date.timeIntervalSince1970 * 1000).clamped(to: 0...Self.latestMilliseconds)
        return StoreVersion(rawValue: max(min(rawValue, Self.greatest.rawValue - 1) + 1, Int64(milliseconds) << 16))
    }

    /// Compares readings.
    public static func < (left: StoreVersion, right: StoreVersion) -> Bool {
        left.rawValue < right.rawValue
    }
}

extension Double {
    /// The nearest number in a range; its start for what is no number.
    fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
        isNaN ? range.lowerBound : Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
    }
}
