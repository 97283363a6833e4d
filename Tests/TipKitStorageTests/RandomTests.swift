import Foundation
import OpenTipKitTesting
import Testing
import TipKitEngine

@testable import TipKitStorage

/// Compares two stores on one file with a store in memory, after each of many random changes.
@Suite struct RandomTests {
    /// The number of random seeds to test; the environment variable `RANDOM_SEEDS` overrides the default.
    private static let seeds = ProcessInfo.processInfo.environment["RANDOM_SEEDS"].flatMap { UInt64($0) } ?? 40

    @Test(
        "Random commits through two stores on one file give the same results as in an in-memory store",
        arguments: 0..<seeds
    )
    func againstMemory(seed: UInt64) throws {
        var play = try RandomPlay(seed: seed)
        for step in 0..<150 { try play.step(step) }
    }
}

/// A test run with the random changes of one seed.
private struct RandomPlay {
    let seed: UInt64
    let directory = TemporaryDirectory()
    let memory = InMemoryTipStore()
    var random: SeededGenerator
    var stores: [SQLiteTipStore]
    /// The position up to which each of the two stores was read, on disk and in the in-memory store.
    var known: [(disk: StorePosition, memory: StorePosition)]
    /// The versions seen so far, which are the same on disk and in memory, since both get the same dates.
    var versions: [RowVersion] = [.zero]
    var seconds = 0.0
    private static let ids = ["a", "b", "caf\u{E9}", "cafe\u{301}", "a\0"]

    init(seed: UInt64) throws {
        self.seed = seed
        random = SeededGenerator(seed: seed)
        stores = [try directory.store(), try directory.store()]
        known = []
        for store in stores { known.append((try store.header().position, try memory.header().position)) }
    }

    mutating func step(_ step: Int) throws {
        let place = "seed \(seed), step \(step)"
        let who = Int.random(in: 0...1, using: &random)
        if Int.random(in: 0..<30, using: &random) == 0 {
            try stores[who].close()
            stores[who] = try directory.store()
        }
        let knows = Int.random(in: 0..<10, using: &random) > 0
        let changes = (0..<Int.random(in: 0...4, using: &random)).map { _ in change() }
        let ours = try stores[who].commit(changes, after: knows ? known[who].disk : nil)
        let theirs = try memory.commit(changes, after: knows ? known[who].memory : nil)
        #expect(ours.refusals == theirs.refusals, "\(place): \(changes)")
        try compare(ours.update, theirs.update, place, changes)
        known[who] = (ours.update.position, theirs.update.position)
        let other = 1 - who
        try compare(
            try stores[other].update(since: known[other].disk),
            try memory.update(since: known[other].memory),
            place,
            changes
        )
        versions.append(ours.update.version)
        try compareReads(place)
    }

    /// Returns a random change, whose date may be later or earlier than that of the previous change.
    private mutating func change(isLate: Bool = false) -> StoreChange {
        seconds += [0, 0.5, 1, 60, -45, 3_600].randomElement(using: &random) ?? 0
        let date = moment.addingTimeInterval(seconds)
        let id = Self.ids.randomElement(using: &random) ?? ""
        let number = Int.random(in: 0..<1_000_000, using: &random)
        switch Int.random(in: 0..<20, using: &random) {
        case 0...2: return .displayBegan(tip: id, date: date, limits: limits(), groups: groups())
        case 3, 4:
            return .displayEnded(
                tip: id,
                duration: Double(number % 8) / 2,
                epoch: versions.randomElement(using: &random) ?? .zero
            )
        case 5: return .displayEnded(tip: id, duration: 1, epoch: epoch(id))
        case 6 where number % 3 == 0: return .invalidated(tip: id, reason: .tipClosed, date: date)
        case 6:
            let maximum = [nil, 2, 5].randomElement(using: &random) ?? nil
            return .snoozed(tip: id, seconds: Double(number % 5_000), date: date, maximum: maximum)
        case 7...9: return .parameterSet(id: id, json: "\(number)", date: date)
        case 10...13:
            let limit = StoredDonationLimit(
                maximumCount: [1, 3, 5, 1_000].randomElement(using: &random) ?? 1,
                maximumAge: [nil, nil, 30, 4_000].randomElement(using: &random) ?? nil
            )
            return .donated(event: id, donation: StoredDonation(date: date, payload: "\(number)"), limit: limit)
        case 14: return .donationsDeleted(event: id, date: date)
        case 15: return .pauseMoved(date: date)
        case 16: return .noted(TipNote(tip: id, date: date, status: .pending, summary: "\(number)"))
        case 17: return .tipReset(tip: id, date: date)
        case 18 where number % 4 == 0: return .allReset(date: date)
        default:
            return isLate
                ? .parameterSet(id: id, json: "late", date: date)
                : .late(change(isLate: true), knowing: versions.suffix(8).randomElement(using: &random) ?? .zero)
        }
    }

