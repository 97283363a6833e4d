/// An event that was read: the number of its donations, and its donations by the type of payload to decode.
struct CachedEvent: Sendable {
    private(set) var count: Int
    /// A number that is new after each change of the event.
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
    /// - Returns: The log of the same type that was kept before.
    mutating func keep<Info>(_ log: EventLog<Info>) -> (any CachedLog)? {
        logs.updateValue(log, forKey: ObjectIdentifier(Info.self))
    }

    /// Replaces undecoded donations by decoded ones, without copying the others.
    ///
    /// - Returns: The payloads that are dropped to keep to the number of donations.
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

    /// Adds donations, and sets the number of donations there are then.
    mutating func append(_ added: [StoredDonation], count: Int, revision: UInt64) {
        self.count = count
        self.revision = revision
        for key in Array(logs.keys) { logs[key]?.append(added, count: count) }
    }
}

/// A log with any type of payload.
protocol CachedLog: Sendable {
    mutating func append(_ added: [StoredDonation], count: Int)
}

/// The donations of an event with one type of payload.
///
/// The newest ones may not be decoded yet: decoding runs the app's code, which never runs under the center's lock.
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

    /// Stores the payloads of the undecoded donations; `nil` for a payload that can't be decoded.
    ///
    /// - Returns: The payloads that are dropped to keep to the number of donations.
    mutating func takePayloads(_ payloads: [Info?]) -> [Info?] {
        for (donation, payload) in zip(undecoded, payloads) { log.insert(payload, date: donation.date) }
        undecoded = []
        return log.trim(to: count)
    }
}

/// A parameter that was read: its JSON text, and its value once it was decoded.
struct CachedParameter: Sendable {
    let stored: StoredParameter?
    var decoded: (any DecodedValue)?

    init(stored: StoredParameter?) {
        self.stored = stored
    }

    /// The value, if it was decoded as a value of the type.
    func value<Value: Sendable>(as type: Value.Type) -> Value? {
        (decoded as? Decoded<Value>)?.value
    }
}

/// A decoded value.
///
/// It keeps the value's own type: an `Any` that holds `nil` could be cast to any optional type.
protocol DecodedValue: Sendable {}

struct Decoded<Value: Sendable>: DecodedValue {
    let value: Value
}
