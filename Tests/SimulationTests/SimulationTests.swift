import Foundation
import OpenTipKit
import OpenTipKitTesting
import Testing

@testable import Simulate
@testable import TipSimulation

/// Random simulations of tip centers, with correct stores and with a faulty store.
///
/// They take about 10 seconds of one core, and find what breaks in one run of a hundred. `Scripts/simulate` plays the tens of
/// thousands of runs that find the rest.
struct SimulationTests {
    /// The number of random runs; the environment variable `SIMULATED_SEEDS` overrides it.
    private static let seeds = ProcessInfo.processInfo.environment["SIMULATED_SEEDS"] ?? "100"

    @Test(
        "In simulated runs no stored change is lost, no refused change is counted and no limit is exceeded",
        arguments: [[seeds], ["--memory", seeds]]
    )
    func findsNothing(_ arguments: [String]) async throws {
        let (code, output) = try await SimulateProgram.run(arguments)
        #expect(code == 0, "\(output)")
        #expect(output.hasSuffix("simulate: \(Self.seeds) seeds, 0 failures\n"))
    }

    @Test("Runs that once differed from the model don't differ any more", arguments: KnownRun.all)
    func knownRun(_ known: KnownRun) async throws {
        let found = try await onThread { () -> [String?] in
            let memory = known.needsFile ? nil : simulation(Self.makeInMemory).difference(in: known.plan)
            return [memory, simulation(SimulatedFile.make).difference(in: known.plan)]
        }
        #expect(found == [nil, nil])
    }

    @Test("The program says what is wrong with its words, and plays no seed", arguments: WrongWords.all)
    func wrongWords(_ wrong: WrongWords) async throws {
        let (code, output) = try await SimulateProgram.run(wrong.words)
        #expect(code == 64)
        #expect(output == "simulate: \(wrong.sentence)\n")
    }

    @Test("A failing seed is printed with the command that plays it again")
    func command() throws {
        let options = try SimulateOptions(["--replicas", "--memory", "--first", "7", "12"])
        #expect(options.seeds == 12..<19)
        let command = options.command(for: 12, commit: "abc")
        #expect(command.hasPrefix("git checkout abc && Scripts/simulate --traits "))
        #expect(command.hasSuffix(" --replicas --memory 1 12"))
        #expect(!options.command(for: 12, commit: nil).contains("git"))
    }

    @Test("The simulation finds a store that loses donations, and reports a run of at most four steps")
    func findsLoss() async throws {
        let found = try await onThread {
            firstFailure(of: 1...50) { seed throws(SimulationFailure) in try Self.lossy(seed).run() }
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

    @Sendable
    private static func makeInMemory() -> SimulatedStore {
        let store = InMemoryTipStore()
        return SimulatedStore { store }
    }

    private func simulation(_ makeStore: @escaping @Sendable () throws -> SimulatedStore) -> CenterSimulation {
        CenterSimulation(seed: 0, makeStore: makeStore)
    }

    private static func lossy(_ seed: UInt64) -> CenterSimulation {
        CenterSimulation(seed: seed) {
            let store = LossyStore()
            return SimulatedStore { store }
        }
    }
}

/// Words of the program `Simulate` that it refuses, and the sentence that says why.
struct WrongWords: Sendable, CustomTestStringConvertible {
    let words: [String]
    let sentence: String

    var testDescription: String { words.joined(separator: " ") }

    private static let modes = "the modes are --memory, --replicas, --replicas --memory, --sync, and a file without any"

    static let all = [
        WrongWords(words: ["--replica"], sentence: "--replica isn't a mode; \(modes)"),
        WrongWords(words: ["--sync", "--memory", "5"], sentence: "--memory --sync isn't a mode; \(modes)"),
        WrongWords(words: ["many"], sentence: "many isn't a number of seeds or a seed"),
        WrongWords(words: ["5", "-1"], sentence: "-1 isn't a mode; \(modes)"),
        WrongWords(words: ["5", "1x"], sentence: "1x isn't a number of seeds or a seed"),
        WrongWords(words: ["1", "2", "3"], sentence: "give at most two numbers: how many seeds, and the first seed"),
        WrongWords(words: ["--seconds"], sentence: "--seconds needs a number of seconds"),
        WrongWords(words: ["--seconds", "x"], sentence: "x isn't a number of seconds"),
    ]
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
