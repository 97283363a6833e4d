import Foundation
import OpenTipKit

extension TipStoreConformance {
    static let inputs = [
        Check("The last set of a parameter holds, also by a clock that went back") { subject in
            let store = try subject.open()
            try store.commit([.setting("p", "1", after: 100)])
            let first = try store.parameter("p")
            try store.commit([.setting("p", "2")])
            let second = try store.parameter("p")
            try subject.expect(second?.json, is: "2", "the value")
            try subject.expect(first.map { $0.version < second?.version ?? .zero }, is: true, "a greater version")
            try subject.expect(try store.header().latestVersion, is: second?.version ?? .zero, "the latest version")
        },
        Check("Versions follow the clock, and one in the far future holds nobody up") { subject in
            let store = try subject.open()
            try store.commit([.setting("p", "1")])
            let expected = RowVersion.zero.next(at: moment)
            try subject.expect(try store.header().latestVersion, is: expected, "the version")
            try store.commit([.setting("p", "2", after: 1e30)])
            let far = try store.header().latestVersion
            try subject.expect(far <= .greatest, is: true, "a version that may be")
            try store.commit([.setting("p", "3")])
            try subject.expect(try store.parameter("p")?.json, is: "3", "the value")
            try subject.expect(try store.header().latestVersion, is: far.next(at: moment), "the version after it")
        },
        Check("Donations come oldest first, those of one moment in the order they were made") { subject in
            let store = try subject.open()
            try store.commit([
                .donation(of: "e", after: 5, 1), .donation(of: "e", after: 0, 2), .donation(of: "e", after: 5, 3),
                .donation(of: "e", after: 0, 4), .donation(of: "other", 5),
            ])
            try subject.expect(try store.payloads(of: "e"), is: ["2", "4", "1", "3"], "the payloads")
        },
        Check("Donations beyond the limit are dropped, those made first first; so are those too old") { subject in
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
            try subject.expect(try store.payloads(of: "y"), is: ["8", "9", "7"], "the payloads after an earlier one")
            try store.commit([.donation(of: "y", after: 60.5, limit: young, 10)])
            try subject.expect(
                try store.payloads(of: "y"),
                is: ["8", "9", "7", "10"],
                "the payloads after a later one"
            )
        },
        Check("The widest limit that was asked for holds, also within one commit") { subject in
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
        Check("A smaller limit sees the newest donations alone") { subject in
            let store = try subject.open()
            try store.commit((1...5).map { .donation(of: "e", after: Double($0), $0) })
            let newest = try store.donations(ofEvent: "e", after: .distantPast, maximumCount: 2)
            try subject.expect(newest.map(\.payload), is: ["4", "5"], "the payloads")
            let none = try store.donations(ofEvent: "e", after: .distantPast, maximumCount: 0)
            try subject.expect(none, is: [], "none of them")
        },
        Check("A window reads the donations later than a moment, and the tally knows all") { subject in
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
        Check("A donation without a payload has none") { subject in
            let store = try subject.open()
            let donation = StoredDonation(date: moment, payload: nil)
            try store.commit([.donated(event: "e", donation: donation, limit: .thousand)])
            try subject.expect(try store.donations(of: "e"), is: [donation], "the donation")
        },
    ]
}
