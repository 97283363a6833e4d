import Foundation
import OpenTipKit

extension TipStoreConformance {
    static let refusals = [
        Check("A display beyond its tip's count is refused and not counted, also within one commit") { subject in
            let store = try subject.open()
            let twice = DisplayLimits(maximumCount: 2)
            let done = try store.commit([.display("a", twice), .display("a", twice), .display("a", twice)])
            try subject.expect(done.refusals, is: [2: .displayCount], "the refusals")
            let more = try store.commit([.display("a", twice), .display("b", twice)])
            try subject.expect(more.refusals, is: [0: .displayCount], "the refusals")
            try subject.expect(try store.record(ofTip: "a").displayCount, is: 2, "the count")
            try subject.expect(try store.record(ofTip: "b").displayCount, is: 1, "the other's count")
            try subject.expect(try store.commit([.display("a")]).refusals, is: [:], "the refusals without limits")
            try subject.expect(try store.record(ofTip: "a").displayCount, is: 3, "the count without limits")
        },
        Check("A display of a retired tip is refused, unless it has no limits") { subject in
            let store = try subject.open()
            try store.commit([.closing("a")])
            let done = try store.commit([.display("a", DisplayLimits()), .display("a")])
            try subject.expect(done.refusals, is: [0: .invalidated(.tipClosed)], "the refusals")
            try subject.expect(try store.record(ofTip: "a").displayCount, is: 1, "the count")
        },
        Check("A first display within the pause after another tip's is refused, and names that tip") { subject in
            let store = try subject.open()
            let daily = DisplayLimits(pause: 100)
            try store.commit([.display("a", daily)])
            let early = try store.commit([
                .display("b", after: 99.5, daily), .display("a", after: 99.5, daily), .display("c", after: 99.5),
            ])
            try subject.expect(early.refusals, is: [0: .displayFrequency(tip: "a")], "the refusals")
            let late = try store.commit([
                .display("b", after: 199, daily), .display("b", after: 199.5, daily), .display("d", after: 200, daily),
            ])
            let expected: [Int: StoreRefusal] = [
                0: .displayFrequency(tip: "c"), 2: .displayFrequency(tip: "b"),
            ]
            try subject.expect(late.refusals, is: expected, "the refusals")
            try subject.expect(try store.record(ofTip: "b").displayCount, is: 1, "the count")
            let other = try store.commit([.display("d", after: 200, DisplayLimits(pause: 0.5))])
            try subject.expect(other.refusals, is: [:], "the refusals under a shorter pause")
        },
        Check("The pause counts from where it was moved to") { subject in
            let store = try subject.open()
            try store.commit([.display("a", after: 1e9), .pauseMoved(date: moment)])
            let daily = DisplayLimits(pause: 100)
            let early = try store.commit([.display("b", after: 99, daily)])
            try subject.expect(early.refusals, is: [0: .displayFrequency(tip: "a")], "the refusals within it")
            try subject.expect(try store.commit([.display("b", after: 100, daily)]).refusals, is: [:], "the refusals")
        },
        Check("A second invalidation is refused with the first one's reason") { subject in
            let store = try subject.open()
            try store.commit([.invalidated(tip: "a", reason: .displayCountExceeded, date: moment)])
            let done = try store.commit([.closing("a"), .closing("b"), .closing("b")])
            let expected: [Int: StoreRefusal] = [0: .invalidated(.displayCountExceeded), 2: .invalidated(.tipClosed)]
            try subject.expect(done.refusals, is: expected, "the refusals")
        },
        Check("The end of a display that began before a reset is refused") { subject in
            let store = try subject.open()
            try store.commit([.display("a"), .display("b"), .tipReset(tip: "a", date: moment)])
            let epoch = try store.epoch(ofTip: "a")
            let ends: [StoreChange] = [
                .displayEnded(tip: "a", duration: 5, epoch: .zero), .displayEnded(tip: "b", duration: 6, epoch: .zero),
                .displayEnded(tip: "a", duration: 7, epoch: epoch),
            ]
            try subject.expect(try store.commit(ends).refusals, is: [0: .overtaken], "the refusals")
            try subject.expect(try store.record(ofTip: "a").displayDuration, is: 7, "the duration")
            try subject.expect(try store.record(ofTip: "b").displayDuration, is: 6, "the other's duration")
            try store.commit([.allReset(date: moment)])
            let all: [Int: StoreRefusal] = [0: .overtaken, 1: .overtaken, 2: .overtaken]
            try subject.expect(try store.commit(ends).refusals, is: all, "the refusals after a reset of all")
        },
        Check("What is refused changes nothing but the number of commits") { subject in
            let store = try subject.open()
            try store.commit([.closing("a"), .display("b")])
            let before = try store.header()
            let done = try store.commit(
                [
                    .closing("a", after: 1e6), .display("a", after: 1e6, DisplayLimits()),
                    .displayEnded(tip: "b", duration: 1, epoch: before.latestVersion),
                ],
                after: before.position
            )
            try subject.expect(done.refusals.count, is: 3, "the refusals")
            try subject.expect(done.update, is: [], "the changes")
            try subject.expect(done.update.version, is: before.latestVersion, "the version")
            try subject.expect(done.update.position.number, is: before.position.number + 1, "the number")
        },
    ]
}
