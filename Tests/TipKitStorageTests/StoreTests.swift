import Foundation
import GRDB
import OpenTipKitTesting
import Testing
import TipKitEngine

@testable import TipKitStorage

@Suite struct StoreTests {
    @Test("The store on disk conforms", arguments: TipStoreConformance.checks)
    func conforms(_ check: TipStoreConformance.Check) throws {
        let directory = TemporaryDirectory()
        try check.run { try directory.store() }
    }

    @Test("The store in memory conforms", arguments: TipStoreConformance.checks)
    func memoryConforms(_ check: TipStoreConformance.Check) throws {
        let store = InMemoryTipStore()
        try check.run { store }
    }

    @Test("B6.6 Another replica's rows join: counts and times add up, the first invalidation and the latest value hold")
    func join() throws {
        let directory = TemporaryDirectory()
        let store = try directory.store()
        try store.commit([
            .displayBegan(tip: "a", date: moment, version: version(10)),
            .displayEnded(tip: "a", duration: 4, version: version(10)),
            .invalidated(tip: "a", reason: .tipClosed, date: moment, version: version(11)),
            .parameterSet(id: "p", json: "1", version: version(12)), donation(of: "e", 13),
        ])
        try store.queue.write { database in
            try database.execute(
                sql: """
                    INSERT INTO tip_display VALUES ('a', 'other', 0, 4, 2.5, 1.0, 2.0, 3);
                    INSERT INTO tip_display VALUES ('b', 'other', 0, 1, 0, 100.0, 100.0, 2);
                    INSERT INTO tip_invalidation VALUES ('a', 'other', 0, 'actionPerformed', 5.0, 4);
                    INSERT INTO parameter VALUES ('p', 'other', 0, '2', 99);
                    INSERT INTO event_tally VALUES (7, 'e', 'other', 0, 1, 1);
                    INSERT INTO donation VALUES (7, 1.0, 1, 0, 'theirs', 5);
                    """
            )
        }
        #expect(try store.open().latestFirstDisplay?.tip == "b")
        #expect(try store.record(ofTip: "a")?.displayCount == 5)
        #expect(try store.record(ofTip: "a")?.displayDuration == 6.5)
        #expect(try store.record(ofTip: "a")?.invalidation?.replica == "other")
        #expect(try store.parameter("p")?.json == "2")
        #expect(try store.donations(of: "e").map(\.payload) == ["theirs", "13"])
        try store.commit([.tipReset(tip: "a", version: version(20))])
        #expect(try store.record(ofTip: "a") == nil)
    }

    @Test("Two stores on one directory see one another's commits, and counts add up") func shared() throws {
        let directory = TemporaryDirectory()
        let one = try directory.store()
        let two = try directory.store()
        #expect(try one.open().replica == two.open().replica)
        for round in 0..<20 {
            let store = round.isMultiple(of: 2) ? one : two
            try store.commit([
                .displayBegan(tip: "a", date: moment, version: version(Int64(round + 1))),
                donation(of: "e", Int64(round + 1)),
            ])
        }
        #expect(try one.record(ofTip: "a")?.displayCount == 20)
        #expect(try two.donations(of: "e").count == 20)
    }

    @Test("Random changes: the file and the store in memory answer alike, over reopening", arguments: 0..<20)
    func againstMemory(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let directory = TemporaryDirectory()
        var store = try directory.store()
        let memory = InMemoryTipStore()
        let limit = StoredDonationLimit(maximumCount: 5, maximumAge: nil)
        for number in 1...60 {
            let version = version(Int64(number))
            let tip = ["a", "b"][Int.random(in: 0...1, using: &random)]
            let date = moment.addingTimeInterval(Double(number))
            let change: StoreChange =
                switch Int.random(in: 0..<9, using: &random) {
                case 0, 1: .displayBegan(tip: tip, date: date, version: version)
                case 2: .displayEnded(tip: tip, duration: 1, version: version)
                case 3: .invalidated(tip: tip, reason: .tipClosed, date: date, version: version)
                case 4: .parameterSet(id: tip, json: "\(number)", version: version)
                case 5, 6: donation(of: tip, after: Double(number), limit: limit, Int64(number))
                case 7: .tipReset(tip: tip, version: version)
                default:
                    number.isMultiple(of: 3)
                        ? .allReset(version: version) : .donationsDeleted(event: tip, version: version)
                }
            try store.commit([change])
            try memory.commit([change])
            if number.isMultiple(of: 20) {
                try store.close()
                store = try directory.store()
            }
            for id in ["a", "b"] {
                let (ours, theirs) = (try store.record(ofTip: id), try memory.record(ofTip: id))
                #expect(ours?.displayCount ?? 0 == theirs?.displayCount ?? 0, "seed \(seed), change \(number)")
                #expect(ours?.displayDuration ?? 0 == theirs?.displayDuration ?? 0, "seed \(seed), change \(number)")
                #expect(ours?.firstDisplayed == theirs?.firstDisplayed, "seed \(seed), change \(number)")
                #expect(ours?.invalidation?.date == theirs?.invalidation?.date, "seed \(seed), change \(number)")
                #expect(try store.parameter(id) == memory.parameter(id), "seed \(seed), change \(number)")
                #expect(
                    try store.donations(of: id) == memory.donations(of: id),
                    "seed \(seed), change \(number)"
                )
            }
            #expect(try store.open().latestFirstDisplay?.date == memory.open().latestFirstDisplay?.date)
        }
    }
}
