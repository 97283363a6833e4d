import Foundation
import OpenTipKit

extension TipStoreConformance {
    static let snoozes = [
        Check("Snoozes are counted, and the latest one says until when the tip is away") { subject in
            let store = try subject.open()
            try store.commit([.snooze("a", for: 100), .snooze("a", after: 10, for: 20), .snooze("b", after: 5, for: 1)])
            let record = try store.record(ofTip: "a")
            try subject.expect(record.snoozeCount, is: 2, "the count")
            let latest = TipRecord.Snooze(date: moment.addingTimeInterval(10), end: moment.addingTimeInterval(30))
            try subject.expect(record.snooze, is: latest, "the latest snooze")
            let refused = try store.commit([
                .display("a", after: 29, DisplayLimits()), .display("a", after: 30, DisplayLimits()),
                .display("a", after: 12),
            ])
            try subject.expect(refused.refusals, is: [0: .snoozed], "the refusals")
        },
        Check("A snooze beyond the maximum retires the tip, and one of a retired tip is refused") { subject in
            let store = try subject.open()
            let done = try store.commit([
                .snooze("a", for: 9, atMost: 1), .snooze("a", after: 1, for: 9, atMost: 1),
                .snooze("a", after: 2, for: 9, atMost: 1), .snooze("b", for: 9, atMost: 0),
            ])
            try subject.expect(done.refusals, is: [2: .invalidated(.tipClosed)], "the refusals")
            let record = try store.record(ofTip: "a")
            try subject.expect(record.snoozeCount, is: 1, "the count")
            try subject.expect(record.invalidation?.date, is: moment.addingTimeInterval(1), "the retirement")
            try subject.expect(
                try store.record(ofTip: "b").invalidation?.reason,
                is: .tipClosed,
                "the other retirement"
            )
        },
        Check("A reset forgets a tip's snoozes, and a late snooze from before it is refused") { subject in
            let store = try subject.open()
            let known = try store.commit([.snooze("a", for: 100)]).update.version
            try store.commit([.tipReset(tip: "a", date: moment)])
            try subject.expect(try store.record(ofTip: "a"), is: TipRecord(), "the record")
            let late = try store.commit([.late(.snooze("a", for: 100), knowing: known)])
            try subject.expect(late.refusals, is: [0: .overtaken], "the refusals")
        },
        Check("Snoozes of several replicas add up, and the one that began last stands; they are sent with the displays")
        {
            subject in
            let store = try subject.open()
            let versions = (1...2).map { RowVersion(earliestAt: moment.addingTimeInterval(Double($0))) }
            let rows = ["x", "y"].enumerated().map { index, replica in
                DisplayRow(
                    tip: "a",
                    replica: replica,
                    epoch: .zero,
                    version: versions[index],
                    snoozes: 2,
                    snoozed: moment.addingTimeInterval(Double(10 - index)),
                    wakes: moment.addingTimeInterval(Double(100 + index))
                )
            }
            try store.merge(RowBatch(displays: rows), at: moment)
            let merged = try store.record(ofTip: "a")
            try subject.expect(merged.snoozeCount, is: 4, "the count")
            let latest = TipRecord.Snooze(date: moment.addingTimeInterval(10), end: moment.addingTimeInterval(100))
            try subject.expect(merged.snooze, is: latest, "the latest snooze")
            try store.commit([.snooze("a", after: 11, for: 1)])
            try subject.expect(try store.record(ofTip: "a").snooze?.end, is: moment.addingTimeInterval(12), "the end")
            let own = try store.header().replica
            let sent = try store.rows().rows.displays.first { $0.replica == own }
            try subject.expect(sent?.snoozes, is: 1, "the count in the own row")
            try subject.expect(sent?.wakes, is: moment.addingTimeInterval(12), "the end in the own row")
        },
        Check("A snooze with a key is made once") { subject in
            let store = try subject.open()
            let kind = StoreChange.Kind.snoozed(tip: "a", seconds: 9, date: moment, maximum: nil)
            let done = try store.commit([StoreChange(kind, key: "press#1"), StoreChange(kind, key: "press#1")])
            try subject.expect(done.refusals, is: [1: .repeated], "the refusals")
            try subject.expect(try store.record(ofTip: "a").snoozeCount, is: 1, "the count")
        },
    ]
}

extension StoreChange {
    fileprivate static func snooze(
        _ tip: String,
        after start: TimeInterval = 0,
        for seconds: TimeInterval,
        atMost maximum: Int? = nil
    ) -> StoreChange {
        .snoozed(tip: tip, seconds: seconds, date: moment.addingTimeInterval(start), maximum: maximum)
    }
}
