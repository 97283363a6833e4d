public import Foundation

/// A row that one replica writes and all replicas of a person share.
///
/// Each change to a row advances its version, so one merge rule is enough for all kinds of rows: of two rows with the
/// same key, the one with the greater version is kept. A row doesn't name its person: rows are stored in the partition
/// of the person they belong to, and a person's id may differ between a device and a server.
public protocol ReplicatedRow: Hashable, Codable, Sendable {
    /// The key that distinguishes the row from a person's other rows of its kind.
    var key: RowKey { get }
    /// The version of the latest change to the row.
    var version: RowVersion { get }
    /// The row as a JSON object, with dates in seconds since 1970.
    var text: String { get }
    /// Whether a replica can have written the row: its numbers, versions and dates are in their valid ranges.
    var isValid: Bool { get }
}

/// The key that distinguishes a row from a person's other rows of its kind.
public struct RowKey: Hashable, Sendable {
    /// The id of the tip, parameter or event, or the scope of a reset.
    public var subject: String
    /// The replica that writes the row.
    public var replica: String
    /// The epoch of a display, an invalidation or a trial, and the version of a donation; zero for other rows.
    public var version: RowVersion

    /// Creates a value from its parts.
    public init(subject: String, replica: String, version: RowVersion = .zero) {
        self.subject = subject
        self.replica = replica
        self.version = version
    }
}

/// The range of numbers that a row may hold.
public enum RowNumber {
    /// The greatest count, up to which a `Double` represents all integers exactly.
    public static let greatestCount: Int64 = 1 << 53

    /// Returns the sum of two counts, at most ``greatestCount``.
    public static func sum(_ left: Int64, _ right: Int64) -> Int64 { min(left + right, greatestCount) }

    /// Returns the nearest number of seconds that a row may hold; 0 for NaN.
    public static func seconds(_ seconds: Double) -> Double {
        seconds.isNaN ? 0 : seconds.clamped(to: -Double(greatestCount)...Double(greatestCount))
    }

    /// Whether a row may hold a count.
    public static func isValid(count: Int64) -> Bool { (0...greatestCount).contains(count) }

    /// Whether a row may hold a number of seconds.
    public static func isValid(seconds: Double) -> Bool { abs(seconds) <= Double(greatestCount) }

    /// Whether a row may hold a date.
    static func isValid(_ date: Date?) -> Bool { date.map { isValid(seconds: $0.timeIntervalSince1970) } ?? true }
}

extension Date {
    /// The nearest date that a row may hold, rounded to a number of seconds since 1970 as a `Double`.
    public var asRow: Date { Date(timeIntervalSince1970: RowNumber.seconds(timeIntervalSince1970)) }
}
