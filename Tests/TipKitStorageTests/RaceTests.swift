import Foundation
import OpenTipKitTesting
import Testing
import TipKitEngine

@testable import TipKitStorage

/// Tests with two processes that display tips at the same time.
@Suite struct RaceTests {
    @Test("Two processes that race to display a tip never both do so if only one display is allowed")
    func race() async throws {
        let rounds = 200
        try await onThread {
            let directory = TemporaryDirectory()
            // Create the store first, so that both processes start in the same state.
            let store = try directory.store()
            let racers = try (0..<2).map { try WriterProcess("race", directory.url, [$0, rounds]) }
            for round in 1...rounds {
                let shown = try racers.map { racer in
                    let line = try #require(racer.line(), "round \(round): a process ended")
                    return line.split(separator: " ").compactMap { Int($0) }
                }
                #expect(shown.map { $0[0] } == [round, round])
                #expect(shown[0][1] + shown[1][1] == 1, "round \(round): of two tips under one frequency")
                #expect(shown[0][2] + shown[1][2] == 1, "round \(round): of displays of one tip that may appear once")
            }
            for racer in racers { racer.wait() }
            for round in 1...rounds {
                #expect(try store.record(ofTip: "shared-\(round)").displayCount == 1)
                let own = try (0..<2).map { try store.record(ofTip: "own-\($0)-\(round)").displayCount }
                #expect(own.reduce(0, +) == 1)
            }
        }
    }
}
