import Foundation
import OpenTipKitTesting
import Synchronization
import Testing
import TipKitEngine

@testable import TipKitStorage

/// The kinds of stores that two centers share in a test.
enum SharedStoreKind: CaseIterable {
    case memory
    /// Two stores on one file, as in two processes.
    case file
}

/// Two centers on the same tips, as in two processes, with one manual clock.
struct TwoCenters {
    // The clock is behind the system's, so that rows grow old when a test advances it.
    let clock = ManualClock(now: Date(timeIntervalSince1970: 1_700_000_000))
    let directory = TemporaryDirectory()
    let stores: [FaultyStore]
    let one: TipCenter
    let two: TipCenter

    init(
        _ kind: SharedStoreKind,
        frequency: Tips.ConfigurationOption.DisplayFrequency = .immediate
    ) throws {
        let memory = InMemoryTipStore()
        let directory = directory
        stores = try (0..<2).map { _ in FaultyStore(kind == .memory ? memory : try directory.store()) }
        (one, two) = (TipCenter(clock: clock, retryPause: nil), TipCenter(clock: clock, retryPause: nil))
        try one.configure(store: stores[0], frequency: frequency)
        try two.configure(store: stores[1], frequency: frequency)
    }

    func record(_ tip: String) throws -> TipRecord { try stores[0].record(ofTip: tip) }
}

/// A store whose commits can be made to fail, as on a full disk, and its reads.
final class FaultyStore: TipStore {
    private struct Fault: Error {}

    let base: any TipStore
    private let isFull = Mutex(false)
    private let failsReads = Mutex(false)

    init(_ base: any TipStore) {
        self.base = base
    }

    /// Whether commits throw an error.
    func fill(_ value: Bool) { isFull.withLock { $0 = value } }

    /// Whether reads throw an error.
    func failReads(_ value: Bool) { failsReads.withLock { $0 = value } }

    func read<Result>(_ body: (any StoreSnapshot) throws -> Result) throws -> Result {
        if failsReads.withLock({ $0 }) { throw Fault() }
        return try base.read(body)
    }

    func commit(
        _ changes: [StoreChange],
        after position: StorePosition?,
        by watch: StoreWatch?
    ) throws -> StoreCommit {
        if isFull.withLock({ $0 }) { throw Fault() }
        return try base.commit(changes, after: position, by: watch)
    }

    var keepsNotes: Bool { false }

    func watch(_ onChange: @escaping @Sendable () -> Void) throws -> StoreWatch { try base.watch(onChange) }

    func close() throws { try base.close() }
}

/// A reader of a center's outcomes other than `eligible`.
struct OutcomeReader {
    private let center: TipCenter
    private var iterator: AsyncStream<Tips.Outcome>.Iterator

    init(_ center: TipCenter) {
        self.center = center
        iterator = center.run { Tips.outcomes }.makeAsyncIterator()
    }

    /// Returns what happened since the last call.
    mutating func read() async -> [Tips.Outcome.Kind] {
        center.emit(.action(id: "end"), of: "end of the test's outcomes")
        var found: [Tips.Outcome.Kind] = []
        while let outcome = await iterator.next(), outcome.tip != "end of the test's outcomes" {
            if outcome.kind != .eligible { found.append(outcome.kind) }
        }
        return found
    }
}
