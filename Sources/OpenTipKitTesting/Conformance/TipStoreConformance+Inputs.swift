import Foundation
import OpenTipKit

extension TipStoreConformance {
    static let inputs = [
        Check("An older version of a parameter never replaces a newer one") { subject in
            let store = try subject.open()
            try store.commit([.parameterSet(id: "p", json: "1", version: version(5))])
            try store.commit([.parameterSet(id: "p", json: "2", version: version(4))])
            try subject.expect(
                try store.parameter("p"),
                is: StoredParameter(json: "1", version: version(5)),
                "the value"
            )
            try store.commit([.parameterSet(id: "p", json: "3", version: version(6))])
            try subject.expect(try store.parameter("p")?.json, is: "3", "the value")
            try subject.expect(try store.open().latestVersion, is: version(6), "the latest version")
        },
        Check("Donations come oldest first, those of one moment in the order they were made") { subject in
            let store = try subject.open()
            try store.commit([
                donation(of: "e", after: 5, 1), donation(of: "e", after: 0, 2), donation(of: "e", after: 5, 3),
                donation(of: "e", after: 0, 4), donation(of: "other", 5),
            ])
            try subject.expect(
                try store.donations(of: "e").map(\.payload),
                is: ["2", "4", "1", "3"],
                "the payloads"
            )
        },
        Check("Donations beyond the limit are dropped, oldest first; so are those too old") { subject in
            let store = try subject.open()
            let three = StoredDonationLimit(maximumCount: 3, maximumAge: nil)
            for number in 1...5 {
                try store.commit([donation(of: "e", after: Double(-number), limit: three, Int64(number))])
            }
            try subject.expect(
                try store.donations(of: "e").map(\.payload),
                is: ["3", "2", "1"],
                "the payloads"
            )
            let young = StoredDonationLimit(maximumCount: 10, maximumAge: 60)
            try store.commit([donation(of: "y", limit: young, 6), donation(of: "y", after: 60, limit: young, 7)])
            try subject.expect(
                try store.donations(of: "y").map(\.payload),
                is: ["7"],
                "the payloads"
            )
        },
        Check("A smaller limit sees the newest donations alone") { subject in
            let store = try subject.open()
            try store.commit((1...5).map { donation(of: "e", after: Double($0), $0) })
            try subject.expect(
                try store.donations(ofEvent: "e", after: .distantPast, maximumCount: 2).map(\.payload),
                is: ["4", "5"],
                "the payloads"
            )
        },
        Check("A window reads the donations later than a moment, and the tally knows all") { subject in
            let store = try subject.open()
            try store.commit((1...5).map { donation(of: "e", after: Double($0), $0) })
            let start = moment.addingTimeInterval(3)
            try subject.expect(
                try store.donations(ofEvent: "e", after: start, maximumCount: 10).map(\.payload),
                is: ["4", "5"],
                "the payloads"
            )
            try subject.expect(
                try store.donations(ofEvent: "e", after: start, maximumCount: 1).map(\.payload),
                is: ["5"],
                "the newest payload"
            )
            try subject.expect(try store.tally(ofEvent: "e"), is: 5, "the tally")
            try subject.expect(try store.tally(ofEvent: "unknown"), is: 0, "an unknown event's tally")
            try store.commit([donation(of: "e", limit: StoredDonationLimit(maximumCount: 2, maximumAge: nil), 6)])
            try subject.expect(try store.tally(ofEvent: "e"), is: 2, "the tally under a limit")
            try store.commit([.donationsDeleted(event: "e", version: version(7))])
            try subject.expect(try store.tally(ofEvent: "e"), is: 0, "the tally after deletion")
        },
        Check("Deleted donations are gone, and later ones count from none") { subject in
            let store = try subject.open()
            try store.commit([
                donation(of: "e", 1), donation(of: "f", 2), .donationsDeleted(event: "e", version: version(3)),
            ])
            try subject.expect(try store.donations(of: "e"), is: [], "the donations")
            try subject.expect(try store.donations(of: "f").count, is: 1, "the others")
            try store.commit([donation(of: "e", 4)])
            try subject.expect(
                try store.donations(of: "e").map(\.payload),
                is: ["4"],
                "the payloads"
            )
        },
    ]
}
