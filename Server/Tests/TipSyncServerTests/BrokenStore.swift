import Synchronization
import TipRows

@testable import TipSyncServer

/// A store whose database can be made unavailable.
final class BrokenStore: RowStore {
    let isBroken = Mutex(false)
    let changes = AsyncStream<RowChange?> { $0.finish() }

    func check() async throws {
        if isBroken.withLock({ $0 }) { throw RowStoreError.unavailable("the password is secret") }
    }

    func merge(_ rows: RowBatch, of person: SyncPerson, room: Int) async throws -> RowMerge {
        try await check()
        return RowMerge(before: .none, after: .none)
    }

    func page(
        of person: SyncPerson,
        after cursor: ExchangeCursor?,
        for replica: String,
        count: Int
    ) async throws -> RowPage {
        try await check()
        return RowPage(cursor: .none)
    }

    func trialPage(
        in container: String?,
        withValuesOf parameter: String?,
        after last: [UInt8],
        count: Int
    ) async throws -> TrialPage? {
        try await check()
        return nil
    }

    func erase(_ person: SyncPerson) async throws { try await check() }
    func renewLineages() async throws { try await check() }
    func close() async throws {}
}
