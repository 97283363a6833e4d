public import Foundation

/// The moment at which a tip appeared for the first time, as the display frequency counts it.
public struct FirstDisplay: Sendable, Equatable {
    /// The tip that appeared.
    public var tip: String
    /// When it appeared.
    public var date: Date

    /// Makes the value of its parts.
    public init(tip: String, date: Date) {
        self.tip = tip
        self.date = date
    }
}
