import Foundation
import GRDB
import OpenTipKitTesting
import Testing
import TipKitEngine

@testable import TipKitStorage

/// Kills processes that write to a store, which takes about 15 seconds of one core, and finds commits that a kill loses,
/// doubles or leaves half made.
@Suite(.serialized) struct KillTests {
    @Test("No commit is lost or duplicated when a writing process is killed 200 times, half of them in a transaction")
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
            // In even rounds, let the writer pause before this SQL statement, to kill the writer within a transaction.
            let statement = round.isMultiple(of: 2) ? Int.random(in: 1...60, using: &random) : nil
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
        let number = try store.header().position.number
        #expect(number == Int64(batches.count), "\(place): the number of commits is off")
        #expect(try store.record(ofTip: "shown").displayCount == batches.count, "\(place): the displays are off")
        #expect(try store.number("SELECT max(number) FROM commit_log").map(Int64.init) ?? 0 == number, "\(place)")
        if let first {
            // Check only this round's batches: an earlier round's last batch may be committed but not acknowledged.
            let later = batches.keys.compactMap { Int($0) }.filter { $0 >= first && $0 > acknowledged }
            #expect(later.isEmpty, "\(place): a transaction is there that was never committed")
        }
        guard acknowledged >= 0 else { return }
        #expect(batches["\(acknowledged)"] != nil, "\(place): batch \(acknowledged) is lost")
        #expect(try store.record(ofTip: "t\(acknowledged)").invalidation != nil, "\(place): its invalidation is lost")
        let value = try #require(try store.parameter("p").flatMap { Int($0.json) })
        #expect(value >= acknowledged, "\(place): its parameter is lost")
        for batch in batches.keys { #expect(try store.record(ofTip: "t\(batch)").invalidation != nil) }
        #expect(
            try store.host.queue.read { try String.fetchAll($0, sql: "PRAGMA integrity_check") } == ["ok"],
            "\(place)"
        )
    }

    @Test("Of 30 000 changes by three processes all acknowledged ones are stored, and each process sees all changes")
    func threeProcesses() async throws {
        try await onThread { try mixing() }
    }

    private func mixing() throws {
        let directory = TemporaryDirectory()
        let store = try directory.store()
        let writers = try (0..<3).map { try WriterProcess("mix", directory.url, [$0, 10_000]) }
        var (donated, shown) = (0, 0)
        for (who, writer) in writers.enumerated() {
            let line = try #require(writer.line(), "process \(who) found something wrong")
            let numbers = line.split(separator: " ").compactMap { Int($0) }
            try #require(numbers.count == 3, "\(line)")
            writer.wait()
            let payloads = try store.payloads(of: "e").compactMap(\.self).filter { $0.hasPrefix("\(who)-") }
            #expect(payloads.count == numbers[0])
            #expect(Set(payloads).count == numbers[0])
            #expect(try store.parameter("p\(who)")?.json == "\(numbers[2])")
            (donated, shown) = (donated + numbers[0], shown + numbers[1])
        }
        #expect(try store.tally(ofEvent: "e") == donated)
        #expect(try store.donations(of: "e").count == donated)
        #expect(try store.record(ofTip: "shown").displayCount == shown)
        #expect(try store.number("SELECT count(*) FROM donation") == donated)
        let kinds = 30_000 - donated - shown
        let retired = try #require(try store.number("SELECT count(*) FROM invalidation"))
        #expect(retired > 2_000 && retired < kinds)
    }
}
