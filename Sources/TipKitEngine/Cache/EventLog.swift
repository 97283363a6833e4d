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
