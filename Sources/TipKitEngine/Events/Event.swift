extension Tips {
    /// Something a person does repeatedly, counted by donating it.
    ///
    /// An event is its id: two values of one id share donations, wherever they stand. A donation may carry a small value.
    ///
    /// ```swift
    /// struct Book: Codable, Sendable {
    ///     let title: String
    ///     let pages: Int
    /// }
    ///
    /// static let finished = Tips.Event<Book>(id: "book-finished")
    /// ```
    ///
    /// Donate where the thing is done, and ask how often and how lately it was, in a rule or anywhere else.
    ///
    /// ```swift
    /// await Shelf.finished.donate(Shelf.Book(title: "Emma", pages: 474))
    /// print(Shelf.finished.donations.donatedWithin(.week).count)
    /// ```
    public struct Event<DonationInfo>: Identifiable, Sendable where DonationInfo: Codable & Sendable {
        /// The key under which donations are kept.
        public let id: String

        package let limit: StoredDonationLimit

        /// Makes an event whose newest 1000 donations are kept.
        public init(id: String) {
            self.init(id: id, donationLimit: .default)
        }

        /// Makes an event without payload, whose newest 1000 donations are kept.
        public init(id: String) where DonationInfo == EmptyDonation {
            self.init(id: id, donationLimit: .default)
        }

        /// Makes an event with bounds on what is kept.
        public init(id: String, donationLimit: DonationLimit) {
            self.init(id: id, limit: donationLimit)
        }

        /// Makes an event without payload, with bounds on what is kept.
        public init(id: String, donationLimit: DonationLimit) where DonationInfo == EmptyDonation {
            self.init(id: id, limit: donationLimit)
        }

        private init(id: String, limit: DonationLimit) {
            self.id = id
            self.limit = StoredDonationLimit(
                maximumCount: limit.maximumCount,
                maximumAge: limit.maximumAge?.seconds
            )
        }

        /// The recorded donations, oldest first.
        ///
        /// A donation whose payload can't be decoded as `DonationInfo` is left out here; rules still count it.
        public var donations: [Donation] {
            let evaluation = Tips.RuleEvaluation.current
            let history = evaluation?.history(of: self) ?? history(source: TipCenter.current, evaluation: nil)
            return Array(history.donations)
        }
    }
}

extension Tips.Event: Tips.RuleInput {
    /// What a rule's body gets for the event.
    public typealias Value = Tips.EventHistory<DonationInfo>

    /// The event's key.
    public var key: Tips.RuleInputKey { .event(id) }

    /// Reads the history for one evaluation.
    public func value(in evaluation: Tips.RuleEvaluation) -> Tips.EventHistory<DonationInfo> {
        evaluation.history(of: self)
    }
}

extension Tips.Event {
    /// The event's donations; of an event with a greatest age, those that are younger.
    func history(source: any RuleInputSource, evaluation: Tips.RuleEvaluation?) -> Tips.EventHistory<DonationInfo> {
        let donations = Tips.Donations(
            of: self,
            source.donationLog(of: self, after: nil),
            source: source,
            evaluation: evaluation
        )
        guard let age = limit.maximumAge else { return Tips.EventHistory(donations: donations) }
        return Tips.EventHistory(donations: donations.younger(than: age))
    }
}
