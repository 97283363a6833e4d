import Foundation
import Testing
import TipRows

/// Tests that merging rows is commutative, associative and idempotent, with random rows.
@Suite struct MergeTests {
    private static let seeds: ClosedRange<UInt64> = 1...300

    private func rows(_ batches: RowBatch...) -> PersonRows {
        var rows = PersonRows()
        for batch in batches { rows.merge(batch) }
        return rows
    }

    @Test("Merging batches of rows is commutative: two batches give the same rows in either order") func commutes() {
        for seed in Self.seeds {
            var random = RandomRows(seed: seed)
            let (one, two) = (random.batch(), random.batch())
            #expect(rows(one, two) == rows(two, one), "seed \(seed)")
        }
    }

    @Test("Rows that are merged in small batches give the same as those merged at once") func batches() {
        for seed in Self.seeds {
            var random = RandomRows(seed: seed)
            let batch = random.batch(upTo: 40)
            let batches = batch.batches(of: 3)
            #expect(batches.allSatisfy { (1...3).contains($0.count) }, "seed \(seed)")
            #expect(batches.reduce(0) { $0 + $1.count } == batch.count, "seed \(seed)")
            #expect(batches.reduce(into: PersonRows()) { $0.merge($1) } == rows(batch), "seed \(seed)")
        }
    }

    @Test("Merging batches of rows is associative: batches may be merged with each other first") func associates() {
        for seed in Self.seeds {
            var random = RandomRows(seed: seed)
            let (one, two, three) = (random.batch(), random.batch(), random.batch())
            let left = rows(rows(one, two).batch, three)
            let right = rows(one, rows(two, three).batch)
            #expect(left == right, "seed \(seed)")
            #expect(left == rows(one, two, three), "seed \(seed)")
        }
    }

    @Test("Merging batches of rows is idempotent: merging a batch a second time changes nothing") func isIdempotent() {
        for seed in Self.seeds {
            var random = RandomRows(seed: seed)
            let batch = random.batch()
            var merged = rows(batch)
            let changes = merged.merge(batch)
            #expect(changes == PersonRows.Changes(), "seed \(seed)")
            #expect(merged == rows(batch), "seed \(seed)")
        }
    }

    @Test("Rows may be merged one by one, in any order and repeatedly, with the same result as in one batch")
    func anyOrder() {
        for seed in Self.seeds {
            var random = RandomRows(seed: seed)
            let batch = random.batch(upTo: 30)
            var single = batch.rows.map { $0.alone }
            single += single.prefix(5)
            single.shuffle(using: &random.generator)
            var merged = PersonRows()
            for row in single { merged.merge(row) }
            #expect(merged == rows(batch), "seed \(seed)")
        }
    }

    @Test("When two rows with the same key are merged, the row with the greater version is kept") func greaterVersion()
    {
        let key = RowKey(subject: "x", replica: "a")
        let old = DisplayRow(tip: "x", replica: "a", epoch: .zero, version: RowVersion(rawValue: 1), count: 5)
        let new = DisplayRow(tip: "x", replica: "a", epoch: .zero, version: RowVersion(rawValue: 2), count: 1)
        #expect(rows(RowBatch(displays: [new]), RowBatch(displays: [old])).display(key) == new)
        #expect(rows(RowBatch(displays: [old]), RowBatch(displays: [new])).display(key) == new)
    }

    @Test("A donation that a limit has dropped doesn't come back when another replica's rows are merged") func floor() {
        let donations = (1...3).map { number in
            DonationRow(
                event: "e",
                replica: "a",
                epoch: .zero,
                version: RowVersion(rawValue: Int64(number)),
                date: Date(timeIntervalSince1970: 0)
            )
        }
        let floor = EventRow(
            event: "e",
            replica: "a",
            version: RowVersion(rawValue: 3),
            floor: RowVersion(rawValue: 2),
            maximumCount: 2
        )
        let other = RowBatch(donations: donations)
        for merged in [rows(RowBatch(events: [floor]), other), rows(other, RowBatch(events: [floor]))] {
            #expect(merged.donations(ofEvent: "e").map(\.version.rawValue) == [2, 3])
        }
        var merged = rows(RowBatch(events: [floor]), other)
        #expect(merged.merge(other) == PersonRows.Changes())
    }

    @Test("Rows from before a reset are ignored, whether the reset is merged before or after those rows") func epochs()
    {
        let reset = ResetRow(scope: .everything, replica: "b", version: RowVersion(rawValue: 9))
        let before = RowBatch(
            displays: [DisplayRow(tip: "x", replica: "a", epoch: .zero, version: RowVersion(rawValue: 3), count: 1)],
            invalidations: [
                InvalidationRow(
                    tip: "x",
                    replica: "a",
                    epoch: .zero,
                    version: RowVersion(rawValue: 4),
                    reason: "tipClosed",
                    date: Date(timeIntervalSince1970: 0)
                )
            ],
            trials: [
                TrialRow(
                    tip: "x",
                    replica: "a",
                    epoch: .zero,
                    version: RowVersion(rawValue: 4),
                    exposure: RowVersion(rawValue: 3),
                    exposed: Date(timeIntervalSince1970: 0),
                    isHeldOut: true,
                    share: 0.5,
                    event: "e",
                    window: 5
                )
            ],
            parameters: [
                ParameterRow(parameter: "p", replica: "a", epoch: .zero, version: RowVersion(rawValue: 5), json: "1")
            ]
        )
        for merged in [rows(RowBatch(resets: [reset]), before), rows(before, RowBatch(resets: [reset]))] {
            #expect(merged.displays(ofTip: "x") == JoinedDisplays())
            #expect(merged.invalidation(ofTip: "x") == nil)
            #expect(merged.trial(ofTip: "x") == nil)
            #expect(merged.parameter("p") == nil)
            #expect(merged.batch == RowBatch(resets: [reset]))
        }
    }
}

extension ReplicatedRow {
    /// A batch that contains only the row.
    fileprivate var alone: RowBatch {
        switch self {
        case let row as ResetRow: RowBatch(resets: [row])
        case let row as DisplayRow: RowBatch(displays: [row])
        case let row as InvalidationRow: RowBatch(invalidations: [row])
        case let row as TrialRow: RowBatch(trials: [row])
        case let row as ParameterRow: RowBatch(parameters: [row])
        case let row as EventRow: RowBatch(events: [row])
        case let row as DonationRow: RowBatch(donations: [row])
        default: RowBatch()
        }
    }
}
