import Foundation
import GRDB
import OpenTipKitTesting
import Testing
import TipKitEngine

@testable import TipKitStorage

/// Tests of moving what a visitor did into an account, in a file and in memory.
@Suite(.timeLimit(.minutes(2))) struct MergingTests {
    enum Kind: CaseIterable, Sendable { case file, memory }

    /// The stores of two people, of whom one becomes the other.
    struct Two {
        let visitor: any TipStore
        let account: any TipStore
        let move: () throws -> Void
        private let directory = TemporaryDirectory()

        init(_ kind: Kind) throws {
            switch kind {
            case .file:
                let store = try directory.store()
                (visitor, account) = (try store.person("visitor"), try store.person("account"))
                move = { try store.move(person: "visitor", to: "account", at: moment) }
            case .memory:
                let (one, other) = (InMemoryTipStore(), InMemoryTipStore())
                (visitor, account) = (one, other)
                move = { other.move(from: one) }
            }
        }
    }

    @Test(
        "What was closed stays closed, and displays, durations, snoozes and donations add up",
        arguments: Kind.allCases
    )
    func addsUp(kind: Kind) throws {
        let two = try Two(kind)
        try two.account.commit([.display("a", after: 10), .closing("old", after: 11), .donation(of: "e", after: 12, 1)])
        try two.visitor.commit([
            .display("a", after: 1), .display("b", after: 2), .closing("b", after: 3), .closing("c", after: 4),
            .donation(of: "e", after: 5, 2), .donation(of: "f", after: 6, 3),
        ])
        let epoch = try two.visitor.epoch(ofTip: "a")
        try two.visitor.commit([
            .displayEnded(tip: "a", duration: 7, epoch: epoch), .snoozed(tip: "a", seconds: 60, date: moment),
        ])
        try two.move()
        let a = try two.account.record(ofTip: "a")
        #expect(a.displayCount == 2)
        #expect(a.displayDuration == 7)
        #expect(a.snoozeCount == 1)
        #expect(a.firstDisplayed == moment.addingTimeInterval(1))
        #expect(a.lastDisplayed == moment.addingTimeInterval(10))
        for tip in ["b", "c", "old"] {
            #expect(try two.account.record(ofTip: tip).invalidation?.reason == .tipClosed, "\(tip)")
        }
        #expect(try two.account.payloads(of: "e") == ["2", "1"])
        #expect(try two.account.tally(ofEvent: "e") == 2)
        #expect(try two.account.payloads(of: "f") == ["3"])
        // Caps and the display frequency count from what the visitor saw.
        let appearances = try two.account.read { try $0.firstAppearances() }
        #expect(appearances["a"]?.date == moment.addingTimeInterval(1))
        #expect(appearances["b"]?.date == moment.addingTimeInterval(2))
        let limits = DisplayLimits(caps: [Tips.Cap(2, per: .day)])
        let refused = try two.account.commit([.display("new", after: 20, limits)])
        #expect(refused.refusals == [0: .cap(limits.caps[0])])
        // What follows counts on top.
        try two.account.commit([.donation(of: "e", after: 30, 4), .display("a", after: 31)])
        #expect(try two.account.payloads(of: "e") == ["2", "1", "4"])
        #expect(try two.account.record(ofTip: "a").displayCount == 3)
    }

    @Test("Of a trial the earliest exposure stands, with its arm, and a use counts from then", arguments: Kind.allCases)
    func trials(kind: Kind) throws {
        let two = try Two(kind)
        try two.visitor.commit([
            .trial("first", after: 1), .trial("later", after: 20, isHeldOut: true),
            .trial("new", after: 2, isHeldOut: true),
        ])
        try two.account.commit([.trial("first", after: 10, isHeldOut: true), .trial("later", after: 11)])
        try two.move()
        let trials = try two.account.read { try $0.trials() }
        #expect(trials.map(\.tip) == ["first", "later", "new"])
        #expect(trials.map(\.isHeldOut) == [false, false, true])
        #expect(trials.map(\.exposed) == [1, 11, 2].map(moment.addingTimeInterval))
        #expect(try two.account.record(ofTip: "new").invalidation?.isHeldOut == true)
        try two.account.commit([.donation(of: "e", after: 30, 1), .trial("new", after: 31)])
        let used = try two.account.read { try $0.trials() }
        #expect(used.map(\.used) == Array(repeating: moment.addingTimeInterval(30), count: 3))
    }

    @Test("A visitor's donations count as uses of a trial that began in the account", arguments: Kind.allCases)
    func uses(kind: Kind) throws {
        let two = try Two(kind)
        try two.account.commit([.trial("a", after: 1, needed: 2), .donation(of: "e", after: 2, 1)])
        try two.visitor.commit([.donation(of: "e", after: 3, 2)])
        #expect(try two.account.read { try $0.trials() }.map(\.used) == [nil])
        try two.move()
        #expect(try two.account.read { try $0.trials() }.map(\.used) == [moment.addingTimeInterval(3)])
    }

    @Test(
        "An account's own value of a parameter stands, and others move; later values replace both",
        arguments: Kind.allCases
    )
    func parameters(kind: Kind) throws {
        let two = try Two(kind)
        func transient(_ id: String, _ json: String) -> StoreChange {
            .parameterSet(id: id, json: json, isTransient: true, date: moment)
        }
        try two.account.commit([.setting("own", "1"), transient("shared", "1")])
        try two.visitor.commit([
            .setting("own", "2", after: 9), .setting("moved", "2", after: 9), transient("shared", "2"),
            transient("t", "2"),
        ])
        try two.move()
        let all = try ["own", "moved", "shared", "t"].map { try two.account.parameter($0)?.json }
        #expect(all == ["1", "2", "1", "2"])
        try two.account.commit([.setting("moved", "3"), transient("t", "3")])
        #expect(try two.account.parameter("moved")?.json == "3")
        #expect(try two.account.parameter("t")?.json == "3")
    }

    @Test("A report has the uses of a visitor and an account in each other's trials") func reportedUses() throws {
        let directory = TemporaryDirectory()
        let store = try directory.store()
        try store.person("visitor").commit([.donation(of: "e", after: 5, 1), .trial("seen", after: 6)])
        try store.person("account").commit([
            .trial("own", after: 2, isHeldOut: true), .trial("twice", after: 3, needed: 2),
            .donation(of: "e", after: 9, 2),
        ])
        try store.move(person: "visitor", to: "account", at: moment)
        var found: [StoredTrial] = []
        try store.readTrials { found += $0 }
        #expect(found.map(\.trial.used) == (try store.person("account").read { try $0.trials() }).map(\.used))
        let used = Dictionary(uniqueKeysWithValues: found.map { ($0.trial.tip, $0.trial.used) })
        #expect(used["own"] == moment.addingTimeInterval(5))
        #expect(used["seen"] == moment.addingTimeInterval(9))
        #expect(used["twice"] == moment.addingTimeInterval(9))
    }

    @Test("A second call changes nothing, and the visitor is gone", arguments: Kind.allCases) func again(kind: Kind)
        throws
    {
        let two = try Two(kind)
        try two.visitor.commit([.display("a"), .donation(of: "e", 1), .closing("b")])
        try two.move()
        let (rows, header) = (try two.account.rows().rows, try two.account.header())
        try two.move()
        #expect(PersonRows(try two.account.rows().rows) == PersonRows(rows))
        #expect(try two.account.header() == header)
        #expect(try two.visitor.rows().rows.isEmpty)
        #expect(try two.visitor.tally(ofEvent: "e") == 0)
        #expect(try two.visitor.record(ofTip: "b").invalidation == nil)
    }

    @Test(
        "Who signs out and comes again under the same id is counted on top at the next sign-in",
        arguments: Kind.allCases
    )
    func comesAgain(kind: Kind) throws {
        let two = try Two(kind)
        for number in 1...3 {
            try two.visitor.commit([.display("a", after: 1), .display("a", after: 2), .donation(of: "e", number)])
            try two.visitor.commit([.setting("p", "\(number)")])
            try two.move()
            #expect(try two.account.record(ofTip: "a").displayCount == 2 * number)
            #expect(try two.account.tally(ofEvent: "e") == number)
        }
        #expect(try two.account.parameter("p")?.json == "1")
    }

    @Test(
        "What the visitor reset isn't moved, and what came before the account's reset doesn't count",
        arguments: Kind.allCases
    )
    func resets(kind: Kind) throws {
        let two = try Two(kind)
        try two.visitor.commit([
            .display("a"), .closing("a"), .donation(of: "e", 1), .display("b"), .closing("c"), .donation(of: "f", 1),
        ])
        try two.visitor.commit([
            .tipReset(tip: "a", date: moment), .donationsDeleted(event: "e", date: moment), .display("a"),
        ])
        try two.account.commit([.tipReset(tip: "c", date: moment.addingTimeInterval(100)), .display("c", after: 101)])
        try two.account.commit([.donationsDeleted(event: "f", date: moment.addingTimeInterval(100))])
        try two.visitor.commit([.closing("d", after: 200), .display("c", after: 201)])
        try two.move()
        #expect(try two.account.record(ofTip: "a").displayCount == 1)
        #expect(try two.account.record(ofTip: "a").invalidation == nil)
        #expect(try two.account.tally(ofEvent: "e") == 0)
        #expect(try two.account.record(ofTip: "b").displayCount == 1)
        #expect(try two.account.record(ofTip: "c").invalidation == nil)
        #expect(try two.account.record(ofTip: "c").displayCount == 2)
        #expect(try two.account.tally(ofEvent: "f") == 0)
        #expect(try two.account.record(ofTip: "d").invalidation?.reason == .tipClosed)
    }

    @Test(
        "An account that was reset gets what the visitor does afterwards, in the account's epoch",
        arguments: Kind.allCases
    )
    func epochs(kind: Kind) throws {
        let two = try Two(kind)
        try two.account.commit([.allReset(date: moment)])
        try two.visitor.commit([
            .display("a", after: 5), .closing("a", after: 6), .donation(of: "e", after: 7, 1),
            .setting("p", "1", after: 8),
            .trial("t", after: 9),
        ])
        try two.move()
        #expect(try two.account.record(ofTip: "a").invalidation?.reason == .tipClosed)
        #expect(try two.account.record(ofTip: "a").displayCount == 1)
        #expect(try two.account.tally(ofEvent: "e") == 1)
        #expect(try two.account.parameter("p")?.json == "1")
        #expect(try two.account.read { try $0.trials() }.map(\.tip) == ["t"])
        #expect(try two.account.rows().rows.rows.allSatisfy(\.isValid))
    }

    @Test("What a page repeats after the sign-in counts once, and its display goes on", arguments: Kind.allCases)
    func pages(kind: Kind) throws {
        let two = try Two(kind)
        let key = StoreChange(
            .donated(event: "e", donation: StoredDonation(date: moment, payload: nil), limit: .thousand),
            key: "m"
        )
        let shown = StoreChange(.displayBegan(tip: "a", date: moment, limits: nil), key: "d")
        try two.account.commit([.tipReset(tip: "a", date: moment.addingTimeInterval(-9))])
        try two.visitor.commit([key, shown])
        try two.move()
        #expect(try two.account.read { try $0.tip("a").pageDisplayed } == moment)
        let again = try two.account.commit([
            key, shown, .displayLasted(display: "d", tip: "a", seconds: 3, date: moment.addingTimeInterval(3)),
            .displayOver(display: "d", tip: "a"),
        ])
        #expect(again.refusals == [0: .repeated, 1: .repeated])
        #expect(try two.account.tally(ofEvent: "e") == 1)
        #expect(try two.account.record(ofTip: "a").displayCount == 1)
        #expect(try two.account.record(ofTip: "a").displayDuration == 3)
        #expect(try two.account.read { try $0.tip("a").pageDisplayed } == nil)
    }

    @Test(
        "After 20 visitors an account's rows no longer grow, but what a visitor closed is closed",
        arguments: Kind.allCases
    )
    func bound(kind: Kind) throws {
        let two = try Two(kind)
        for number in 1...30 {
            try two.visitor.commit([
                .display("a", after: 1), .closing("b"), .donation(of: "e", number), .closing("c\(number)"),
                .trial("t", after: 2),
            ])
            try two.move()
            #expect(try two.account.record(ofTip: "c\(number)").invalidation?.reason == .tipClosed)
        }
        #expect(try two.account.record(ofTip: "a").displayCount == 20)
        #expect(try two.account.tally(ofEvent: "e") == 20)
        let rows = try two.account.rows().rows
        #expect(rows.displays.count == 40)
        #expect(rows.invalidations.count == 20 + 30)
        #expect(rows.trials.count == 20)
    }

    @Test("Centers of other stores learn of it, and a marked key is stored for the account") func positions() throws {
        let directory = TemporaryDirectory()
        let store = try directory.store()
        let (visitor, account) = (try store.person("visitor"), try store.person("account"))
        try visitor.commit([.closing("a")])
        let (before, known) = (try account.position(), try visitor.position())
        try store.move(person: "visitor", to: "account", marking: "key", at: moment)
        let update = try account.update(since: before)
        #expect(update.isEverything || !update.rows.isEmpty)
        #expect(try visitor.update(since: known).isEverything)
        #expect(try account.read { try $0.doneRow("key") } != nil)
        #expect(try store.persons() == ["account"])
        try store.move(person: "nobody", to: "other", at: moment)
        try store.move(person: "account", to: "account", at: moment)
        #expect(try store.persons() == ["account"])
        #expect(throws: TipStoreError.self) { try store.move(person: "", to: "account", at: moment) }
        try store.flush()
        for table in ["display", "invalidation", "done", "commit_log"] {
            #expect(try store.number("SELECT count(*) FROM \(table) WHERE person NOT IN (SELECT key FROM person)") == 0)
        }
    }

    @Test("Moved rows are sent to a sync server, and count once when two hosts have moved the same visitor")
    func synced() throws {
        let (one, other) = (TemporaryDirectory(), TemporaryDirectory())
        let (here, there) = (try one.store(), try other.store())
        try here.person("visitor").commit([.display("a"), .display("a"), .donation(of: "e", 1), .closing("b")])
        try there.person("visitor").commit([.display("a"), .donation(of: "e", 2)])
        // Both hosts have the visitor's rows of each other, and have sent the account's.
        let late = moment.addingTimeInterval(3_600)
        try here.person("visitor").merge(try there.person("visitor").rows().rows, at: late)
        try there.person("visitor").merge(try here.person("visitor").rows().rows, at: late)
        for store in [here, there] { try store.person("account").commit([.display("own", after: 1_000)]) }
        var synced = try SyncedPerson(id: "account", store: here.person("account"))
        _ = try synced.request()
        let cursor = ExchangeCursor(lineage: 1, number: 1)
        _ = try synced.accept(
            ExchangeAnswer.Part(person: "account", cursor: cursor, rows: RowBatch(), hasMore: false),
            at: late
        )
        for store in [here, there] {
            try store.move(person: "visitor", to: "account", named: "visitor", at: late)
            #expect(try store.person("account").record(ofTip: "a").displayCount == 3)
        }
        let sent = try synced.request().rows
        #expect(sent.displays.map(\.count).reduce(0, +) == 3)
        #expect(sent.donations.count == 2)
        #expect(sent.invalidations.map(\.tip) == ["b"])
        try there.person("account").merge(sent, at: late)
        let account = try there.person("account")
        #expect(try account.record(ofTip: "a").displayCount == 3)
        #expect(try account.tally(ofEvent: "e") == 2)
        #expect(try account.record(ofTip: "b").invalidation?.reason == .tipClosed)
    }

    @Test(
        "Moved rows from a clock that was ahead get new versions, so that a server takes them",
        arguments: Kind.allCases
    )
    func ahead(kind: Kind) throws {
        let two = try Two(kind)
        let day: TimeInterval = 86_400
        try two.visitor.commit([
            .trial("a", after: 9 * day), .closing("a", after: 9 * day), .donation(of: "e", after: 9 * day, 1),
        ])
        try two.move()
        #expect(throws: RowError.self) { try two.account.rows().rows.checkVersions(at: moment) }
        try two.account.commit([.reversioned(date: moment)])
        try two.account.rows().rows.checkVersions(at: moment)
        #expect(try two.account.record(ofTip: "a").displayCount == 1)
        #expect(try two.account.record(ofTip: "a").invalidation?.reason == .tipClosed)
        #expect(try two.account.tally(ofEvent: "e") == 1)
        #expect(try two.account.read { try $0.trials() }.count == 1)
    }
}

