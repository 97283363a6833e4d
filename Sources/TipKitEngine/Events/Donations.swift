import Foundation

extension Tips {
    /// What a rule's body gets for an event.
    public struct EventHistory<DonationInfo>: Sendable where DonationInfo: Codable & Sendable {
        /// The event's donations, oldest first.
        public let donations: Donations<DonationInfo>
    }

    /// The donations of an event inside a rule, oldest first.
    ///
    /// `count` includes donations whose payload can't be decoded any more; going through the donations passes over
    /// them.
    public struct Donations<DonationInfo>: Sendable, Sequence where DonationInfo: Codable & Sendable {
        /// A donation of the event.
        public typealias Element = Event<DonationInfo>.Donation

        private let log: DonationLog<DonationInfo>
        private let range: Range<Int>
        private let evaluation: RuleEvaluation?
        private let event: String

        package init(_ log: DonationLog<DonationInfo>, evaluation: RuleEvaluation?, event: String) {
            self.init(log, range: log.dates.indices, evaluation: evaluation, event: event)
        }

        private init(
            _ log: DonationLog<DonationInfo>,
            range: Range<Int>,
            evaluation: RuleEvaluation?,
            event: String
        ) {
            self.log = log
            self.range = range
            self.evaluation = evaluation
            self.event = event
        }

        /// How many donations there are.
        public var count: Int { range.count }

        /// Whether there are none.
        public var isEmpty: Bool { range.isEmpty }

        /// The oldest donation.
        public var first: Element? { log.donations[range].lazy.compactMap { $0 }.first }

        /// The newest donation.
        public var last: Element? { log.donations[range].lazy.reversed().compactMap { $0 }.first }

        /// Goes through the donations, oldest first.
        public func makeIterator() -> some IteratorProtocol<Element> {
            log.donations[range].lazy.compactMap { $0 }.makeIterator()
        }

        /// The donations within a time before now, in elapsed seconds: after `now - timeRange`, up to and with `now`.
        public func donatedWithin(_ timeRange: DonationTimeRange) -> Donations {
            let now = evaluation?.now ?? TipCenter.current.now
            let lower = Swift.max(range.lowerBound, log.firstIndex(after: now.addingTimeInterval(-timeRange.seconds)))
            let upper = Swift.max(lower, Swift.min(range.upperBound, log.firstIndex(after: now)))
            if let evaluation {
                if lower < upper {
                    evaluation.noteChange(at: log.dates[lower].addingTimeInterval(timeRange.seconds))
                }
                if upper < range.upperBound {
                    evaluation.noteChange(at: log.dates[upper])
                }
            }
            evaluation?.measure { "\(event): \(upper - lower) donations within \(Int(timeRange.seconds)) s" }
            return Donations(log, range: lower..<upper, evaluation: evaluation, event: event)
        }
    }
}
