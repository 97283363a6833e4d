package import Foundation

extension Tips {
    /// The donations of an event inside a rule, oldest first.
    ///
    /// `count` is kept and never counted, and includes donations whose payload can't be decoded any more; going through
    /// the donations passes over them. A window searches, and reads from the datastore what it spans alone.
    public struct Donations<DonationInfo>: Sendable, Sequence where DonationInfo: Codable & Sendable {
        /// A donation of the event.
        public typealias Element = Event<DonationInfo>.Donation

        private let event: Event<DonationInfo>
        private let log: DonationLog<DonationInfo>
        /// The places in the log that belong to a window; `nil` for all of the event's donations.
        private let window: Range<Int>?
        private let source: any RuleInputSource
        private let evaluation: RuleEvaluation?

        package init(
            of event: Event<DonationInfo>,
            _ log: DonationLog<DonationInfo>,
            window: Range<Int>? = nil,
            source: any RuleInputSource,
            evaluation: RuleEvaluation?
        ) {
            self.event = event
            self.log = log
            self.window = window
            self.source = source
            self.evaluation = evaluation
        }

        /// How many donations there are.
        public var count: Int { window?.count ?? log.count }

        /// Whether there are none.
        public var isEmpty: Bool { count == 0 }

        /// The oldest donation.
        public var first: Element? {
            let (log, window) = loaded
            return window.lazy.compactMap { log.donation(at: $0) }.first
        }

        /// The newest donation.
        public var last: Element? {
            let (log, window) = loaded
            return window.reversed().lazy.compactMap { log.donation(at: $0) }.first
        }

        /// Goes through the donations, oldest first.
        public func makeIterator() -> some IteratorProtocol<Element> {
            let (log, window) = loaded
            return window.lazy.compactMap { log.donation(at: $0) }.makeIterator()
        }

        /// The donations within a time before now, in elapsed seconds: after `now - timeRange`, up to and with `now`.
        public func donatedWithin(_ timeRange: DonationTimeRange) -> Donations {
            let now = evaluation?.now ?? TipCenter.current.now
            let found = narrowed(after: now.addingTimeInterval(-timeRange.seconds), through: now)
            evaluation?.noteWindow(found.log, found.window ?? found.log.indices, in: window, length: timeRange.seconds)
            evaluation?.measure { "\(event.id): \(found.count) within \(timeRange)" }
            return found
        }

        /// The donations that aren't too old to be kept.
        func younger(than age: TimeInterval) -> Donations {
            let now = evaluation?.now ?? TipCenter.current.now
            let found = narrowed(after: now.addingTimeInterval(-age), through: .distantFuture)
            evaluation?.noteWindow(found.log, found.window ?? found.log.indices, in: window, length: age)
            return found
        }

        /// The donations later than a moment, up to and with another.
        private func narrowed(after start: Date, through end: Date) -> Donations {
            var log = log
            if window == nil, log.loadedAfter > start { log = source.donationLog(of: event, after: start) }
            let bounds = window ?? log.indices
            let lower = Swift.max(bounds.lowerBound, log.firstIndex(after: start))
            let upper = Swift.max(lower, Swift.min(bounds.upperBound, log.firstIndex(after: end)))
            return Donations(
                of: event,
                log,
                window: lower..<upper,
                source: source,
                evaluation: evaluation
            )
        }

        private var loaded: (DonationLog<DonationInfo>, Range<Int>) {
            if let window { return (log, window) }
            let whole = log.loadedAfter == .distantPast ? log : source.donationLog(of: event, after: .distantPast)
            return (whole, whole.indices)
        }
    }
}
