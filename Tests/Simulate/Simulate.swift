import Foundation
import Logging
import Synchronization
import TipKitEngine
import TipSimulation

/// A program that plays many seeds: `Simulate [--replicas | --sync] [--memory] [--first] [SEEDS] [FIRST]`.
///
/// With `--replicas`, replicas exchange rows; with `--sync`, devices sync through a server. `--memory` uses in-memory
/// stores, and `--first` stops at the first failing seed.
@main
enum Simulate {
    /// The number of failures after which the program stops.
    private static let mostFailures = 5

    static func main() async {
        // The log of centers with simulated faults would hide the output.
        LoggingSystem.bootstrap { _ in SwiftLogNoOpLogHandler() }
        let words = CommandLine.arguments.dropFirst()
        let isInMemory = words.contains("--memory")
        func failure(of seed: UInt64) -> SimulationFailure? {
            if words.contains("--sync") { return sync(seed) }
            return words.contains("--replicas") ? exchange(seed, isInMemory) : play(seed, isInMemory)
        }
        let mostFailures = words.contains("--first") ? 1 : mostFailures
        let numbers = words.compactMap { UInt64($0) }
        let count = numbers.first ?? 500
        let first = numbers.dropFirst().first ?? 1
        var (done, failures) = (0, 0)
        for seed in first..<first + count where failures < mostFailures {
            if let failure = failure(of: seed) {
                failures += 1
                say(failure)
            }
            done += 1
            // Let the tasks run that status changes post to the main actor; otherwise the tasks would accumulate.
            await Task.yield()
            if done.isMultiple(of: 1_000) { say("simulate: \(done) seeds") }
        }
        say("simulate: \(done) seeds, \(failures) failures")
        exit(failures == 0 ? 0 : 1)
    }

    private static func play(_ seed: UInt64, _ isInMemory: Bool) -> SimulationFailure? {
        do {
            try CenterSimulation(seed: seed, makeStore: isInMemory ? makeInMemory : SimulatedFile.make).run()
            return nil
        } catch {
            return error
        }
    }

    /// Plays a run of two replicas, or three for every fourth seed.
    private static func exchange(_ seed: UInt64, _ isInMemory: Bool) -> SimulationFailure? {
        do {
            let files = Mutex<[SimulatedStore]>([])
            let replicas = seed.isMultiple(of: 4) ? 3 : 2
            defer { withExtendedLifetime(files) {} }
            try ReplicaSimulation(seed: seed, replicas: replicas) {
                if isInMemory { return InMemoryTipStore() }
                let file = SimulatedFile.make()
                files.withLock { $0.append(file) }
                return try file.open()
            }.run()
            return nil
        } catch {
            return error
        }
    }

    /// Plays a run of two to six devices and a sync server.
    private static func sync(_ seed: UInt64) -> SimulationFailure? {
        do {
            try SyncSimulation(seed: seed).run()
            return nil
        } catch {
            return error
        }
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
