public import Foundation

/// A hybrid clock's reading: milliseconds since 1970 in the upper 48 bits, a counter in the lower 16.
///
/// Versions of one replica only grow, also when the wall clock goes backwards.
public struct StoreVersion: RawRepresentable, Hashable, Comparable, Codable, Sendable {
    public var rawValue: Int64

    /// Makes a version of its number.
    public init(rawValue: Int64) {
        self.rawValue = rawValue
    }

    /// The version before all others.
    public static let zero = StoreVersion(rawValue: 0)

    /// Returns the version that follows this one at a moment: the moment's own, or one more than this.
    public func next(at date: Date) -> StoreVersion {
        let milliseconds = max(0, min(date.timeIntervalSince1970 * 1000, Double(Int64.max >> 17)))
        return StoreVersion(rawValue: max(rawValue + 1, Int64(milliseconds) << 16))
    }

    public static func < (left: StoreVersion, right: StoreVersion) -> Bool {
        left.rawValue < right.rawValue
    }
}
