import Foundation

/// What numbers may be in a file; all others were never written by a store.
enum StoredNumber {
    /// The greatest count: up to it a `Double` distinguishes all whole numbers.
    static let greatestCount: Int64 = 1 << 53

    /// The sum of two counts, which never leaves the range.
    static func sum(_ left: Int64, _ right: Int64) -> Int64 { min(left + right, greatestCount) }

    /// The nearest number that may be stored; 0 for what is no number.
    static func seconds(_ seconds: Double) -> Double {
        guard !seconds.isNaN else { return 0 }
        return min(max(seconds, -Double(greatestCount)), Double(greatestCount))
    }
}

extension Date {
    /// The date as it is stored, in seconds since 1970.
    var storedSeconds: Double { StoredNumber.seconds(timeIntervalSince1970) }

    /// The date as it is read again after it was stored, which may be a last digit off.
    var asStored: Date { Date(timeIntervalSince1970: storedSeconds) }
}
