import Foundation
import Synchronization

/// A parameter that was mentioned.
struct ParameterEntry: Sendable {
    var value: any Sendable
    var version: StoreVersion
    var stamp: UInt64
    /// Whether the value couldn't be stored, and holds as long as the process.
    var isUnstored = false
}

/// An event that was mentioned: its donations, by the type of payload they were asked for with.
struct EventEntry: Sendable {
    var logs: [ObjectIdentifier: any Sendable] = [:]
    var stamp: UInt64 = 0
}

/// The log of an event that a centre keeps, changed in place.
final class EventLog<Info: Codable & Sendable>: Sendable {
    private let log: Mutex<DonationLog<Info>>

    init(_ log: DonationLog<Info>) {
        self.log = Mutex(log)
    }

    var snapshot: DonationLog<Info> { log.withLock { $0 } }

    func insert(_ info: Info, date: Date, limit: Int) {
        log.withLock { $0.insert(info, date: date, limit: limit) }
    }
}

/// A donation on its way to the store.
struct QueuedDonation: Sendable, Identifiable {
    let id: UInt64
    let event: String
    let stored: StoredDonation
    let limit: StoredDonationLimit
    /// Adds the donation to what is loaded of its event.
    let apply: @Sendable (inout EventEntry) -> Void
    /// Called once the donation is in the store.
    private(set) var completion: (@Sendable () -> Void)?

    func calling(_ completion: @escaping @Sendable () -> Void) -> QueuedDonation {
        var donation = self
        donation.completion = completion
        return donation
    }
}
