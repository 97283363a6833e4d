import Foundation
import OpenTipKit

extension TipStoreConformance {
    private static let future = 3 * 86_400.0

    static let versions = [
        Check("Rows from the future take versions that another clock believes, and say the same") { subject in
            let store = try subject.open()
            let two = StoredDonationLimit(maximumCount: 2, maximumAge: nil)
            try store.commit([
                .display("a", after: future), .tipReset(tip: "a", date: moment.addingTimeInterval(future)),
                .display("a", after: future), .closing("b", after: future), .setting("p", "1", after: future),
                .donationsDeleted(event: "f", date: moment.addingTimeInterval(future)),
                .donation(of: "f", after: future, 9),
            ])
            for number in 1...3 { try store.commit([.donation(of: "e", after: future, limit: two, number)]) }
            let records = (try store.record(ofTip: "a"), try store.record(ofTip: "b"))
            let known = try store.header().position
            try store.commit([.reversioned(date: moment)])
            try store.rows().rows.checkVersions(at: moment)
            try subject.expect(try store.record(ofTip: "a"), is: records.0, "the record of a")
            try subject.expect(try store.record(ofTip: "b"), is: records.1, "the record of b")
            try subject.expect(try store.parameter("p")?.json, is: "1", "the value")
            try subject.expect(try store.payloads(of: "e"), is: ["2", "3"], "the donations of e")
            try subject.expect(try store.payloads(of: "f"), is: ["9"], "the donations of f")
            try subject.expect(try store.read { try $0.update(since: known) }.isEverything, is: true, "the update")
            // Merged with itself it stays what it is: no row has two versions.
            try store.merge(try store.rows().rows, at: moment)
            try subject.expect(try store.payloads(of: "e"), is: ["2", "3"], "the donations after a merge")
            try store.commit([.setting("p", "2"), .donation(of: "e", limit: two, 4)])
            try store.rows().rows.checkVersions(at: moment)
            try subject.expect(try store.parameter("p")?.json, is: "2", "the value that was set later")
            try subject.expect(Set(try store.payloads(of: "e")), is: ["3", "4"], "the donations made later")
        },
        Check("Rows that another clock believes keep their versions") { subject in
            let store = try subject.open()
            try store.commit([.display("a"), .setting("p", "1"), .donation(of: "e", 1)])
            let rows = PersonRows(try store.rows().rows)
            try store.commit([.reversioned(date: moment)])
            try subject.expect(PersonRows(try store.rows().rows), is: rows, "the rows")
        },
    ]
}
