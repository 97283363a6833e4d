/// A log of any type of payload.
protocol CachedLog: Sendable {
    mutating func append(_ added: [StoredDonation], count: Int)
}
