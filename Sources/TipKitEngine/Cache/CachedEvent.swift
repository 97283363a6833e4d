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
