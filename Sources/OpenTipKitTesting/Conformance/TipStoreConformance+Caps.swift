import Foundation
import OpenTipKit

extension TipStoreConformance {
    static let caps = [
        Check("A first display is refused while as many tips as a cap allows have first appeared within its period") {
            subject in
            let store = try subject.open()
            let twice = Tips.Cap(2, per: .minutes(2))
            let limits = DisplayLimits(caps: [twice])
            let first = try store.commit([.display("a", limits), .display("b", after: 60, limits)])
            try subject.expect(first.refusals, is: [:], "the refusals below the cap")
            let early = try store.commit([
                .display("c", after: 119.5, limits), .display("a", after: 119.5, limits), .display("d", after: 119.5),
            ])
            try subject.expect(early.refusals, is: [0: .cap(twice)], "the refusals at the cap")
            // The display without limits, at 119.5, counts too.
            let late = try store.commit([
                .display("c", after: 120, limits), .display("c", after: 180, limits), .display("e", after: 180, limits),
            ])
            try subject.expect(late.refusals, is: [0: .cap(twice), 2: .cap(twice)], "the refusals after a display")
            try subject.expect(try store.record(ofTip: "c").displayCount, is: 1, "the count")
        },
        Check("A cap of a group counts the tips that named the group when they appeared, as their rows say") {
            subject in
            let store = try subject.open()
            let cap = Tips.Cap(1, per: .hour, group: "promotion")
            let limits = DisplayLimits(caps: [cap])
            let other = [
                StoreChange.display("a", in: ["caf\u{E9}", "promotion\u{0}"]),
                .display("b", after: 1, limits, in: ["promotion"]),
            ]
            try subject.expect(try store.commit(other).refusals, is: [:], "the refusals after a tip of other groups")
            let refused = try store.commit([.display("c", after: 2, limits, in: ["promotion"])])
            try subject.expect(refused.refusals, is: [0: .cap(cap)], "the refusals after a tip of the group")
            let known = try store.read { try ($0.firstAppearances(), $0.tip("a").firstAppearance) }
            try subject.expect(known.0["b"]?.groups, is: ["promotion"], "the groups of a tip")
            try subject.expect(known.0["a"], is: known.1, "the first appearance of a tip")
            try subject.expect(known.1?.groups, is: ["caf\u{E9}", "promotion\u{0}"], "the groups of the other tip")
            try store.close()
            let same = DisplayLimits(caps: [Tips.Cap(1, per: .hour, group: "cafe\u{301}")])
            let reopened = try subject.open()
            guard try reopened.header().latestFirstDisplay != nil else { return }
            let again = try reopened.commit([.display("d", after: 3, same)])
            try subject.expect(again.refusals, is: [0: .cap(same.caps[0])], "the refusals by another spelling")
        },
        Check("The groups of other replicas' displays count, and a reset of a tip takes its first appearance back") {
            subject in
            let store = try subject.open()
            let (one, two) = (RowVersion(earliestAt: moment), RowVersion(earliestAt: moment.addingTimeInterval(1)))
            let rows = [
                DisplayRow(
                    tip: "a",
                    replica: "x",
                    epoch: .zero,
                    version: one,
                    count: 1,
                    first: moment,
                    last: moment,
                    groups: ["g"]
                ),
                DisplayRow(tip: "a", replica: "y", epoch: .zero, version: two, count: 1, first: moment, last: moment),
            ]
            try store.merge(RowBatch(displays: rows), at: moment)
            let cap = Tips.Cap(1, per: .hour, group: "g")
            let refused = try store.commit([.display("b", after: 2, DisplayLimits(caps: [cap]), in: ["g"])])
            try subject.expect(refused.refusals, is: [0: .cap(cap)], "the refusals after a merge")
            let all = DisplayLimits(caps: [Tips.Cap(1, per: .hour)])
            let reset = try store.commit([
                .tipReset(tip: "a", date: moment.addingTimeInterval(3)), .display("b", after: 4, all, in: ["g"]),
            ])
            try subject.expect(reset.refusals, is: [:], "the refusals after the reset")
            try subject.expect(try store.read { try $0.tip("a") }.firstAppearance, is: nil, "the first appearance")
            let sent = try store.rows(changedAfter: nil).rows.displays.map(\.groups)
            try subject.expect(sent, is: [["g"]], "the groups in the rows")
        },
        Check("A held-out tip counts for caps, and a first appearance that was moved counts from its new date") {
            subject in
            let store = try subject.open()
            let cap = Tips.Cap(1, per: .hour)
            let limits = DisplayLimits(caps: [cap])
            try store.commit([.trial("a", isHeldOut: true)])
            let refused = try store.commit([.display("b", after: 3_599, limits)])
            try subject.expect(refused.refusals, is: [0: .cap(cap)], "the refusals after a held-out tip")
            try store.commit([.display("b", after: 1e9, limits), .pauseMoved(date: moment.addingTimeInterval(4_000))])
            let moved = try store.commit([.display("c", after: 7_599, limits), .display("c", after: 7_600, limits)])
            try subject.expect(moved.refusals, is: [0: .cap(cap)], "the refusals after a move")
        },
        Check("Of several caps the first that is full is the refusal; with 0 no tip appears, and 0 seconds are no cap")
        {
            subject in
            let store = try subject.open()
            let (daily, none) = (Tips.Cap(2, per: .day), Tips.Cap(0, per: .days(365_000)))
            let weekly = Tips.Cap(1, per: .week)
            try store.commit([.display("a")])
            let refused = try store.commit([
                .display("b", after: 10, DisplayLimits(caps: [daily, weekly, none])),
                .display("b", after: 10, DisplayLimits(caps: [daily, none])),
                .display("b", after: 10, DisplayLimits(caps: [daily, Tips.Cap(0, per: .days(0))])),
            ])
            try subject.expect(refused.refusals, is: [0: .cap(weekly), 1: .cap(none)], "the refusals")
        },
    ]
}
