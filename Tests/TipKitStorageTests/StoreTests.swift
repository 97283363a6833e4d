import Foundation
import GRDB
import OpenTipKitTesting
import Testing
import TipKitEngine

@testable import TipKitStorage

@Suite struct StoreTests {
    #if os(Linux)
        @Test("An open and watched store uses four file descriptors") func descriptors() throws {
            let directory = TemporaryDirectory()
            for _ in 1...2 {
                let store = try directory.store()
                let watch = try store.watch {}
                defer { withExtendedLifetime(watch) {} }
                try store.commit([.setting("p", "1")])
                let files = try directory.openFiles
                #expect(files.count == 4, "\(files)")
                try store.close()
            }
        }
    #endif

    @Test(
        "The store on disk passes each check of the conformance suite for stores",
        arguments: TipStoreConformance.checks
    )
    func conforms(_ check: TipStoreConformance.Check) throws {
        let directory = TemporaryDirectory()
        // Return the same store at each call, except to the check of equal ids, which needs a new store at each call.
        var number = 0
        try check.run {
            if check.description.hasPrefix("Ids that are equal") { number += 1 }
            return try SQLiteTipStore(directory: directory.url.appendingPathComponent("\(number)"))
        }
    }

    @Test(
        "The store in memory passes each check of the conformance suite for stores",
        arguments: TipStoreConformance.checks
    )
    func memoryConforms(_ check: TipStoreConformance.Check) throws {
        let store = InMemoryTipStore()
        try check.run { store }
    }

    @Test(
        "B6.6 Merging another replica's rows adds up display counts, and keeps the first invalidation and latest value"
    )
    func join() throws {
        let directory = TemporaryDirectory()
        let store = try directory.store()
        try store.commit([
            .display("a"), .displayEnded(tip: "a", duration: 4, epoch: .zero), .closing("a"), .setting("p", "1"),
            .donation(of: "e", 13),
        ])
        func version(_ number: Int64) -> RowVersion { RowVersion(rawValue: number) }
        func date(_ seconds: Double) -> Date { Date(timeIntervalSince1970: seconds) }
        let late = moment.addingTimeInterval(60)
        let theirs = RowBatch(
            displays: [
                DisplayRow(
                    tip: "a",
                    replica: "other",
                    epoch: .zero,
                    version: version(3),
                    count: 4,
                    duration: 2.5,
                    first: date(1),
                    last: date(2)
                ),
                DisplayRow(
                    tip: "b",
                    replica: "other",
                    epoch: .zero,
                    version: version(2),
                    count: 1,
                    first: date(100),
                    last: date(100)
                ),
            ],
            invalidations: [
                InvalidationRow(
                    tip: "a",
                    replica: "other",
                    epoch: .zero,
                    version: version(4),
                    reason: "actionPerformed",
                    date: date(5)
                )
            ],
            parameters: [
                ParameterRow(
                    parameter: "p",
                    replica: "other",
                    epoch: .zero,
                    version: RowVersion(earliestAt: late),
                    json: "2"
                )
            ],
            donations: [
                DonationRow(
                    event: "e",
                    replica: "other",
                    epoch: .zero,
                    version: RowVersion(earliestAt: date(1)),
                    date: date(1),
                    payload: "theirs"
                )
            ]
        )
        try store.merge(theirs, at: late)
        #expect(try store.header().latestFirstDisplay?.tip == "b")
        #expect(try store.record(ofTip: "a").displayCount == 5)
        #expect(try store.record(ofTip: "a").displayDuration == 6.5)
        #expect(try store.record(ofTip: "a").firstDisplayed == Date(timeIntervalSince1970: 1))
        #expect(try store.record(ofTip: "a").invalidation?.replica == "other")
        #expect(try store.parameter("p")?.json == "2")
        #expect(try store.tally(ofEvent: "e") == 2)
        #expect(try store.payloads(of: "e") == ["theirs", "13"])
        let refused = try store.commit([.display("a", DisplayLimits(maximumCount: 5)), .closing("a")]).refusals
        #expect(refused == [0: .invalidated(.actionPerformed), 1: .invalidated(.actionPerformed)])
        try store.commit([.tipReset(tip: "a", date: moment)])
        #expect(try store.record(ofTip: "a") == TipRecord())
    }

    @Test("Two stores in one directory see each other's commits, and their display counts add up") func shared() throws
    {
        let directory = TemporaryDirectory()
        let one = try directory.store()
        let two = try directory.store()
        #expect(try one.header().replica == two.header().replica)
        for round in 0..<20 {
            let store = round.isMultiple(of: 2) ? one : two
            try store.commit([.display("a"), .donation(of: "e", round)])
        }
        #expect(try one.record(ofTip: "a").displayCount == 20)
        #expect(try two.donations(of: "e").count == 20)
    }

