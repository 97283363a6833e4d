/// The identity of an element within its graph; never used twice.
package struct ElementID: Hashable, Comparable, Sendable, CustomStringConvertible {
    package let rawValue: UInt64

    package init(_ rawValue: UInt64) {
        self.rawValue = rawValue
    }

    package var description: String { "#\(rawValue)" }

    package static func < (left: ElementID, right: ElementID) -> Bool {
        left.rawValue < right.rawValue
    }
}
