import Foundation

/// The donations that aren't stored yet, in order.
struct DonationQueue: Sendable {
    /// The maximum number of donations that wait for `configure`; the oldest donations are dropped first.
    static let unconfiguredLimit = 1_000
    /// The maximum number of donations in a transaction.
    static let batch = 1_000

    private(set) var waiting: ArraySlice<QueuedDonation> = []
    /// The widest limits of each event, among the limits of all `Tips.Event` values with the event's id.
    private var limits: [String: StoredDonationLimit] = [:]

    /// Appends a donation.
    mutating func append(_ donation: QueuedDonation) {
        waiting.append(donation)
    }

    /// Drops the oldest donations beyond ``unconfiguredLimit``.
    ///
    /// - Returns: Whether any donations were dropped.
    mutating func dropOldest() -> Bool {
        guard waiting.count > Self.unconfiguredLimit else { return false }
        waiting.removeFirst(waiting.count - Self.unconfiguredLimit)
        return true
    }

    /// Removes the first donations, because they are stored or were deleted by a reset.
    mutating func removeFirst(_ count: Int) {
        waiting.removeFirst(count)
        if waiting.isEmpty { waiting = [] }
    }

    /// Removes and returns the donations of an event whose numbers aren't greater than a given number.
    mutating func remove(of event: String, through number: UInt64) -> [QueuedDonation] {
        let removed = waiting.filter { $0.event == event && $0.number <= number }
        waiting.removeAll { $0.event == event && $0.number <= number }
        return removed
    }

    /// Removes and returns all donations.
    mutating func removeAll() -> [QueuedDonation] {
        defer { waiting = [] }
        return Array(waiting)
    }

    /// The widest limits of an event, among all `Tips.Event` values with its id.
    func limit(of event: String) -> StoredDonationLimit? { limits[event] }

    /// Widens the limits of an event to include the limits of another `Tips.Event` value with its id.
    mutating func widen(of event: String, to asked: StoredDonationLimit) {
        guard let known = limits[event] else {
            limits[event] = asked
            return
        }
        let ages = [known.maximumAge, asked.maximumAge].compactMap(\.self)
        limits[event] = StoredDonationLimit(
            maximumCount: max(known.maximumCount, asked.maximumCount),
            maximumAge: ages.count == 2 ? ages.max() : nil
        )
    }
}

/// A donation that waits to be stored.
struct QueuedDonation: Sendable {
    let number: UInt64
    let event: String
    let stored: StoredDonation
    let limit: StoredDonationLimit
    /// The key of a donation that is made only once.
    let key: String?
    /// Called once the donation is stored, or kept in memory because it can't be stored.
    let completion: (@Sendable () -> Void)?
}
