import Foundation
import Logging
import Synchronization
import TipKitEngine
import TipKitStorage
import TipSimulation

/// A program that plays many seeds: `Simulate [--replicas | --sync] [--memory] [--first] [--seconds N] [SEEDS] [FIRST]`.
///
/// With `--replicas`, replicas exchange rows; with `--sync`, devices sync through a server. `--memory` uses in-memory
/// stores, `--first` stops at the first failing seed, and `--seconds` stops after that time.
@main
enum Simulate {
    /// The number of failures after which the program stops.
    private static let mostFailures = 5

    static func main() async {
        // The log of centers with simulated faults would hide the output.
        LoggingSystem.bootstrap { _ in SwiftLogNoOpLogHandler() }
        let options: SimulateOptions
        do throws(SimulateError) {
            options = try SimulateOptions(CommandLine.arguments.dropFirst())
        } catch {
            FileHandle.standardError.write(Data("simulate: \(error)\n".utf8))
            exit(64)
        }
        let mostFailures = options.stopsAtFirst ? 1 : mostFailures
        let end = options.seconds.map { ContinuousClock.now + .seconds(Int64($0)) }
        var (done, failures) = (0, 0)
        for seed in options.seeds where failures < mostFailures {
            if let end, .now >= end { break }
            if let failure = failure(of: seed, options) {
                failures += 1
                say(failure)
                say("  again: " + options.command(for: seed))
            }
            done += 1
            // Let the tasks run that status changes post to the main actor; otherwise the tasks would accumulate.
            await Task.yield()
            if done.isMultiple(of: 1_000) { say("simulate: \(done) seeds") }
        }
        say("simulate: \(done) seeds, \(failures) failures")
        exit(failures == 0 ? 0 : 1)
    }

    private static func failure(of seed: UInt64, _ options: SimulateOptions) -> SimulationFailure? {
        do throws(SimulationFailure) {
            switch options.mode {
            case .file: try CenterSimulation(seed: seed, makeStore: SimulatedFile.make).run()
            case .memory: try CenterSimulation(seed: seed, makeStore: makeInMemory).run()
            case .replicas: try exchange(seed, isInMemory: false)
            case .replicasInMemory: try exchange(seed, isInMemory: true)
            case .sync: try SyncSimulation(seed: seed).run()
            }
            return nil
        } catch {
            return error
        }
    }

    /// Plays a run of two replicas, or three for every fourth seed.
    private static func exchange(_ seed: UInt64, isInMemory: Bool) throws(SimulationFailure) {
        let files = Mutex<[SimulatedStore]>([])
        let replicas = seed.isMultiple(of: 4) ? 3 : 2
        defer { withExtendedLifetime(files) {} }
        try ReplicaSimulation(seed: seed, replicas: replicas) {
            if isInMemory { return InMemoryTipStore() }
            let file = SimulatedFile.make()
            files.withLock { $0.append(file) }
            return try file.open()
        }.run()
    }

    /// Prints a line immediately, even if standard output isn't a terminal.
    private static func say(_ text: some CustomStringConvertible) {
        FileHandle.standardOutput.write(Data("\(text)\n".utf8))
    }

    @Sendable
    private static func makeInMemory() -> SimulatedStore {
        let store = InMemoryTipStore()
        return SimulatedStore { store }
    }
}
