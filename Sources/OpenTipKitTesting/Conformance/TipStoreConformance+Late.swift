import Foundation
import OpenTipKit

extension TipStoreConformance {
    static let late = [
        Check("Late changes of what nobody has touched are made") { subject in
            let store = try subject.open()
            try store.commit([.setting("p", "1"), .display("a"), .donation(of: "e", 1)])
            let known = try store.header().latestVersion
            try store.commit([.setting("other", "1"), .display("other"), .donation(of: "e", after: 9, 2)])
            let changes: [StoreChange] = [
                .setting("p", "2"), .closing("a"), .donation(of: "e", 3), .display("b", DisplayLimits(maximumCount: 1)),
                .displayEnded(tip: "a", duration: 2, epoch: .zero),
            ]
            let done = try store.commit(changes.map { .late($0, knowing: known) })
            try subject.expect(done.refusals, is: [:], "the refusals")
            try subject.expect(try store.parameter("p")?.json, is: "2", "the value")
            try subject.expect(try store.record(ofTip: "a").invalidation?.reason, is: .tipClosed, "the reason")
            try subject.expect(try store.record(ofTip: "a").displayDuration, is: 2, "the duration")
            try subject.expect(try store.record(ofTip: "b").displayCount, is: 1, "the count")
            try subject.expect(try store.payloads(of: "e"), is: ["1", "3", "2"], "the donations")
        },
        Check("A late set of a parameter that somebody else has set is overtaken") { subject in
            let store = try subject.open()
            let known = try store.commit([.setting("p", "1")]).update.version
            try store.commit([.setting("p", "theirs")])
            let done = try store.commit([.late(.setting("p", "late", after: 1e6), knowing: known)])
            try subject.expect(done.refusals, is: [0: .overtaken], "the refusals")
            try subject.expect(try store.parameter("p")?.json, is: "theirs", "the value")
        },
        Check("Late changes of what was reset are overtaken, those of the rest aren't") { subject in
            let store = try subject.open()
            let known = try store.commit([.display("a"), .donation(of: "e", 1)]).update.version
            try store.commit([.tipReset(tip: "a", date: moment), .donationsDeleted(event: "e", date: moment)])
            let changes: [StoreChange] = [
                .display("a"), .closing("a"), .donation(of: "e", 2), .displayEnded(tip: "a", duration: 1, epoch: .zero),
                .display("b"), .donation(of: "f", 3), .setting("p", "1"),
            ]
            let done = try store.commit(changes.map { .late($0, knowing: known) })
            let four = Dictionary(uniqueKeysWithValues: (0..<4).map { ($0, StoreRefusal.overtaken) })
            try subject.expect(done.refusals, is: four, "the refusals")
            try subject.expect(try store.record(ofTip: "a"), is: TipRecord(), "the record")
            try subject.expect(try store.tally(ofEvent: "e"), is: 0, "the tally")
            try subject.expect(try store.payloads(of: "f"), is: ["3"], "the others")
        },
        Check("After a reset of everything all late changes are overtaken, and those that know of it aren't") {
            subject in
            let store = try subject.open()
            let known = try store.commit([.display("a"), .setting("p", "1")]).update.version
            let after = try store.commit([.allReset(date: moment)]).update.version
            let changes: [StoreChange] = [
                .display("a"), .closing("new"), .setting("p", "2"), .setting("q", "2"), .donation(of: "e", 2),
            ]
            let done = try store.commit(changes.map { .late($0, knowing: known) })
            let all = Dictionary(uniqueKeysWithValues: changes.indices.map { ($0, StoreRefusal.overtaken) })
            try subject.expect(done.refusals, is: all, "the refusals")
            try subject.expect(try store.parameter("p"), is: nil, "the value")
            let again = try store.commit(changes.map { .late($0, knowing: after) })
            try subject.expect(again.refusals, is: [:], "the refusals of those that know")
        },
        Check("A late change that isn't overtaken keeps to its limits") { subject in
            let store = try subject.open()
            let known = try store.commit([.display("a")]).update.version
            try store.commit([.closing("b")])
            let done = try store.commit([
                .late(.display("a", DisplayLimits(maximumCount: 1)), knowing: known),
                .late(.display("b", DisplayLimits()), knowing: known), .late(.closing("b"), knowing: known),
                .late(.display("c", DisplayLimits(pause: 10)), knowing: known),
            ])
            let expected: [Int: StoreRefusal] = [
                0: .displayCount, 1: .invalidated(.tipClosed), 2: .invalidated(.tipClosed),
                3: .displayFrequency(tip: "a"),
            ]
            try subject.expect(done.refusals, is: expected, "the refusals")
        },
        Check("Late resets and deletions are made whatever was made since") { subject in
            let store = try subject.open()
            let resets: [StoreChange] = [
                .late(.tipReset(tip: "a", date: moment), knowing: .zero),
                .late(.late(.donationsDeleted(event: "e", date: moment), knowing: .zero), knowing: .zero),
            ]
            try store.commit([.closing("a"), .donation(of: "e", 1)])
            try subject.expect(try store.commit(resets).refusals, is: [:], "the refusals")
            try subject.expect(try store.record(ofTip: "a"), is: TipRecord(), "the record")
            try subject.expect(try store.tally(ofEvent: "e"), is: 0, "the tally")
            try store.commit([.setting("p", "1"), .late(.allReset(date: moment), knowing: .zero)])
            try subject.expect(try store.parameter("p"), is: nil, "the value")
        },
    ]
}
