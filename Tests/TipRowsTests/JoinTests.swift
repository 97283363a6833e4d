import Foundation
import Testing
import TipRows

/// Tests of joining the rows of several replicas into one value.
@Suite struct JoinTests {
    private func version(_ number: Int64) -> RowVersion { RowVersion(rawValue: number) }

    @Test("Joining the rows of several replicas gives the same result in any order of the rows") func anyOrder() {
        for seed in 1...300 as ClosedRange<UInt64> {
            var random = RandomRows(seed: seed)
            let batch = random.batch(upTo: 40)
            var other = batch
            other.displays.shuffle(using: &random.generator)
            other.invalidations.shuffle(using: &random.generator)
            other.trials.shuffle(using: &random.generator)
            other.parameters.shuffle(using: &random.generator)
            other.donations.shuffle(using: &random.generator)
            other.resets.shuffle(using: &random.generator)
            for epoch in [version(0), version(8), version(16)] {
                #expect(batch.displays.joined(in: epoch) == other.displays.joined(in: epoch), "seed \(seed)")
                #expect(
                    batch.invalidations.joined(in: epoch)?.version == other.invalidations.joined(in: epoch)?.version,
                    "seed \(seed)"
                )
                #expect(
                    batch.trials.joined(in: epoch)?.exposure == other.trials.joined(in: epoch)?.exposure,
                    "seed \(seed)"
                )
                #expect(batch.trials.joined(in: epoch)?.used == other.trials.joined(in: epoch)?.used, "seed \(seed)")
                #expect(
                    batch.parameters.joined(in: epoch)?.version == other.parameters.joined(in: epoch)?.version,
                    "seed \(seed)"
                )
                #expect(
                    batch.donations.joined(in: epoch, batch.events).map(\.date)
                        == other.donations.joined(in: epoch, batch.events).map(\.date),
                    "seed \(seed)"
                )
            }
            #expect(batch.resets.epoch(of: .tip("x")) == other.resets.epoch(of: .tip("x")), "seed \(seed)")
        }
    }

    @Test("Joining display rows adds up counts and durations, and keeps the first and the last date") func displays() {
        let rows = [
            DisplayRow(
                tip: "x",
                replica: "a",
                epoch: .zero,
                version: version(1),
                count: 2,
                duration: 1.5,
                first: Date(timeIntervalSince1970: 5),
                last: Date(timeIntervalSince1970: 6)
            ),
            DisplayRow(
                tip: "x",
                replica: "b",
                epoch: .zero,
                version: version(2),
                count: 3,
                duration: 2,
                first: Date(timeIntervalSince1970: 4),
                last: Date(timeIntervalSince1970: 5)
            ),
        ]
        let joined = rows.joined(in: .zero)
        #expect(joined.count == 5)
        #expect(joined.duration == 3.5)
        #expect(joined.first == Date(timeIntervalSince1970: 4))
        #expect(joined.last == Date(timeIntervalSince1970: 6))
        #expect(rows.joined(in: version(1)) == JoinedDisplays())
    }

    @Test("When joined display counts or durations are too large, the result is the greatest allowed value")
    func bounds() {
        let rows = ["a", "b"].map {
            DisplayRow(
                tip: "x",
                replica: $0,
                epoch: .zero,
                version: version(1),
                count: RowNumber.greatestCount,
                duration: Double(RowNumber.greatestCount)
            )
        }
        #expect(rows.joined(in: .zero).count == RowNumber.greatestCount)
        #expect(rows.joined(in: .zero).duration == Double(RowNumber.greatestCount))
    }

    @Test("Joining rows keeps the first invalidation of a tip and the latest value of a parameter")
    func firstAndLatest() {
        let invalidations = [3, 2, 4].map {
            InvalidationRow(
                tip: "x",
                replica: "r\($0)",
                epoch: .zero,
                version: version(Int64($0)),
                reason: "\($0)",
                date: Date(timeIntervalSince1970: 0)
            )
        }
        #expect(invalidations.joined(in: .zero)?.reason == "2")
        let parameters = [3, 5, 4].map {
            ParameterRow(parameter: "p", replica: "r\($0)", epoch: .zero, version: version(Int64($0)), json: "\($0)")
        }
        #expect(parameters.joined(in: .zero)?.json == "5")
    }

    private func trial(
        _ replica: String,
        _ exposure: Int64,
        isHeldOut: Bool,
        used: Double? = nil,
        event: String = "e",
        needed: Int64 = 1,
        uses: [Int64]? = nil,
        arm: String? = nil
    ) -> TrialRow {
        TrialRow(
            tip: "x",
            replica: replica,
            epoch: .zero,
            version: version(exposure + 1),
            exposure: version(exposure),
            exposed: Date(timeIntervalSince1970: Double(exposure)),
            isHeldOut: isHeldOut,
            share: 0.5,
            arm: arm,
            arms: arm.map { [$0, "x"] },
            event: event,
            needed: needed,
            window: 10,
            used: used.map(Date.init(timeIntervalSince1970:)),
            uses: uses?.map { TrialRow.Use(date: Date(timeIntervalSince1970: Double($0)), version: version($0)) }
        )
    }

    @Test("A trial's use is the donation that reaches the needed number, of those in rows and those that are kept")
    func uses() throws {
        let rows = [
            trial("a", 4, isHeldOut: false, needed: 3, uses: [5, 8]), trial("b", 4, isHeldOut: false, uses: [6]),
            trial("c", 7, isHeldOut: true, event: "f", uses: [9, 10, 11]),
        ]
        var joined = try #require(rows.joined(in: .zero))
        #expect(joined.used == Date(timeIntervalSince1970: 8))
        #expect(joined.uses.keys.sorted() == ["a", "b"])
        let kept = [("b", 6), ("d", 7)].map { replica, number in
            DonationRow(
                event: "e",
                replica: replica,
                epoch: .zero,
                version: version(Int64(number)),
                date: Date(timeIntervalSince1970: Double(number)),
                payload: nil
            )
        }
        #expect(joined.isUse(with: kept))
        joined.use(kept)
        #expect(joined.used == Date(timeIntervalSince1970: 7))
        let few = try #require(rows.prefix(1).joined(in: .zero))
        #expect(few.used == nil)
        #expect(!few.isUse(with: kept.prefix(0)))
    }

    @Test("Joining trial rows keeps the earliest exposure with its arm, and the earliest use after it")
    func trials() throws {
        let rows = [
            trial("a", 9, isHeldOut: true, used: 30, arm: "long"), trial("b", 4, isHeldOut: false, arm: "short"),
            trial("c", 6, isHeldOut: true, used: 14),
        ]
        let joined = try #require(rows.joined(in: .zero))
        #expect(joined.exposed == Date(timeIntervalSince1970: 4))
        #expect(!joined.isHeldOut)
        #expect(joined.arm == "short")
        #expect(joined.arms == ["short", "x"])
        #expect(joined.row(of: "d", version(20), usedAt: nil).arms == ["short", "x"])
        #expect(joined.used == Date(timeIntervalSince1970: 14))
        #expect(joined.isUsedInTime)
        #expect(rows.joined(in: version(1)) == nil)
        let late = try #require([trial("a", 4, isHeldOut: false, used: 15)].joined(in: .zero))
        #expect(!late.isUsedInTime)
    }

    @Test(
        "The epoch of a tip is the version of the tip's last reset or of the last reset of all data, whichever is later"
    )
    func epochs() {
        let resets = [
            ResetRow(scope: .tip("x"), replica: "a", version: version(3)),
            ResetRow(scope: .everything, replica: "b", version: version(2)),
            ResetRow(scope: .event("x"), replica: "a", version: version(9)),
        ]
        #expect(resets.epoch(of: .tip("x")) == version(3))
        #expect(resets.epoch(of: .tip("y")) == version(2))
        #expect(resets.epoch(of: .event("x")) == version(9))
        #expect(resets.epoch(of: .everything) == version(2))
    }
}
