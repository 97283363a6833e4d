public import Foundation

extension Tips {
    /// An option that keeps a tip away until a date.
    ///
    /// Not in Apple's TipKit.
    public struct Begins: TipOption, Equatable {
        package let date: Date

        /// Creates the option.
        ///
        /// - Parameter date: The first moment at which the tip may appear, by the clock of the tip's center.
        public init(on date: Date) { self.date = date.asRow }
    }

    /// An option that takes a tip away from a date on.
    ///
    /// From then on the tip's status is `.invalidated(.displayDurationExceeded)`, and other tips of its group don't wait for
    /// it. Nothing is stored: a later date in a later release, or a clock that was ahead and is set right, brings the tip
    /// back. Not in Apple's TipKit.
    public struct Ends: TipOption, Equatable {
        package let date: Date

        /// Creates the option.
        ///
        /// - Parameter date: The first moment at which the tip no longer appears, by the clock of the tip's center. A tip
        ///   that ends before it begins never appears.
        public init(on date: Date) { self.date = date.asRow }
    }

    /// An option that takes a tip away a time after its first display, also if it wasn't on screen all that time.
    ///
    /// It is as with ``Ends``; a reset of the tip lets it begin anew. Not in Apple's TipKit.
    public struct ExpiresAfter: TipOption, Equatable {
        package let length: DonationTimeRange

        /// Creates the option.
        ///
        /// - Parameter length: The time from the tip's first display, on any of the person's devices; of several options
        ///   the last one applies.
        public init(_ length: DonationTimeRange) { self.length = length }
    }
}

extension TipOptions {
    /// When a tip is over; `nil` if nothing says when.
    func end(_ record: TipRecord) -> Date? {
        [ends, expiry(record)].compactMap { $0 }.min()
    }

    private func expiry(_ record: TipRecord) -> Date? {
        guard let expiresAfter, let first = record.firstDisplayed else { return nil }
        return first.addingTimeInterval(expiresAfter.seconds)
    }

    /// Why a tip is over since a date.
    func reason(ofEnd end: Date) -> Tips.Explanation.Reason {
        guard let expiresAfter, end != ends else { return .ended(on: end) }
        return .expired(expiresAfter, on: end)
    }
}
