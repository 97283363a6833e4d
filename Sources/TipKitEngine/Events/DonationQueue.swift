import DequeModule
import Foundation

/// Donations that were sent and not stored yet, in order.
struct DonationQueue: Sendable {
    /// The most donations that wait for `configure`; the oldest are dropped first.
    static let unconfiguredLimit = 1_000
    /// The most donations that share a transaction.
    static let batch = 1_000

    private(set) var waiting = Deque<QueuedDonation>()
    private(set) var isDraining = false
    /// The bounds of each event's donations that any of its values has asked for.
    private var limits: [String: StoredDonationLimit] = [:]

    /// Puts a donation at the end.
    mutating func append(_ donation: QueuedDonation) {
        waiting.append(donation)
    }

    /// Drops the oldest of too many.
    ///
    /// - Returns: Whether any were dropped.
    mutating func dropOldest() -> Bool {
        guard waiting.count > Self.unconfiguredLimit else { return false }
        waiting.removeFirst(waiting.count - Self.unconfiguredLimit)
        return true
    }

    /// Takes the first away, which are stored or were overtaken by a reset.
    mutating func removeFirst(_ count: Int) {
        waiting.removeFirst(count)
    }

    /// Takes those of an event away, of which the last has a number.
    mutating func remove(of event: String, through number: UInt64) -> [QueuedDonation] {
        let removed = waiting.filter { $0.event == event && $0.number <= number }
        waiting.removeAll { $0.event == event && $0.number <= number }
        return Array(removed)
    }

    /// Takes all away.
    mutating func removeAll() -> [QueuedDonation] {
        defer { waiting = [] }
        return Array(waiting)
    }

    /// Takes the draining upon oneself.
    ///
    /// - Returns: Whether there is something to drain, and nobody at it.
    mutating func startDraining() -> Bool {
        guard !isDraining, !waiting.isEmpty else { return false }
        isDraining = true
        return true
    }

    /// Gives the draining up.
    ///
    /// - Returns: Whether nothing is left to drain; else it goes on.
    mutating func stopDraining() -> Bool {
        isDraining = !waiting.isEmpty
        return !isDraining
    }

    /// The bounds of an event, which are the widest that any of its values has asked for.
    func limit(of event: String) -> StoredDonationLimit? { limits[event] }

    /// Widens the bounds of an event to those that a value of it asks for.
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

/// A donation on its way to the store.
struct QueuedDonation: Sendable {
    let number: UInt64
    let event: String
    let stored: StoredDonation
    let limit: StoredDonationLimit
    /// Called once the donation is in the store, or can't be.
    let completion: (@Sendable () -> Void)?
}
