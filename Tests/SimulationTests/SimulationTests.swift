import Foundation
import OpenTipKit
import OpenTipKitTesting
import Testing
import TipSimulation

/// Random simulations of tip centers, with correct stores and with a faulty store.
struct SimulationTests {
    /// The number of random runs; the environment variable `SIMULATED_SEEDS` overrides it.
    private static let seeds = ProcessInfo.processInfo.environment["SIMULATED_SEEDS"] ?? "500"

    @Test(
        "In 500 simulated runs no stored change is lost, no refused change is counted and no limit is exceeded",
        arguments: [[seeds], ["--memory", seeds]]
    )
    func findsNothing(_ arguments: [String]) async throws {
        let (code, output) = try await SimulateProgram.run(arguments)
        #expect(code == 0, "\(output)")
        #expect(output.hasSuffix("simulate: \(Self.seeds) seeds, 0 failures\n"))
    }

    @Test("The simulation finds a store that loses donations, and reports a run of at most four steps")
    func findsLoss() async throws {
        let found = try await onThread {
            (1...50 as ClosedRange<UInt64>).lazy.compactMap { Self.failure(of: $0) }.first
        }
        let failure = try #require(found)
        #expect(failure.steps.count <= 4, "\(failure)")
        #expect(failure.steps.contains { $0.contains("donat") }, "\(failure)")
        #expect("\(failure)".hasPrefix("seed \(failure.seed): \(failure.difference)\n  1. "))
    }

    @Test("Simulated runs with the same seed report the same failure")
    func repeats() async throws {
        let failures = try await onThread {
            (1...2).map { _ in (1...5 as ClosedRange<UInt64>).map { seed in Self.failure(of: seed)?.description } }
        }
        #expect(failures[0] == failures[1])
        #expect(failures[0].contains { $0 != nil })
    }

    /// Returns the failure of the run with a seed on the faulty store; `nil` if the run succeeds.
    private static func failure(of seed: UInt64) -> SimulationFailure? {
        do throws(SimulationFailure) {
            try lossy(seed).run()
            return nil
        } catch {
            return error
        }
    }

    private static func lossy(_ seed: UInt64) -> CenterSimulation {
        CenterSimulation(seed: seed) {
            let store = LossyStore()
            return SimulatedStore { store }
        }
    }
}

/// A store that reports success for all donations of a commit but stores only the first.
private final class LossyStore: TipStore {
    private let base = InMemoryTipStore()

    var keepsNotes: Bool { false }

    func read<Result>(_ body: (any StoreSnapshot) throws -> Result) throws -> Result { try base.read(body) }

    func commit(
        _ changes: [StoreChange],
        after position: StorePosition?,
        by watch: StoreWatch?
    ) throws -> StoreCommit {
        let isDonation = changes.map { if case .donated = $0.kind { true } else { false } }
        let kept = isDonation.allSatisfy(\.self) ? Array(changes.prefix(1)) : changes
        return try base.commit(kept, after: position, by: watch)
    }

    func watch(_ onChange: @escaping @Sendable () -> Void) throws -> StoreWatch { StoreWatch(0) {} }

    func close() throws {}
}
