import Foundation
import OpenTipKit

extension TipStoreConformance {
    static let inputs = [
        Check("A parameter has the value that was set last, even if the clock was set back in between") { subject in
            let store = try subject.open()
            try store.commit([.setting("p", "1", after: 100)])
            let first = try store.parameter("p")
            try store.commit([.setting("p", "2")])
            let second = try store.parameter("p")
            try subject.expect(second?.json, is: "2", "the value")
            try subject.expect(first.map { $0.version < second?.version ?? .zero }, is: true, "a greater version")
            try subject.expect(try store.header().latestVersion, is: second?.version ?? .zero, "the latest version")
        },
        Check("Versions of changes follow the clock, and a version in the far future doesn't block later changes") {
            subject in
            let store = try subject.open()
            try store.commit([.setting("p", "1")])
            let expected = RowVersion.zero.next(at: moment)
            try subject.expect(try store.header().latestVersion, is: expected, "the version")
            try store.commit([.setting("p", "2", after: 1e30)])
            let far = try store.header().latestVersion
            try subject.expect(far <= .greatest, is: true, "a version within the limit")
            try store.commit([.setting("p", "3")])
            try subject.expect(try store.parameter("p")?.json, is: "3", "the value")
            try subject.expect(
                try store.header().latestVersion,
                is: far.next(at: moment),
                "the version after the one in the far future"
            )
        },
        Check("Donations are ordered by date, and by insertion if their dates are equal") { subject in
            let store = try subject.open()
            try store.commit([
                .donation(of: "e", after: 5, 1), .donation(of: "e", after: 0, 2), .donation(of: "e", after: 5, 3),
                .donation(of: "e", after: 0, 4), .donation(of: "other", 5),
            ])
            try subject.expect(try store.payloads(of: "e"), is: ["2", "4", "1", "3"], "the payloads")
        },
        Check("Donations beyond an event's limit and expired donations are dropped in the order of insertion") {
            subject in
            let store = try subject.open()
            let three = StoredDonationLimit(maximumCount: 3, maximumAge: nil)
            for number in 1...5 {
                try store.commit([.donation(of: "e", after: Double(-number), limit: three, number)])
            }
            try subject.expect(try store.payloads(of: "e"), is: ["5", "4", "3"], "the payloads")
            let young = StoredDonationLimit(maximumCount: 10, maximumAge: 60)
            try store.commit([.donation(of: "y", limit: young, 6), .donation(of: "y", after: 60, limit: young, 7)])
            try subject.expect(try store.payloads(of: "y"), is: ["7"], "the payloads")
            try store.commit([.donation(of: "y", limit: young, 8), .donation(of: "y", after: 1, limit: young, 9)])
            try subject.expect(
                try store.payloads(of: "y"),
                is: ["8", "9", "7"],
                "the payloads after a donation with an earlier date"
            )
            try store.commit([.donation(of: "y", after: 60.5, limit: young, 10)])
            try subject.expect(
                try store.payloads(of: "y"),
                is: ["8", "9", "7", "10"],
                "the payloads after a donation with a later date"
            )
        },
        Check("Of several limits on an event's donations, the widest applies, even within one commit") { subject in
            let store = try subject.open()
            let (two, five) = (
                StoredDonationLimit(maximumCount: 2, maximumAge: nil),
                StoredDonationLimit(maximumCount: 5, maximumAge: nil)
            )
            try store.commit(
                (1...4).map { .donation(of: "e", limit: two, $0) } + (5...7).map { .donation(of: "e", limit: five, $0) }
            )
            try subject.expect(try store.payloads(of: "e"), is: ["3", "4", "5", "6", "7"], "the payloads")
            let none = StoredDonationLimit(maximumCount: 0, maximumAge: nil)
            try store.commit([.donation(of: "e", limit: none, 8)])
            try subject.expect(
                try store.payloads(of: "e"),
                is: ["4", "5", "6", "7", "8"],
                "the payloads after a narrower limit"
            )
            try store.commit([.donation(of: "none", limit: none, 9)])
            try subject.expect(try store.payloads(of: "none"), is: [], "the payloads under a limit of none")
        },
        Check("Reading donations with a smaller limit returns the newest donations") { subject in
            let store = try subject.open()
            try store.commit((1...5).map { .donation(of: "e", after: Double($0), $0) })
            let newest = try store.donations(ofEvent: "e", after: .distantPast, maximumCount: 2)
            try subject.expect(newest.map(\.payload), is: ["4", "5"], "the payloads")
            let none = try store.donations(ofEvent: "e", after: .distantPast, maximumCount: 0)
            try subject.expect(none, is: [], "the donations read with a limit of none")
        },
        Check("Reading donations after a date omits earlier donations, while the tally counts all of them") { subject in
            let store = try subject.open()
            try store.commit((1...5).map { .donation(of: "e", after: Double($0), $0) })
            let start = moment.addingTimeInterval(3)
            let all = try store.donations(ofEvent: "e", after: start, maximumCount: 10)
            try subject.expect(all.map(\.payload), is: ["4", "5"], "the payloads")
            let newest = try store.donations(ofEvent: "e", after: start, maximumCount: 1)
            try subject.expect(newest.map(\.payload), is: ["5"], "the newest payload")
            try subject.expect(try store.tally(ofEvent: "e"), is: 5, "the tally")
            try subject.expect(try store.tally(ofEvent: "unknown"), is: 0, "an unknown event's tally")
            let two = StoredDonationLimit(maximumCount: 2, maximumAge: nil)
            try store.commit((1...3).map { .donation(of: "f", limit: two, $0) })
            try subject.expect(try store.tally(ofEvent: "f"), is: 2, "the tally under a limit")
        },
        Check("A donation without a payload is stored without a payload") { subject in
            let store = try subject.open()
            let donation = StoredDonation(date: moment, payload: nil)
            try store.commit([.donated(event: "e", donation: donation, limit: .thousand)])
            try subject.expect(try store.donations(of: "e"), is: [donation], "the donation")
        },
    ]
}

