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
        "The sync simulation finds each known fault of a server, and of devices that are cut off",
        arguments: SyncFault.allCases
    )
    func finds(_ fault: SyncFault) async throws {
        let found = try await onThread {
            (1...200 as ClosedRange<UInt64>).lazy.compactMap { seed -> SimulationFailure? in
                do throws(SimulationFailure) {
                    try SyncSimulation(seed: seed, fault: fault).run()
                    return nil
                } catch {
                    return error
                }
            }.first
        }
        _ = try #require(found)
    }
}
