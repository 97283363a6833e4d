import Synchronization
import TipKitEngine

/// A center's handle on the store, which reports each call to the run so that accidents can happen before and after the
/// call.
///
/// The watch that the handle returns never sends a notification, so that a center learns of other centers' changes only
/// in its own steps.
final class ObservedStore: TipStore {
    private let base: any TipStore
    private let center: Int
    private unowned let run: SimulationRun
    private let isDead = Mutex(false)

    init(_ base: any TipStore, of center: Int, in run: SimulationRun) {
        self.base = base
        self.center = center
        self.run = run
    }

    var keepsNotes: Bool { false }

    func read<Result>(_ body: (any StoreSnapshot) throws -> Result) throws -> Result {
        try check()
        return try run.observe(center) {
            try base.read(body)
        } done: {
            run.recordRead(by: center, $0)
        }
    }

    func commit(
        _ changes: [StoreChange],
        after position: StorePosition?,
        by watch: StoreWatch?
    ) throws -> StoreCommit {
        try check()
        do {
            return try run.observe(center, isCommit: true) {
                let commit = try base.commit(changes, after: position, by: watch)
                run.recordCommit(changes, commit, by: center)
                return commit
            } done: {
                run.recordSuccess(changes, by: center, $0)
            }
        } catch {
            run.recordFailure(changes, by: center)
            throw error
        }
    }

    func watch(_ onChange: @escaping @Sendable () -> Void) throws -> StoreWatch { StoreWatch(0) {} }

    func close() throws { try base.close() }

    /// Reads the store so that the store notices a deleted or replaced file; the run doesn't record the read as a read
    /// by the center.
    func lookAtFile() throws {
        _ = try base.header()
    }

    /// Makes all later store calls of the center fail, as if the center's process had died.
    func kill() {
        isDead.withLock { $0 = true }
    }

    private func check() throws {
        if isDead.withLock({ $0 }) { throw SimulatedFault.killed }
    }
}

/// The reason for which a store call fails in a simulation.
enum SimulatedFault: Error {
    case failed
    case outage
    case killed
}
