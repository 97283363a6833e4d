public import Foundation

extension Tips {
    /// Something that a person does repeatedly, counted by donations.
    ///
    /// An event is identified by its id: values with the same id share their donations, wherever they are declared. A
    /// donation can carry a small payload.
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
    /// Donate where the event happens, and query how often and how recently it happened, in a rule or anywhere else.
    ///
    /// ```swift
    /// await Shelf.finished.donate(Shelf.Book(title: "Emma", pages: 474))
    /// print(Shelf.finished.donations.donatedWithin(.week).count)
    /// ```
    public struct Event<DonationInfo>: Identifiable, Sendable where DonationInfo: Codable & Sendable {
        /// The key under which the donations are stored.
        public let id: String

        package let limit: StoredDonationLimit

        /// Creates an event whose newest 1000 donations are kept.
        public init(id: String) {
            self.init(id: id, donationLimit: .default)
        }

        /// Creates an event without payload, whose newest 1000 donations are kept.
        public init(id: String) where DonationInfo == EmptyDonation {
            self.init(id: id, donationLimit: .default)
        }

        /// Creates an event with limits on the donations that are kept.
        public init(id: String, donationLimit: DonationLimit) {
            self.init(id: id, limit: donationLimit)
        }

        /// Creates an event without payload, with limits on the donations that are kept.
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

        /// The event's recorded donations, oldest first.
        ///
        /// A donation whose payload can't be decoded as `DonationInfo` is left out of this array; rules still count it.
        public var donations: [Donation] {
            let evaluation = Tips.RuleEvaluation.current
            let history = evaluation?.history(of: self) ?? history(source: TipCenter.current, evaluation: nil)
            return Array(history.donations)
        }
    }
}

extension Tips.Event: Tips.RuleInput {
    /// The type of the value that a rule's body receives for the event.
    public typealias Value = Tips.EventHistory<DonationInfo>

    /// The key that identifies the event as an input of a rule.
    public var key: Tips.RuleInputKey { .event(id) }

    /// Reads the event's history for one evaluation of a rule.
    public func value(in evaluation: Tips.RuleEvaluation) -> Tips.EventHistory<DonationInfo> {
        evaluation.history(of: self)
    }
}

extension Tips.Event {
    /// The event's history; if the event has a maximum age, only donations younger than that age.
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
    /// An occurrence of the event.
    ///
    /// The fields of the payload can be read directly from the donation, as in `donation.field`.
    @dynamicMemberLookup
    public struct Donation: Codable, Sendable {
        /// The date of the donation.
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
    /// The type of payload for events that have no payload.
    public struct EmptyDonation: Codable, Sendable {
        /// Creates an empty payload.
        public init() {}
    }
}

extension Tips.Event {
    /// Records a donation with a payload, and waits until it is stored.
    ///
    /// If the donation can't be stored, it takes effect in memory, and storing is retried. If it is made before
    /// `Tips.configure`, it is recorded when `configure` is called. Both cases are logged.
    public func donate(_ donation: DonationInfo) async {
        await TipCenter.current.donate(donation, to: self)
    }

    /// Records a donation with a payload; the donation is stored when this method returns.
    ///
    /// If the donation can't be stored, it takes effect in memory, and storing is retried. If it is made before
    /// `Tips.configure`, it is recorded when `configure` is called. Both cases are logged.
    public func donate(_ donation: DonationInfo) {
        TipCenter.current.record(donation, of: self)
    }

    /// Records a donation with a payload without waiting.
    ///
    /// The donation is stored in the background, at the latest when the process exits normally.
    ///
    /// - Parameters:
    ///   - donation: The payload. Keep it small, since rules read it often.
    ///   - completion: Called once the donation is stored: on the main actor if this method was called there, otherwise
    ///     on any thread. It is also called if the donation can't be stored yet, since writing fails or `Tips.configure`
    ///     wasn't called, or if it is dropped; these cases are logged.
    public func sendDonation(_ donation: DonationInfo, _ completion: (() -> Void)? = nil) {
        TipCenter.current.sendDonation(donation, to: self, completion: completion)
    }

    /// Removes the event's donations.
    ///
    /// - Throws: An error of the store; nothing is removed then.
    public func deleteDonations() async throws {
        try TipCenter.current.deleteDonations(of: self)
    }
}

extension Tips.Event where DonationInfo == Tips.EmptyDonation {
    /// Records a donation, and waits until it is stored.
    ///
    /// If the donation can't be stored, it takes effect in memory, and storing is retried. If it is made before
    /// `Tips.configure`, it is recorded when `configure` is called. Both cases are logged.
    public func donate() async {
        await TipCenter.current.donate(Tips.EmptyDonation(), to: self)
    }

    /// Records a donation; the donation is stored when this method returns.
    ///
    /// If the donation can't be stored, it takes effect in memory, and storing is retried. If it is made before
    /// `Tips.configure`, it is recorded when `configure` is called. Both cases are logged.
    public func donate() {
        TipCenter.current.record(Tips.EmptyDonation(), of: self)
    }

    /// Records a donation without waiting.
    ///
    /// The donation is stored in the background, at the latest when the process exits normally.
    ///
    /// - Parameter completion: Called once the donation is stored: on the main actor if this method was called there,
    ///   otherwise on any thread. It is also called if the donation can't be stored yet, since writing fails or
    ///   `Tips.configure` wasn't called, or if it is dropped; these cases are logged.
    public func sendDonation(_ completion: (() -> Void)? = nil) {
        TipCenter.current.sendDonation(Tips.EmptyDonation(), to: self, completion: completion)
    }
}

extension Tips {
    /// The history of an event, which the body of a rule receives.
    public struct EventHistory<DonationInfo>: Sendable where DonationInfo: Codable & Sendable {
        /// The event's donations, oldest first.
        public let donations: Donations<DonationInfo>
    }
}
