/// An event that was read: how many donations it has, and its donations by the type of payload they were asked for with.
struct CachedEvent: Sendable {
    private(set) var count: Int
    /// Another after each change.
    private(set) var revision: UInt64
    private var logs: [ObjectIdentifier: any CachedLog] = [:]

    init(count: Int, revision: UInt64) {
        self.count = count
        self.revision = revision
    }

    func log<Info: Codable & Sendable>(of type: Info.Type) -> EventLog<Info>? {
        logs[ObjectIdentifier(type)] as? EventLog<Info>
    }

    mutating func keep<Info>(_ log: EventLog<Info>) {
        logs[ObjectIdentifier(Info.self)] = log
    }

    /// Puts what was decoded in the place of what wasn't, without a copy of the rest.
    mutating func settle<Info: Codable & Sendable>(_ payloads: [Info?], ifStill revision: UInt64) {
        guard self.revision == revision,
            var log = logs.removeValue(forKey: ObjectIdentifier(Info.self)) as? EventLog<Info>
        else { return }
        log.settle(payloads)
        logs[ObjectIdentifier(Info.self)] = log
    }

    /// Adds donations, after which there are so many.
    mutating func append(_ added: [StoredDonation], count: Int, revision: UInt64) {
        self.count = count
        self.revision = revision
        for key in Array(logs.keys) { logs[key]?.append(added, count: count) }
    }
}

/// A log of any type of payload.
protocol CachedLog: Sendable {
    mutating func append(_ added: [StoredDonation], count: Int)
}

/// The donations of an event that were read as ones of a type; the newest may wait to be decoded, since that is the
/// app's code, which never runs under the centre's lock.
struct EventLog<Info: Codable & Sendable>: CachedLog {
    private(set) var log: DonationLog<Info>
    private(set) var undecoded: [StoredDonation] = []
    private var count: Int

    init(_ log: DonationLog<Info>) {
        self.log = log
        count = log.count
    }

    mutating func append(_ added: [StoredDonation], count: Int) {
        self.count = count
        undecoded += added
        if let none = Tips.EmptyDonation() as? Info { settle(added.map { _ in none }) }
    }

    /// Takes over the payloads of what wasn't decoded; `nil` for what can't be.
    mutating func settle(_ payloads: [Info?]) {
        for (donation, payload) in zip(undecoded, payloads) { log.insert(payload, date: donation.date) }
        undecoded = []
        log.trim(to: count)
    }
}