extension TipStoreConformance {
    static let late = [
        Check("A late change is made if no other change has affected the same item in the meantime") { subject in
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
        Check("A late change of a parameter is refused as overtaken if the parameter was set in the meantime") {
            subject in
            let store = try subject.open()
            let known = try store.commit([.setting("p", "1")]).update.version
            try store.commit([.setting("p", "theirs")])
            let done = try store.commit([.late(.setting("p", "late", after: 1e6), knowing: known)])
            try subject.expect(done.refusals, is: [0: .overtaken], "the refusals")
            try subject.expect(try store.parameter("p")?.json, is: "theirs", "the value")
        },
        Check("Late changes of items that were reset are refused as overtaken, and other late changes are made") {
            subject in
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
        Check("Late changes that were made without knowing of a full reset are refused as overtaken") {
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
            try subject.expect(again.refusals, is: [:], "the refusals of changes made after the reset")
        },
        Check("A late change that isn't overtaken is still refused if it exceeds its limits") { subject in
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
        Check("Late resets and deletions are always made") { subject in
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

extension TipStoreConformance {
    static let refusals = [
        Check("A display beyond its tip's maximum count is refused and not counted, even within a commit") { subject in
            let store = try subject.open()
            let twice = DisplayLimits(maximumCount: 2)
            let done = try store.commit([.display("a", twice), .display("a", twice), .display("a", twice)])
            try subject.expect(done.refusals, is: [2: .displayCount], "the refusals")
            let more = try store.commit([.display("a", twice), .display("b", twice)])
            try subject.expect(more.refusals, is: [0: .displayCount], "the refusals")
            try subject.expect(try store.record(ofTip: "a").displayCount, is: 2, "the count")
            try subject.expect(try store.record(ofTip: "b").displayCount, is: 1, "the other tip's count")
            try subject.expect(try store.commit([.display("a")]).refusals, is: [:], "the refusals without limits")
            try subject.expect(try store.record(ofTip: "a").displayCount, is: 3, "the count without limits")
        },
        Check("A display of an invalidated tip is refused, unless the display has no limits") { subject in
            let store = try subject.open()
            try store.commit([.closing("a")])
            let done = try store.commit([.display("a", DisplayLimits()), .display("a")])
            try subject.expect(done.refusals, is: [0: .invalidated(.tipClosed)], "the refusals")
            try subject.expect(try store.record(ofTip: "a").displayCount, is: 1, "the count")
        },
        Check("A first display during the pause after another tip's first display is refused, naming that tip") {
            subject in
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
        Check("A pause between tips' first displays starts at the date to which it was moved") { subject in
            let store = try subject.open()
            try store.commit([.display("a", after: 1e9), .pauseMoved(date: moment)])
            let daily = DisplayLimits(pause: 100)
            let early = try store.commit([.display("b", after: 99, daily)])
            try subject.expect(early.refusals, is: [0: .displayFrequency(tip: "a")], "the refusals within the pause")
            try subject.expect(try store.commit([.display("b", after: 100, daily)]).refusals, is: [:], "the refusals")
        },
        Check("A second invalidation of a tip is refused with the reason of the first invalidation") { subject in
            let store = try subject.open()
            try store.commit([.invalidated(tip: "a", reason: .displayCountExceeded, date: moment)])
            let done = try store.commit([.closing("a"), .closing("b"), .closing("b")])
            let expected: [Int: StoreRefusal] = [0: .invalidated(.displayCountExceeded), 2: .invalidated(.tipClosed)]
            try subject.expect(done.refusals, is: expected, "the refusals")
        },
        Check("The end of a display that began before a reset of its tip is refused") { subject in
            let store = try subject.open()
            try store.commit([.display("a"), .display("b"), .tipReset(tip: "a", date: moment)])
            let epoch = try store.epoch(ofTip: "a")
            let ends: [StoreChange] = [
                .displayEnded(tip: "a", duration: 5, epoch: .zero), .displayEnded(tip: "b", duration: 6, epoch: .zero),
                .displayEnded(tip: "a", duration: 7, epoch: epoch),
            ]
            try subject.expect(try store.commit(ends).refusals, is: [0: .overtaken], "the refusals")
            try subject.expect(try store.record(ofTip: "a").displayDuration, is: 7, "the duration")
            try subject.expect(try store.record(ofTip: "b").displayDuration, is: 6, "the other tip's duration")
            try store.commit([.allReset(date: moment)])
            let all: [Int: StoreRefusal] = [0: .overtaken, 1: .overtaken, 2: .overtaken]
            try subject.expect(try store.commit(ends).refusals, is: all, "the refusals after a reset of all")
        },
        Check("A commit whose changes are all refused changes nothing but the number of commits") { subject in
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
