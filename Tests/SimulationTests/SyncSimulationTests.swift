import Foundation
import OpenTipKitTesting
import Testing
import TipSimulation

/// Simulations of devices that sync through a correct or a faulty server.
struct SyncSimulationTests {
    private static let seeds = ProcessInfo.processInfo.environment["SIMULATED_SYNC_SEEDS"] ?? "50"

    @Test("Devices that sync through a server end with the same content in simulated runs") func findsNothing()
        async throws
    {
        let (code, output) = try await SimulateProgram.run(["--sync", Self.seeds])
        #expect(code == 0, "\(output)")
        #expect(output.hasSuffix("simulate: \(Self.seeds) seeds, 0 failures\n"))
    }

    @Test(
        "A run that once failed passes",
        arguments: [
            // A row's version was just ahead of the server's limit, and time stood still while devices settled.
            132_060_169_658, 132_060_170_991, 132_060_177_684,
            // A device had merged a display of a later epoch than the one that it knew, so its own wasn't the first.
            227_456_766_833,
            // The simulated device crashed after giving its rows other versions than a real one.
            611_262_894_944,
        ] as [UInt64]
    )
    func passes(_ seed: UInt64) async throws {
        try await onThread { try SyncSimulation(seed: seed).run() }
    }

    @Test(
        "The sync simulation finds each known fault of a server, and of devices that are cut off",
        arguments: SyncFault.allCases
    )
    func finds(_ fault: SyncFault) async throws {
        let found = try await onThread {
            firstFailure(of: 1...200) { seed throws(SimulationFailure) in
                try SyncSimulation(seed: seed, fault: fault).run()
            }
        }
        _ = try #require(found)
    }
}
