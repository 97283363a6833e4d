/// An event in the cache: the number of its donations and, for each requested payload type, a log of the donations.
struct CachedEvent: Sendable {
    private(set) var count: Int
    /// A number that changes with every change to the event.
    private(set) var revision: UInt64
    private var logs: [ObjectIdentifier: any CachedLog] = [:]

    init(count: Int, revision: UInt64) {
        self.count = count
        self.revision = revision
    }

    func log<Info: Codable & Sendable>(of type: Info.Type) -> EventLog<Info>? {
        logs[ObjectIdentifier(type)] as? EventLog<Info>
    }

    /// Caches a log of the event's donations.
    ///
    /// - Returns: The replaced log with the same payload type; `nil` if no log was replaced.
    mutating func keep<Info>(_ log: EventLog<Info>) -> (any CachedLog)? {
        logs.updateValue(log, forKey: ObjectIdentifier(Info.self))
    }

    /// Stores the payloads of a log's donations that weren't decoded before, without copying the log.
    ///
    /// - Returns: The payloads of the log's oldest donations, if they are dropped because the event has fewer donations
    ///   than the log.
    mutating func storePayloads<Info: Codable & Sendable>(
        _ payloads: [Info?],
        ifStill revision: UInt64
    ) -> [any Sendable] {
        guard self.revision == revision,
            var log = logs.removeValue(forKey: ObjectIdentifier(Info.self)) as? EventLog<Info>
        else { return [] }
        defer { logs[ObjectIdentifier(Info.self)] = log }
        return log.storePayloads(payloads)
    }

    /// Adds new donations to every log, and updates the number of donations.
    mutating func append(_ added: [StoredDonation], count: Int, revision: UInt64) {
        self.count = count
        self.revision = revision
        for key in Array(logs.keys) { logs[key]?.append(added, count: count) }
    }
}

/// A log of donations with payloads of any type.
protocol CachedLog: Sendable {
    mutating func append(_ added: [StoredDonation], count: Int)
}

/// The donations of an event, with payloads decoded as one type.
///
/// The newest donations may not be decoded yet: decoding runs the app's code, which must not run under the center's
/// lock.
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
        if let none = Tips.EmptyDonation() as? Info { _ = storePayloads(added.map { _ in none }) }
    }

    /// Moves the undecoded donations into the log, with their decoded payloads; `nil` for a payload that can't be
    /// decoded.
    ///
    /// - Returns: The payloads of the log's oldest donations, if they are dropped because the event has fewer donations
    ///   than the log.
    mutating func storePayloads(_ payloads: [Info?]) -> [Info?] {
        for (donation, payload) in zip(undecoded, payloads) { log.insert(payload, date: donation.date) }
        undecoded = []
        return log.trim(to: count)
    }
}