/// Tests of moving people with several processes, of which one is killed.
@Suite(.serialized, .timeLimit(.minutes(3))) struct MergingProcessTests {
    @Test(
        "A process that is killed anywhere in a move has moved everything or nothing, and the next call does the rest"
    )
    func killed() async throws {
        try await onThread {
            var none = 0
            // The second write transaction, if there is one, is that of the sweep.
            let places = stride(from: 1, to: 120, by: 3).map { (0, $0) } + [(1, 1)]
            for (transactions, statement) in places {
                let directory = TemporaryDirectory()
                let store = try directory.store()
                let (visitor, account) = (try store.person("visitor"), try store.person("account"))
                try visitor.commit((1...5).map { .donation(of: "e", $0) } + [.closing("a"), .trial("t", after: 1)])
                try account.commit([.donation(of: "e", after: 9, 6)])
                let process = try WriterProcess("move", directory.url, [transactions, statement])
                let line = process.line()
                #expect(line == "standing" || transactions > 0)
                process.kill()
                let counts = (try visitor.tally(ofEvent: "e"), try account.tally(ofEvent: "e"))
                #expect(counts == (5, 1) || counts == (0, 6), "statement \(statement): \(counts)")
                if counts.0 == 5 { none += 1 }
                for _ in 1...2 {
                    try store.move(person: "visitor", to: "account", at: moment)
                    #expect(try store.persons() == ["account"])
                    #expect(try account.payloads(of: "e").count == 6)
                    #expect(try account.record(ofTip: "a").invalidation?.reason == .tipClosed)
                    #expect(try account.read { try $0.trials() }.count == 1)
                }
            }
            #expect(none > 30)
        }
    }

    @Test("While three processes donate to a visitor and move the visitor, no donation is lost or doubled")
    func processes() async throws {
        try await onThread {
            for round in 1...8 {
                let directory = TemporaryDirectory()
                let store = try directory.store()
                // Each move is of another visitor, and of more than 20 only what was closed is moved.
                let processes = try (0..<3).map { try WriterProcess("moves", directory.url, [$0, 6]) }
                for process in processes {
                    #expect(process.line() == "done")
                    process.wait()
                }
                let account = try store.person("account")
                let payloads = try account.payloads(of: "e").compactMap(\.self)
                #expect(
                    Set(payloads) == Set((0..<3).flatMap { who in (0..<6).map { "\(who)-\($0)" } }),
                    "round \(round)"
                )
                #expect(payloads.count == 18)
                #expect(try account.record(ofTip: "shown").displayCount == 18)
                #expect(try store.persons() == ["account"])
            }
        }
    }
}