    private mutating func limits() -> DisplayLimits? {
        guard Int.random(in: 0...3, using: &random) > 0 else { return nil }
        return DisplayLimits(
            maximumCount: [nil, 1, 3].randomElement(using: &random) ?? nil,
            pause: [0, 60, 3_600].randomElement(using: &random) ?? 0,
            caps: [[], [Tips.Cap(2, per: .hour)], [Tips.Cap(1, per: .day, group: "cafe\u{301}")]]
                .randomElement(using: &random) ?? []
        )
    }

    private mutating func groups() -> [String] {
        [[], [], ["caf\u{E9}"], ["a", "b\0"]].randomElement(using: &random) ?? []
    }

    private func epoch(_ id: String) -> RowVersion {
        (try? memory.epoch(ofTip: id)) ?? .zero
    }

    private func compare(
        _ ours: StoreUpdate,
        _ theirs: StoreUpdate,
        _ place: String,
        _ changes: [StoreChange]
    ) throws {
        #expect(ours.position.number == theirs.position.number, "\(place)")
        #expect(ours.version == theirs.version, "\(place)")
        #expect(ours.isEverything == theirs.isEverything, "\(place)")
        let (left, right) = (try ours.rows.map(plain), try theirs.rows.map(plain))
        #expect(
            left.count == right.count && left.allSatisfy { row in right.contains { isSame(row, $0) } },
            "\(place): \(changes) gave \(left), and must give \(right)"
        )
    }

    /// Returns whether two reported rows are equivalent.
    ///
    /// For an event, a store may report either the added donations or the whole event.
    private func isSame(_ ours: StoreRow, _ theirs: StoreRow) -> Bool {
        switch (ours, theirs) {
        case (.event(let id, let count), .donated(let other, _, let otherCount)),
            (.donated(let other, _, let otherCount), .event(let id, let count)):
            id == other && count == otherCount
        default: ours == theirs
        }
    }

    /// Returns a row without the data that may differ between stores: the replica id, and donations that a limit
    /// dropped.
    private func plain(_ row: StoreRow) throws -> StoreRow {
        switch row {
        case .tip(let id, var tip):
            tip.record.invalidation?.replica = ""
            return .tip(id, tip)
        case .donated(let id, let added, let count):
            let left = try memory.donations(of: id)
            return .donated(event: id, added.filter(left.contains), count: count)
        default: return row
        }
    }

    private func compareReads(_ place: String) throws {
        for store in stores {
            for id in Self.ids {
                let (ours, theirs) = (try store.read { try $0.tip(id) }, try memory.read { try $0.tip(id) })
                #expect(try plain(.tip(id, ours)) == plain(.tip(id, theirs)), "\(place)")
                #expect(try store.parameter(id) == memory.parameter(id), "\(place)")
                #expect(try store.donations(of: id) == memory.donations(of: id), "\(place)")
                #expect(try store.tally(ofEvent: id) == memory.tally(ofEvent: id), "\(place)")
            }
            let (ours, theirs) = (try store.header(), try memory.header())
            #expect(ours.latestFirstDisplay == theirs.latestFirstDisplay, "\(place)")
            let appearances = (
                try store.read { try $0.firstAppearances() }, try memory.read { try $0.firstAppearances() }
            )
            #expect(appearances.0 == appearances.1, "\(place)")
            #expect(ours.latestVersion == theirs.latestVersion, "\(place)")
            #expect(ours.position.number == theirs.position.number, "\(place)")
        }
    }
}
