import Foundation
import OpenTipKit

extension TipStoreConformance {
    static let resets = [
        Check("A tip's reset forgets that tip, and spares the others") { subject in
            let store = try subject.open()
            try store.commit([
                .display("a"), .closing("a"), .closing("b"), .tipReset(tip: "a", date: moment),
            ])
            let epoch = try store.header().latestVersion
            try subject.expect(try tip("a", in: store), is: StoredTip(epoch: epoch), "the tip")
            try subject.expect(try store.record(ofTip: "b").invalidation?.reason, is: .tipClosed, "the other's reason")
            try subject.expect(try store.epoch(ofTip: "b"), is: .zero, "the other's epoch")
            try subject.expect(try store.header().latestFirstDisplay, is: nil, "the latest first display")
            try store.commit([.invalidated(tip: "a", reason: .actionPerformed, date: moment), .display("a", after: 3)])
            let record = try store.record(ofTip: "a")
            try subject.expect(record.invalidation?.reason, is: .actionPerformed, "the reason after the reset")
            try subject.expect(record.displayCount, is: 1, "the count after the reset")
            try subject.expect(record.firstDisplayed, is: moment.addingTimeInterval(3), "the date after the reset")
        },
        Check("A reset of all forgets tips, events and parameters, and versions go on") { subject in
            let store = try subject.open()
            try store.commit([
                .display("a"), .setting("p", "1"), .donation(of: "e", 3), .allReset(date: moment),
            ])
            let header = try store.header()
            try subject.expect(try tip("a", in: store), is: StoredTip(epoch: header.latestVersion), "the tip")
            try subject.expect(try tip("b", in: store), is: StoredTip(epoch: header.latestVersion), "an unknown tip")
            try subject.expect(try store.parameter("p"), is: nil, "the parameter")
            try subject.expect(try store.donations(of: "e"), is: [], "the donations")
            try subject.expect(try store.tally(ofEvent: "e"), is: 0, "the tally")
            try subject.expect(header.latestFirstDisplay, is: nil, "the latest first display")
            try store.commit([.setting("p", "2"), .donation(of: "e", 6)])
            try subject.expect(try store.parameter("p")?.json, is: "2", "the value after the reset")
            try subject.expect(
                try store.parameter("p").map { $0.version > header.latestVersion },
                is: true,
                "a version after the reset"
            )
            try subject.expect(try store.payloads(of: "e"), is: ["6"], "the donations after the reset")
            try subject.expect(try store.tally(ofEvent: "e"), is: 1, "the tally after the reset")
        },
        Check("Deleted donations are gone, and later ones count from none, also within one commit") { subject in
            let store = try subject.open()
            try store.commit([
                .donation(of: "e", 1), .donation(of: "f", 2), .donationsDeleted(event: "e", date: moment),
            ])
            try subject.expect(try store.donations(of: "e"), is: [], "the donations")
            try subject.expect(try store.tally(ofEvent: "e"), is: 0, "the tally")
            try subject.expect(try store.donations(of: "f").count, is: 1, "the others")
            try store.commit([
                .donation(of: "e", 3), .donationsDeleted(event: "e", date: moment), .donation(of: "e", 4),
            ])
            try subject.expect(try store.payloads(of: "e"), is: ["4"], "the payloads")
            try subject.expect(try store.tally(ofEvent: "e"), is: 1, "the tally")
        },
        Check("Resets by a clock that went back forget what was before them all the same") { subject in
            let store = try subject.open()
            try store.commit([
                .closing("a", after: 1e6), .setting("p", "1", after: 1e6), .donation(of: "e", after: 1e6, 1),
            ])
            try store.commit([.tipReset(tip: "a", date: moment), .donationsDeleted(event: "e", date: moment)])
            try subject.expect(try store.record(ofTip: "a"), is: TipRecord(), "the record")
            try subject.expect(try store.tally(ofEvent: "e"), is: 0, "the tally")
            try store.commit([.allReset(date: moment)])
            try subject.expect(try store.parameter("p"), is: nil, "the parameter")
            try store.commit([.setting("p", "2"), .closing("a"), .donation(of: "e", 2)])
            try subject.expect(try store.parameter("p")?.json, is: "2", "the value")
            try subject.expect(try store.record(ofTip: "a").invalidation?.reason, is: .tipClosed, "the reason")
            try subject.expect(try store.payloads(of: "e"), is: ["2"], "the payloads")
        },
    ]
}
