import Foundation
import Synchronization
import TipKitEngine
import TipKitStorage

/// Another process on the same file, which writes what another person does and erases that person, while the centers of
/// a run write.
final class SimulatedVisitor: Sendable {
    private static let event = "Visited"

    private let store: SQLiteTipStore
    private let person: SQLiteTipStore
    /// The model: the number of the person's donations since the person was last erased.
    private let count = Mutex(0)

    init(_ store: SQLiteTipStore) throws {
        self.store = store
        person = try store.person("visitor")
    }

    /// Donates a few times and shows a tip, in one commit.
    func write(at date: Date) throws -> String? {
        let donation = StoredDonation(date: date, payload: "{}")
        let limit = StoredDonationLimit(maximumCount: 1_000_000, maximumAge: nil)
        let donations = (0..<5).map { _ in StoreChange.donated(event: Self.event, donation: donation, limit: limit) }
        try person.commit(donations + [.displayBegan(tip: "Plain", date: date, limits: nil)])
        count.withLock { $0 += donations.count }
        return try difference()
    }

    func erase() throws -> String? {
        try store.erase(person: "visitor")
        count.withLock { $0 = 0 }
        return try difference()
    }

    /// Returns the difference between the person's rows and the model; `nil` if there is none.
    func difference() throws -> String? {
        let expected = count.withLock { $0 }
        let found = try person.tally(ofEvent: Self.event)
        guard found == expected else { return "The visitor has \(found) donations; expected: \(expected)" }
        let isListed = try store.persons().contains("visitor")
        return isListed || expected == 0 ? nil : "The visitor isn't listed"
    }

    func close() throws { try store.close() }
}
