import Foundation
import Logging
import OpenTipKit
import OpenTipKitTesting
import Synchronization

/// Plays many seeds on all cores: `Simulate [--memory] [--first] [SEEDS] [FIRST]`.
///
/// With `--memory` it plays on the store in memory, with `--first` it stops at the first seed that fails.
@main
enum Simulate {
    fileprivate struct Progress {
        var next: UInt64
        var done: UInt64 = 0
        var failures = 0
    }

    /// The failures after which it stops.
    private static let mostFailures = 5
    private static let progress = Mutex(Progress(next: 1))

    static func main() async {
        // What the simulated faults make centres say would drown what this says.
        LoggingSystem.bootstrap { _ in SwiftLogNoOpLogHandler() }
        let words = CommandLine.arguments.dropFirst()
        let isInMemory = words.contains("--memory")
        let mostFailures = words.contains("--first") ? 1 : mostFailures
        let numbers = words.compactMap { UInt64($0) }
        let count = numbers.first ?? 500
        let first = numbers.dropFirst().first ?? 1
        progress.withLock { $0.next = first }
        let start = ContinuousClock.now
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<ProcessInfo.processInfo.activeProcessorCount {
                group.addTask { @Sendable in
                    while let seed = progress.withLock({ $0.take(before: first + count, mostFailures) }) {
                        let failure = play(seed, isInMemory)
                        let done = progress.withLock { progress in
                            if failure != nil { progress.failures += 1 }
                            progress.done += 1
                            return progress.done
                        }
                        if let failure { say(failure) }
                        if done % 1_000 == 0 { say("simulate: \(done) seeds") }
                    }
                }
            }
        }
        let (done, failures) = progress.withLock { ($0.done, $0.failures) }
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        say("simulate: \(seconds.formatted(.number.precision(.fractionLength(1)))) s")
        say("simulate: \(done) seeds, \(failures) failures")
        exit(failures == 0 ? 0 : 1)
    }

    private static func play(_ seed: UInt64, _ isInMemory: Bool) -> SimulationFailure? {
        do {
            try TipSimulation(seed: seed, makeStore: isInMemory ? makeInMemory : SimulatedFile.make).run()
            return nil
        } catch {
            return error
        }
    }

    /// Prints a line at once, also where nobody but a program reads it.
    private static func say(_ text: some CustomStringConvertible) {
        FileHandle.standardOutput.write(Data("\(text)\n".utf8))
    }

    @Sendable
    private static func makeInMemory() -> SimulatedStore {
        let store = InMemoryTipStore()
        return SimulatedStore { store }
    }
}

extension Simulate.Progress {
    /// The next seed; `nil` if there is none, or enough have failed.
    fileprivate mutating func take(before end: UInt64, _ mostFailures: Int) -> UInt64? {
        guard next < end, failures < mostFailures else { return nil }
        defer { next += 1 }
        return next
    }
}
