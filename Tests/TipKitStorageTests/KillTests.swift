import Foundation
import GRDB
import Testing
import TipKitEngine

@testable import TipKitStorage

@Suite(.serialized) struct KillTests {
    @Test("A writer killed 200 times, half of them in an open transaction, loses nothing and writes nothing twice")
    func killed() async throws {
        try await onThread { try killing() }
    }

    private func killing() throws {
        let directory = TemporaryDirectory()
        var random = SystemRandomNumberGenerator()
        var acknowledged = -1
        var inTransaction = 0
        for round in 0..<200 {
            let writer = try WriterProcess("commit", directory.url, acknowledged + 1_000)
            // Every other time in a transaction, else after some commits.
            let wanted = round.isMultiple(of: 2) ? "B" : "A"
            let patience = Int.random(in: 1...3, using: &random)
            var seen = 0
            var last = ""
            while seen < patience, let line = writer.line() {
                last = line
                if line.hasPrefix("A") { acknowledged = Int(line.dropFirst(2)) ?? acknowledged }
                if line.hasPrefix(wanted) { seen += 1 }
            }
            writer.kill()
            while let line = writer.line() {
                last = line
                if line.hasPrefix("A") { acknowledged = Int(line.dropFirst(2)) ?? acknowledged }
            }
            if last == "B" { inTransaction += 1 }
            try check(directory, acknowledged, "round \(round)")
        }
        #expect(inTransaction >= 100, "killed in an open transaction: \(inTransaction) times")
    }

    private func check(_ directory: TemporaryDirectory, _ acknowledged: Int, _ place: String) throws {
        let store = try directory.store()
        defer { #expect(throws: Never.self) { try store.close() } }
        let payloads = try store.donations(of: "e").compactMap(\.payload)
        #expect(Set(payloads).count == payloads.count, "\(place): a donation is there twice")
        #expect(try store.tally(ofEvent: "e") == payloads.count, "\(place): the tally is off")
        let batches = Dictionary(grouping: payloads) { $0.prefix { $0 != "-" } }
        #expect(batches.values.allSatisfy { $0.count == 40 }, "\(place): a transaction is there in part")
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
        let writers = try (0..<3).map { _ in try WriterProcess("donate", directory.url, 10_000) }
        for writer in writers {
            #expect(writer.line() == "A 10000")
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
