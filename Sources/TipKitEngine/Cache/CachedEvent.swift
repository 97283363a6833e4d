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

    /// Keeps a log.
    ///
    /// - Returns: The one of its type that was kept before.
    mutating func keep<Info>(_ log: EventLog<Info>) -> (any CachedLog)? {
        logs.updateValue(log, forKey: ObjectIdentifier(Info.self))
    }

    /// Puts what was decoded in the place of what wasn't, without a copy of the rest.
    ///
    /// - Returns: The payloads that are dropped for it.
    mutating func takePayloads<Info: Codable & Sendable>(
        _ payloads: [Info?],
        ifStill revision: UInt64
    ) -> [any Sendable] {
        guard self.revision == revision,
            var log = logs.removeValue(forKey: ObjectIdentifier(Info.self)) as? EventLog<Info>
        else { return [] }
        defer { logs[ObjectIdentifier(Info.self)] = log }
        return log.takePayloads(payloads)
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
        if let none = Tips.EmptyDonation() as? Info { _ = takePayloads(added.map { _ in none }) }
    }

    /// Takes over the payloads of what wasn't decoded; `nil` for what can't be.
    ///
    /// - Returns: The payloads of the donations that are dropped for it.
    mutating func takePayloads(_ payloads: [Info?]) -> [Info?] {
        for (donation, payload) in zip(undecoded, payloads) { log.insert(payload, date: donation.date) }
        undecoded = []
        return log.trim(to: count)
    }
}

/// A parameter that was read: its text, and its value once that was asked for.
struct CachedParameter: Sendable {
    let stored: StoredParameter?
    var decoded: (any DecodedValue)?

    init(stored: StoredParameter?) {
        self.stored = stored
    }

    /// The value, if it was decoded as one of a type.
    func value<Value: Sendable>(as type: Value.Type) -> Value? {
        (decoded as? Decoded<Value>)?.value
    }
}

/// A value that was decoded.
///
/// It keeps the value's own type: an `Any` that holds a `nil` would pass for a value of any optional type.
protocol DecodedValue: Sendable {}

struct Decoded<Value: Sendable>: DecodedValue {
    let value: Value
}
