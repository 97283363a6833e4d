import Foundation
import OpenTipKit
import OpenTipKitTesting
import Synchronization
import Testing
import TipSimulation

/// Random simulations of stores that exchange their rows, with correct and with faulty stores.
struct ReplicaSimulationTests {
    private static let seeds = ProcessInfo.processInfo.environment["SIMULATED_SEEDS"] ?? "100"

    @Test(
        "Stores that exchange rows end with the same content in simulated runs",
        arguments: [["--replicas", seeds], ["--replicas", "--memory", seeds]]
    )
    func findsNothing(_ arguments: [String]) async throws {
        let (code, output) = try await SimulateProgram.run(arguments)
        #expect(code == 0, "\(output)")
        #expect(output.hasSuffix("simulate: \(Self.seeds) seeds, 0 failures\n"))
    }

    @Test("The replica simulation finds each known fault of a store", arguments: ReplicaFault.allCases)
    func finds(_ fault: ReplicaFault) async throws {
        let found = try await onThread {
            firstFailure(of: 1...100) { seed throws(SimulationFailure) in
                try ReplicaSimulation(seed: seed) { FaultyStore(fault) }.run()
            }
        }
        let failure = try #require(found)
        #expect(failure.difference.contains("eplica"), "\(failure)")
    }
}

/// A fault in a store's exchange of rows.
enum ReplicaFault: CaseIterable {
    /// The end of a display doesn't advance the version of the display's row, so other replicas ignore the end.
    case versionNotAdvanced
    /// An event's row doesn't record which donations were dropped, so other replicas keep those donations.
    case floorForgotten
    /// A merge keeps the older of two rows with the same key.
    case olderPreferred
    /// The store sends transient parameters, which shouldn't leave the process.
    case transientTravels
    /// A merge doesn't notify the store's watchers.
    case watcherNotTold
    /// Rows from before a reset aren't discarded.
    case epochIgnored
}

/// An in-memory store with one of the faults.
private final class FaultyStore: TipStore {
    private let base = InMemoryTipStore()
    private let fault: ReplicaFault
    /// The version of each display row when its last display began, which the fault `versionNotAdvanced` sends.
    private let begun = Mutex<[RowKey: RowVersion]>([:])
    /// The first value that was merged for each parameter row, which the fault `olderPreferred` keeps.
    private let first = Mutex<[RowKey: String]>([:])

    init(_ fault: ReplicaFault) {
        self.fault = fault
    }

    var keepsNotes: Bool { false }

    func read<Result>(_ body: (any StoreSnapshot) throws -> Result) throws -> Result {
        try base.read { try body(FaultySnapshot(base: $0, faulty: sent)) }
    }

    /// Returns rows with the store's fault, as the store sends them to other replicas.
    private func sent(_ rows: RowBatch) -> RowBatch {
        var rows = rows
        switch fault {
        case .versionNotAdvanced:
            for index in rows.displays.indices {
                let known = begun.withLock { $0[rows.displays[index].key] }
                if let known { rows.displays[index].version = known }
            }
        case .floorForgotten: for index in rows.events.indices { rows.events[index].floor = .zero }
        default: break
        }
        return rows
    }

    func commit(
        _ changes: [StoreChange],
        after position: StorePosition?,
        by watch: StoreWatch?
    ) throws -> StoreCommit {
        let commit = try base.commit(changes.map(taken), after: position, by: watch)
        guard case .displayBegan = changes.first?.kind, commit.refusals.isEmpty else { return commit }
        let displays = try base.rows().rows.displays.filter { $0.version == commit.update.version }
        begun.withLock { begun in for row in displays { begun[row.key] = row.version } }
        return commit
    }

    /// Returns a change with the store's fault, as the store commits it.
    private func taken(_ change: StoreChange) -> StoreChange {
        switch (fault, change.kind) {
        case (.transientTravels, .parameterSet(let id, let json, _, let date)):
            return .parameterSet(id: id, json: json, date: date)
        case (.olderPreferred, .merged(var rows)):
            for index in rows.parameters.indices {
                let row = rows.parameters[index]
                rows.parameters[index].json = first.withLock { first in
                    first[row.key] = first[row.key] ?? row.json
                    return first[row.key] ?? row.json
                }
            }
            return .merged(rows)
        case (.epochIgnored, .merged(var rows)):
            for index in rows.parameters.indices { rows.parameters[index].epoch = .greatest }
            for index in rows.donations.indices { rows.donations[index].epoch = .greatest }
            return .merged(rows)
        default: return change
        }
    }

    func watch(_ onChange: @escaping @Sendable () -> Void) throws -> StoreWatch {
        fault == .watcherNotTold ? StoreWatch(0) {} : try base.watch(onChange)
    }

    func close() throws {}
}

/// A snapshot whose rows have a fault, based on a correct snapshot.
private struct FaultySnapshot: StoreSnapshot {
    let base: any StoreSnapshot
    let faulty: (RowBatch) -> RowBatch

    func rows(changedAfter position: StorePosition?) throws -> StoreRows {
        var rows = try base.rows(changedAfter: position)
        rows.rows = faulty(rows.rows)
        return rows
    }

    func header() throws -> StoreHeader { try base.header() }
    func update(since position: StorePosition) throws -> StoreUpdate { try base.update(since: position) }
    func tip(_ id: String) throws -> StoredTip { try base.tip(id) }
    func firstAppearances() throws -> FirstAppearances { try base.firstAppearances() }
    func trials() throws -> [JoinedTrial] { try base.trials() }
    func parameter(_ id: String) throws -> StoredParameter? { try base.parameter(id) }
    func tally(ofEvent id: String) throws -> Int { try base.tally(ofEvent: id) }
    func donations(ofEvent id: String, after date: Date, maximumCount: Int) throws -> [StoredDonation] {
        try base.donations(ofEvent: id, after: date, maximumCount: maximumCount)
    }
    func notes() throws -> [TipNote] { try base.notes() }
    func doneRow(_ key: String) throws -> DoneRow? { try base.doneRow(key) }
    func tips() throws -> [String] { try base.tips() }
    func parameters() throws -> [String] { try base.parameters() }
    func events() throws -> [String] { try base.events() }
}
