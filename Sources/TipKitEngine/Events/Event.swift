public import Foundation

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

extension Tips.Event {
    /// One time that the event happened.
    ///
    /// The payload's fields read as the donation's own: `donation.field`.
    @dynamicMemberLookup
    public struct Donation: Codable, Sendable {
        /// When the event was donated.
        public let date: Date

        private let info: DonationInfo

        package init(date: Date, info: DonationInfo) {
            self.date = date
            self.info = info
        }

        /// A field of the payload.
        public subscript<Value>(dynamicMember keyPath: KeyPath<DonationInfo, Value>) -> Value {
            info[keyPath: keyPath]
        }
    }
}

extension Tips {
    /// The payload of an event that carries none.
    public struct EmptyDonation: Codable, Sendable {
        /// Makes the payload.
        public init() {}
    }
}

extension Tips.Event {
    /// Records a donation with a payload, and waits until it is stored.
    ///
    /// One that can't be stored counts meanwhile and is tried again; one made before `Tips.configure` is recorded then. The
    /// log says so.
    public func donate(_ donation: DonationInfo) async {
        await TipCenter.current.donate(donation, to: self)
    }

    /// Records a donation with a payload; it is stored when this returns.
    ///
    /// One that can't be stored counts meanwhile and is tried again; one made before `Tips.configure` is recorded then. The
    /// log says so.
    public func donate(_ donation: DonationInfo) {
        TipCenter.current.record(donation, of: self)
    }

    /// Records a donation with a payload without waiting; a process that exits by itself stores it before.
    ///
    /// - Parameters:
    ///   - donation: The payload; keep it small, rules read it often.
    ///   - completion: Called on any thread once the donation is stored, or waits because it can't be or `Tips.configure` wasn't
    ///     called, or was left out; the log says so.
    public func sendDonation(_ donation: DonationInfo, _ completion: (() -> Void)? = nil) {
        TipCenter.current.sendDonation(donation, to: self, completion: completion)
    }

    /// Removes the event's donations.
    ///
    /// - Throws: What the store throws if it can't; then nothing is removed.
    public func deleteDonations() async throws {
        try TipCenter.current.deleteDonations(of: self)
    }
}

extension Tips.Event where DonationInfo == Tips.EmptyDonation {
    /// Records a donation, and waits until it is stored.
    ///
    /// One that can't be stored counts meanwhile and is tried again; one made before `Tips.configure` is recorded then. The
    /// log says so.
    public func donate() async {
        await TipCenter.current.donate(Tips.EmptyDonation(), to: self)
    }

    /// Records a donation; it is stored when this returns.
    ///
    /// One that can't be stored counts meanwhile and is tried again; one made before `Tips.configure` is recorded then. The
    /// log says so.
    public func donate() {
        TipCenter.current.record(Tips.EmptyDonation(), of: self)
    }

    /// Records a donation without waiting; a process that exits by itself stores it before.
    ///
    /// - Parameter completion: Called on any thread once the donation is stored, or waits because it can't be or
    ///   `Tips.configure` wasn't called, or was left out; the log says so.
    public func sendDonation(_ completion: (() -> Void)? = nil) {
        TipCenter.current.sendDonation(Tips.EmptyDonation(), to: self, completion: completion)
    }
}

extension Tips {
    /// What a rule's body gets for an event.
    public struct EventHistory<DonationInfo>: Sendable where DonationInfo: Codable & Sendable {
        /// The event's donations, oldest first.
        public let donations: Donations<DonationInfo>
    }
}
