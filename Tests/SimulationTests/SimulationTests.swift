import Foundation
import OpenTipKit
import OpenTipKitTesting
import Testing

/// Simulations on correct stores and on a faulty one.
struct SimulationTests {
    /// The number of seeds, which `SIMULATED_SEEDS` can override.
    private static let seeds = ProcessInfo.processInfo.environment["SIMULATED_SEEDS"] ?? "500"

    @Test(
        "500 simulated runs lose no acknowledged change, count no refused one and exceed no limit",
        arguments: [[seeds], ["--memory", seeds]]
    )
    func findsNothing(_ arguments: [String]) async throws {
        let (code, output) = try await SimulateProgram.run(arguments)
        #expect(code == 0, "\(output)")
        #expect(output.hasSuffix("simulate: \(Self.seeds) seeds, 0 failures\n"))
    }

    @Test("The simulation finds a store that loses a donation and shrinks the run")
    func findsLoss() async throws {
        let found = try await onThread {
            (1...50 as ClosedRange<UInt64>).lazy.compactMap { Self.failure(of: $0) }.first
        }
        let failure = try #require(found)
        #expect(failure.steps.count <= 4, "\(failure)")
        #expect(failure.steps.contains { $0.contains("donat") }, "\(failure)")
        #expect("\(failure)".hasPrefix("seed \(failure.seed): \(failure.difference)\n  1. "))
    }

    @Test("A seed always gives the same run")
    func repeats() async throws {
        let failures = try await onThread {
            (1...2).map { _ in (1...5 as ClosedRange<UInt64>).map { seed in Self.failure(of: seed)?.description } }
        }
        #expect(failures[0] == failures[1])
        #expect(failures[0].contains { $0 != nil })
    }

    /// Returns the failure that a seed finds in the faulty store.
    private static func failure(of seed: UInt64) -> SimulationFailure? {
        do throws(SimulationFailure) {
            try lossy(seed).run()
            return nil
        } catch {
            return error
        }
    }

    private static func lossy(_ seed: UInt64) -> TipSimulation {
        TipSimulation(seed: seed) {
            let store = LossyStore()
            return SimulatedStore { store }
        }
    }
}

/// A store that stores only the first donation of a commit, but acknowledges all.
private final class LossyStore: TipStore {
    private let base = InMemoryTipStore()

    var keepsNotes: Bool { false }

    func read<Result>(_ body: (any StoreSnapshot) throws -> Result) throws -> Result { try base.read(body) }

    func commit(
        _ changes: [StoreChange],
        after position: StorePosition?,
        by watch: StoreWatch?
    ) throws -> StoreCommit {
        let isDonation = changes.map { if case .donated = $0 { true } else { false } }
        let kept = isDonation.allSatisfy(\.self) ? Array(changes.prefix(1)) : changes
        return try base.commit(kept, after: position, by: watch)
    }

    func watch(_ onChange: @escaping @Sendable () -> Void) throws -> StoreWatch { StoreWatch(0) {} }

    func close() throws {}
}