    @Test(
        "Infinite, undefined and very large dates and durations are stored as valid values",
        arguments: [
            Double.nan, .infinity, -.infinity, 1e300, -1e300,
        ]
    )
    func unbounded(seconds: Double) throws {
        let directory = TemporaryDirectory()
        let store = try directory.store()
        let date = Date(timeIntervalSince1970: seconds)
        let limit = StoredDonationLimit(maximumCount: -5, maximumAge: seconds)
        try store.commit([
            .displayBegan(tip: "a", date: date, limits: DisplayLimits(pause: seconds)),
            .displayEnded(tip: "a", duration: seconds, epoch: .zero),
            .invalidated(tip: "a", reason: .tipClosed, date: date), .parameterSet(id: "p", json: "1", date: date),
            .donated(event: "e", donation: StoredDonation(date: date, payload: nil), limit: .thousand),
            .donated(event: "f", donation: StoredDonation(date: date, payload: nil), limit: limit),
            .pauseMoved(date: date), .tipReset(tip: "b", date: date), .donationsDeleted(event: "g", date: date),
            .noted(TipNote(tip: "a", date: date, status: .pending, summary: "", maxDisplayDuration: seconds)),
        ])
        #expect(try store.record(ofTip: "a").firstDisplayed?.timeIntervalSince1970.isFinite == true)
        #expect(try store.record(ofTip: "a").displayDuration.isFinite)
        #expect(try store.tally(ofEvent: "e") == 1)
        #expect(try store.donations(ofEvent: "e", after: date, maximumCount: -1) == [])
        #expect(try store.notes().count == 1)
        try store.commit([.setting("p", "2"), .allReset(date: date)])
        #expect(try directory.setAside == [])
    }

    @Test("An event with a donation limit of zero has no donations") func keepsNone() throws {
        let directory = TemporaryDirectory()
        let store = try directory.store()
        let donation = StoredDonation(date: Date(timeIntervalSince1970: 1), payload: nil)
        let limit = StoredDonationLimit(maximumCount: 0, maximumAge: nil)
        for _ in 1...2 {
            try store.commit([.donated(event: "e", donation: donation, limit: limit)])
            #expect(try store.tally(ofEvent: "e") == 0)
        }
    }

    @Test("In one commit, each donation drops older donations by the age limit as of that donation's own date")
    func unordered()
        throws
    {
        let directory = TemporaryDirectory()
        let store = try directory.store()
        let limit = StoredDonationLimit(maximumCount: 10, maximumAge: 60)
        func donated(_ seconds: Double) -> StoreChange {
            let date = Date(timeIntervalSince1970: seconds)
            return .donated(event: "e", donation: StoredDonation(date: date, payload: nil), limit: limit)
        }
        try store.commit([donated(30)])
        try store.commit([donated(100), donated(50)])
        let dates = try store.donations(ofEvent: "e", after: .distantPast, maximumCount: 10).map(
            \.date.timeIntervalSince1970
        )
        #expect(dates.sorted() == [50, 100])
    }

    @Test("A store keeps only about the last 1 000 commits in its log of changed rows") func shortLog() throws {
        let directory = TemporaryDirectory()
        let store = try directory.store()
        for number in 0..<1_200 { try store.commit([.setting("p", "\(number)")]) }
        let kept = try #require(try store.number("SELECT count(DISTINCT number) FROM commit_log"))
        #expect((1_000...1_064).contains(kept))
    }

    @Test("A commit to a closed store throws an error that says that the store was closed") func closed() throws {
        let directory = TemporaryDirectory()
        let store = try directory.store()
        try store.close()
        let error = #expect(throws: TipStoreError.self) { try store.commit([.setting("p", "1")]) }
        #expect(error?.kind == .unavailable)
        #expect(error?.description.contains("the store was closed") == true)
    }

    @Test("A commit returns dates exactly as they are read from the file later") func lastDigits() throws {
        let directory = TemporaryDirectory()
        let (one, two) = (try directory.store(), try directory.store())
        var random = SeededGenerator(seed: 9)
        for _ in 0..<200 {
            let start = try one.header().position
            let date = Date(timeIntervalSinceReferenceDate: .random(in: -2e9...2e9, using: &random))
            let donation = StoredDonation(date: date, payload: nil)
            let done = try one.commit(
                [
                    .displayBegan(tip: "a", date: date, limits: nil),
                    .donated(event: "e", donation: donation, limit: .thousand),
                ],
                after: start
            )
            let read = try two.update(since: start)
            #expect(read.rows.count == done.update.rows.count && read.rows.allSatisfy(done.update.rows.contains))
        }
    }
}
