import Foundation

extension Tips {
    /// An option for a tip about something new: only people who used an earlier version of the app get it.
    ///
    /// The configuration says the app's version with ``ConfigurationOption/appVersion(_:)``. The tip of a person who began
    /// with the version or a later one has the status `.invalidated(.displayDurationExceeded)`, so other tips of its group
    /// don't wait for it; nothing is stored. A person of whom anything was stored before the configuration first said a
    /// version used an earlier one. Not in Apple's TipKit.
    public struct NewIn: TipOption, Equatable {
        package let text: String
        package var version: AppVersion? { AppVersion(text) }

        /// Creates the option.
        ///
        /// - Parameter version: The version with which the new thing came, as numbers with points between them, such as
        ///   `2.4`. Another text has no effect, which is logged.
        public init(_ version: String) { text = version }
    }
}

/// A version of an app: numbers with points between them, of which zeros at the end don't count.
package struct AppVersion: Sendable, Equatable, Comparable, CustomStringConvertible {
    private let numbers: [Int]

    /// Reads a version; `nil` if the text isn't one.
    package init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { part in
            part.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 } ? Int(part) : nil
        }
        guard numbers.count == parts.count, numbers.count <= 8 else { return nil }
        self.numbers = Array(numbers.reversed().drop { $0 == 0 }.reversed())
    }

    package static func < (one: Self, other: Self) -> Bool { one.numbers.lexicographicallyPrecedes(other.numbers) }

    package var description: String {
        (numbers + Array(repeating: 0, count: max(0, 2 - numbers.count))).map(String.init).joined(separator: ".")
    }
}
