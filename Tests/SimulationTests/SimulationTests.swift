import Foundation
import OpenTipKit
import OpenTipKitTesting
import Testing

/// The simulation on stores that are well, and on one that isn't.
struct SimulationTests {
    @Test(
        "500 seeds lose nothing that was acknowledged, count nothing that was refused, and pass no limit",
        arguments: [["500"], ["--memory", "500"]]
    )
    func findsNothing(_ arguments: [String]) async throws {
        let (code, output) = try await SimulateProgram.run(arguments)
        #expect(code == 0, "\(output)")
        #expect(output.hasSuffix("simulate: 500 seeds, 0 failures\n"))
    }

    @Test("A store that loses a donation is found, by few steps of which one donates")
    func findsLoss() throws {
        let failure = try #require(throws: SimulationFailure.self) {
            for seed in 1...50 as ClosedRange<UInt64> { try Self.lossy(seed).run() }
        }
        #expect(failure.steps.count <= 4, "\(failure)")
        #expect(failure.steps.contains { $0.contains("donat") }, "\(failure)")
        #expect("\(failure)".hasPrefix("seed \(failure.seed): \(failure.difference)\n  1. "))
    }

    @Test("A seed gives the same run each time")
    func repeats() throws {
        let failures = (1...2).map { _ in
            (1...20 as ClosedRange<UInt64>).map { seed in
                do throws(SimulationFailure) {
                    try Self.lossy(seed).run()
                    return ""
                } catch {
                    return "\(error)"
                }
            }
        }
        #expect(failures[0] == failures[1])
    }

    private static func lossy(_ seed: UInt64) -> TipSimulation {
        TipSimulation(seed: seed) {
            let store = LossyStore()
            return SimulatedStore { store }
        }
    }
}

/// A store that says of every donation with others in its commit that it was stored, and stores the first alone.
private final class LossyStore: TipStore {
    private let base = InMemoryTipStore()

    var keepsNotes: Bool { false }

    func read<Result>(_ body: (any StoreSnapshot) throws -> Result) throws -> Result { try base.read(body) }

    func commit(_ changes: [StoreChange], after position: StorePosition?) throws -> StoreCommit {
        let isDonation = changes.map { if case .donated = $0 { true } else { false } }
        let kept = isDonation.allSatisfy(\.self) ? Array(changes.prefix(1)) : changes
        return try base.commit(kept, after: position)
    }

    func watch(_ onChange: @escaping @Sendable () -> Void) throws {}

    func close() throws {}
}
