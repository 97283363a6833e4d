import OpenTipKit
import Synchronization

/// One centre's handle on the store: what goes through it happens to the run, before and after.
///
/// The store's watch notifies nobody, so that a centre hears of others by its own steps alone.
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

    /// Reads what changes nothing that a centre knows.
    func lookAtFile() throws {
        _ = try base.header()
    }

    /// Lets nothing through any more, as if the process had died.
    func kill() {
        isDead.withLock { $0 = true }
    }

    private func check() throws {
        if isDead.withLock({ $0 }) { throw SimulatedFault.killed }
    }
}

/// Why a call of a store fails in a simulation.
enum SimulatedFault: Error {
    case failed
    case outage
    case killed
}
