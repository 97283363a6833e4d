import Foundation
import GRDB
import OpenTipKitTesting
import Testing
import TipKitEngine

@testable import TipKitStorage

@Suite(.serialized) struct KillTests {
    @Test("A writer killed 200 times, half of them in an open transaction, loses nothing and writes nothing twice")
    func killed() async throws {
        let seed: UInt64 = 2_026
        try await onThread { try killing(seed: seed) }
    }

    private func killing(seed: UInt64) throws {
        let directory = TemporaryDirectory()
        var random = SeededGenerator(seed: seed)
        var acknowledged = -1
        for round in 0..<200 {
            let place = "seed \(seed), round \(round)"
            let commits = Int.random(in: 0...2, using: &random)
            // Every other time the writer stands still in a transaction when it is killed, else it writes on.
            let statement = round.isMultiple(of: 2) ? Int.random(in: 1...40, using: &random) : nil
            let stop = statement.map { [commits, $0] } ?? []
            let first = acknowledged + 1_000
            let writer = try WriterProcess("commit", directory.url, [first] + stop)
            var seen = 0
            var isStanding = false
            while !isStanding, statement != nil || seen <= commits, let line = writer.line() {
                isStanding = line == "standing"
                if let number = Int(line) { (acknowledged, seen) = (number, seen + 1) }
            }
            writer.kill()
            #expect(isStanding == (statement != nil), "\(place): the writer was killed elsewhere")
            while let line = writer.line() { acknowledged = Int(line) ?? acknowledged }
            try check(directory, acknowledged, standingSince: isStanding ? first : nil, place)
        }
    }

    private func check(
        _ directory: TemporaryDirectory,
        _ acknowledged: Int,
        standingSince first: Int?,
        _ place: String
    ) throws {
        let store = try directory.store()
        defer { #expect(throws: Never.self) { try store.close() } }
        let payloads = try store.donations(of: "e").compactMap(\.payload)
        #expect(Set(payloads).count == payloads.count, "\(place): a donation is there twice")
        #expect(try store.tally(ofEvent: "e") == payloads.count, "\(place): the tally is off")
        let batches = Dictionary(grouping: payloads) { $0.prefix { $0 != "-" } }
        #expect(batches.values.allSatisfy { $0.count == 40 }, "\(place): a transaction is there in part")
        if let first {
            // A batch of an earlier round may have been committed just before the kill, and never acknowledged.
            let later = batches.keys.compactMap { Int($0) }.filter { $0 >= first && $0 > acknowledged }
            #expect(later.isEmpty, "\(place): a transaction is there that was never committed")
        }
        guard acknowledged >= 0 else { return }
        #expect(batches["\(acknowledged)"] != nil, "\(place): batch \(acknowledged) is lost")
        #expect(try store.record(ofTip: "t\(acknowledged)")?.invalidation != nil, "\(place): its invalidation is lost")
        let value = try #require(try store.parameter("p").flatMap { Int($0.json) })
        #expect(value >= acknowledged, "\(place): its parameter is lost")
        for batch in batches.keys { #expect(try store.record(ofTip: "t\(batch)")?.invalidation != nil) }
        #expect(try String.fetchAll(store.queue, sql: "PRAGMA integrity_check") == ["ok"], "\(place)")
    }

    @Test("Three processes that donate 30 000 times to one store lose none") func threeProcesses() async throws {
        try await onThread { try donating() }
    }

    private func donating() throws {
        let directory = TemporaryDirectory()
        _ = try directory.store()
        let writers = try (0..<3).map { _ in try WriterProcess("donate", directory.url, [10_000]) }
        for writer in writers {
            #expect(writer.line() == "10000")
            writer.wait()
        }
        let store = try directory.store()
        #expect(try store.tally(ofEvent: "e") == 30_000)
        #expect(try store.donations(of: "e").count == 30_000)
        let sequences = try Int.fetchOne(store.queue, sql: "SELECT count(DISTINCT sequence) FROM donation")
        #expect(sequences == 30_000)
    }
}

extension String {
    fileprivate static func fetchAll(_ queue: DatabaseQueue, sql: String) throws -> [String] {
        try queue.read { try String.fetchAll($0, sql: sql) }
    }
}

extension Int {
    fileprivate static func fetchOne(_ queue: DatabaseQueue, sql: String) throws -> Int? {
        try queue.read { try Int.fetchOne($0, sql: sql) }
    }
}
