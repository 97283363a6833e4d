import Foundation
import OpenTipKit
import Synchronization

/// A store that another process holds: each commit waits for it in vain, and is counted.
final class HeldStore: TipStore {
    private struct Busy: Error {}

    private let base = InMemoryTipStore()
    private let count = Atomic(0)

    /// How often a commit was tried.
    var attempts: Int { count.load(ordering: .relaxed) }

    func commit(_ changes: [StoreChange], after position: StorePosition?) throws -> StoreCommit {
        count.add(1, ordering: .relaxed)
        // The system's own wait, longer than what a centre takes for a failure at once.
        Thread.sleep(forTimeInterval: 0.25)
        throw Busy()
    }

    func read<Result>(_ body: (any StoreSnapshot) throws -> Result) throws -> Result { try base.read(body) }

    var keepsNotes: Bool { base.keepsNotes }

    func watch(_ onChange: @escaping @Sendable () -> Void) throws { try base.watch(onChange) }

    func close() throws { try base.close() }
}
