import Foundation
import OpenTipKitTesting
import Synchronization
import Testing

@testable import TipKitEngine

/// Tests how often a tip center reads its store when a tip is first used.
@Suite struct FirstReadTests {
    private final class CountingStore: TipStore {
        private let base = InMemoryTipStore()
        let reads = Mutex(0)

        var keepsNotes: Bool { false }

        func read<Result>(_ body: (any StoreSnapshot) throws -> Result) throws -> Result {
            reads.withLock { $0 += 1 }
            return try base.read(body)
        }

        func commit(
            _ changes: [StoreChange],
            after position: StorePosition?,
            by watch: StoreWatch?
        ) throws -> StoreCommit {
            try base.commit(changes, after: position, by: watch)
        }

        func watch(_ onChange: @escaping @Sendable () -> Void) throws -> StoreWatch { try base.watch(onChange) }

        func close() throws {}
    }

    @Test("Reading a tip's status for the first time reads the tip and its rules' inputs in one store transaction")
    func once()
        throws
    {
        let store = CountingStore()
        let events = (1...3).map { Tips.Event<Tips.EmptyDonation>(id: "event \($0)") }
        try store.commit([
            .parameterSet(id: Flags.isSignedIn.id, json: "true", date: moment),
            .donated(event: "event 1", donation: StoredDonation(date: moment, payload: nil), limit: .thousand),
        ])
        let center = TipCenter(clock: ManualClock())
        try center.configure(store: store)
        let tip = TipDefinition(
            id: "tip",
            rules: [Tips.Rule(Flags.isSignedIn) { $0 }, Tips.Rule(Flags.other) { !$0 }]
                + events.map { event in Tips.Rule(event) { $0.donations.count <= 1 } }
        )
        store.reads.withLock { $0 = 0 }
        #expect(center.status(of: "tip") { tip } == .available)
        #expect(store.reads.withLock { $0 } == 1)
    }
}
