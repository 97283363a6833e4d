import Foundation
import OpenTipKit

extension TipStoreConformance {
    static let tips = [
        Check("An empty store holds no tips, parameters or events") { subject in
            let store = try subject.open()
            let header = try store.header()
            try subject.expect(header.latestVersion, is: .zero, "the latest version")
            try subject.expect(header.latestFirstDisplay, is: nil, "the latest first display")
            try subject.expect(header.replica.isEmpty, is: false, "an empty replica id")
            try subject.expect(try store.read { try $0.tip("a") }, is: StoredTip(), "a tip")
            try subject.expect(try store.parameter("p"), is: nil, "a parameter")
            try subject.expect(try store.tally(ofEvent: "e"), is: 0, "an event's tally")
            try subject.expect(try store.donations(of: "e"), is: [], "an event's donations")
            try subject.expect(try store.update(since: header.position), is: [], "the changes")
        },
        Check("The displays of a tip are counted, and the dates of the first and last display are kept") { subject in
            let store = try subject.open()
            try store.commit([
                .display("a", after: 60), .displayEnded(tip: "a", duration: 12.5, epoch: .zero), .display("a"),
                .displayEnded(tip: "a", duration: 2.5, epoch: .zero), .display("b", after: 30),
            ])
            let record = try store.record(ofTip: "a")
            try subject.expect(record.displayCount, is: 2, "the count")
            try subject.expect(record.displayDuration, is: 15, "the duration")
            try subject.expect(record.firstDisplayed, is: moment, "the first date")
            try subject.expect(record.lastDisplayed, is: moment.addingTimeInterval(60), "the last date")
            try subject.expect(record.invalidation, is: nil, "the invalidation")
        },
        Check("The store reports the latest first display of any tip; of equal dates, that of the greatest tip id") {
            subject in
            let store = try subject.open()
            for (tip, seconds) in [("a", 10.0), ("b", 30), ("c", 20), ("a", 90), ("B", 30)] {
                try store.commit([.display(tip, after: seconds)])
            }
            let latest = FirstDisplay(tip: "b", date: moment.addingTimeInterval(30))
            try subject.expect(try store.header().latestFirstDisplay, is: latest, "the latest first display")
        },
        Check("Setting the clock back between displays changes the date of the first display but not the pause") {
            subject in
            let store = try subject.open()
            try store.commit([.display("a", after: 60)])
            try store.commit([.display("a")])
            try subject.expect(try store.record(ofTip: "a").firstDisplayed, is: moment, "the first date")
            let latest = FirstDisplay(tip: "a", date: moment.addingTimeInterval(60))
            try subject.expect(try store.header().latestFirstDisplay, is: latest, "the latest first display")
        },
        Check("Moving a pause that starts in the future leaves the dates of displays unchanged") { subject in
            let store = try subject.open()
            try store.commit([.display("early"), .display("late", after: 9e8), .display("later", after: 1e9)])
            let before = try store.header().position
            let now = moment.addingTimeInterval(5)
            let update = try store.commit([.pauseMoved(date: now)], after: before).update
            let latest = FirstDisplay(tip: "later", date: now)
            let moved = try ["late", "later"].map { StoreRow.tip($0, try tip($0, in: store)) }
            try subject.expect(update, is: moved + [.latestFirstDisplay(latest)], "the changes")
            try subject.expect(try store.header().latestFirstDisplay, is: latest, "the latest first display")
            let date = moment.addingTimeInterval(1e9)
            try subject.expect(try store.record(ofTip: "later").firstDisplayed, is: date, "the first date")
            let again = try store.commit([.pauseMoved(date: now)], after: update.position).update
            try subject.expect(again, is: [], "the changes of a second move")
            try store.commit([.display("later", after: 2e9), .display("next", after: 1)])
            try subject.expect(try store.header().latestFirstDisplay, is: latest, "the pause after another display")
        },
        Check("Of several invalidations of a tip, the first is kept") { subject in
            let store = try subject.open()
            try store.commit([.invalidated(tip: "a", reason: .actionPerformed, date: moment)])
            try store.commit([.closing("a", after: -9_999)])
            let invalidation = try store.record(ofTip: "a").invalidation
            try subject.expect(invalidation?.reason, is: .actionPerformed, "the reason")
            try subject.expect(invalidation?.date, is: moment, "the date")
            try subject.expect(invalidation?.replica, is: try store.header().replica, "the replica")
        },
        Check("Every invalidation reason is stored") { subject in
            let store = try subject.open()
            let reasons: [Tips.InvalidationReason] = [
                .actionPerformed, .displayCountExceeded, .displayDurationExceeded, .tipClosed,
            ]
            for (index, reason) in reasons.enumerated() {
                try store.commit([.invalidated(tip: "\(index)", reason: reason, date: moment)])
                try subject.expect(try store.record(ofTip: "\(index)").invalidation?.reason, is: reason, "the reason")
            }
        },
        Check("Committed changes and the numbering of commits survive reopening the store") { subject in
            let store = try subject.open()
            try store.commit([
                .display("a"), .closing("b"), .setting("p", #"{"a":"ü\u0000"}"#), .donation(of: "e", 4),
            ])
            let before = try store.header()
            try store.close()
            let again = try subject.open()
            try subject.expect(try again.header(), is: before, "the header")
            try subject.expect(try again.record(ofTip: "a").displayCount, is: 1, "the count")
            try subject.expect(try again.record(ofTip: "b").invalidation?.reason, is: .tipClosed, "the reason")
            try subject.expect(try again.parameter("p")?.json, is: #"{"a":"ü\u0000"}"#, "the value")
            try subject.expect(try again.payloads(of: "e"), is: ["4"], "the donations")
            let update = try again.commit([.closing("a")], after: before.position).update
            try subject.expect(update.position.lineage, is: before.position.lineage, "the lineage")
            try subject.expect(update.position.number, is: before.position.number + 1, "the number")
        },
    ]
}

/// Reads a tip from a store.
func tip(_ id: String, in store: any TipStore) throws -> StoredTip { try store.read { try $0.tip(id) } }

extension TipStoreConformance {
    static let resets = [
        Check("Resetting a tip leaves other tips unchanged") { subject in
            let store = try subject.open()
            try store.commit([
                .display("a"), .closing("a"), .closing("b"), .tipReset(tip: "a", date: moment),
            ])
            let epoch = try store.header().latestVersion
            try subject.expect(try tip("a", in: store), is: StoredTip(epoch: epoch), "the tip")
            try subject.expect(
                try store.record(ofTip: "b").invalidation?.reason,
                is: .tipClosed,
                "the other tip's reason"
            )
            try subject.expect(try store.epoch(ofTip: "b"), is: .zero, "the other tip's epoch")
            try subject.expect(try store.header().latestFirstDisplay, is: nil, "the latest first display")
            try store.commit([.invalidated(tip: "a", reason: .actionPerformed, date: moment), .display("a", after: 3)])
            let record = try store.record(ofTip: "a")
            try subject.expect(record.invalidation?.reason, is: .actionPerformed, "the reason after the reset")
            try subject.expect(record.displayCount, is: 1, "the count after the reset")
            try subject.expect(record.firstDisplayed, is: moment.addingTimeInterval(3), "the date after the reset")
        },
        Check("A full reset removes tips, events and parameters, and versions continue to increase") { subject in
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
        Check("After an event's donations are deleted, only later donations are counted, even within one commit") {
            subject in
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
        Check("A reset removes all earlier changes, even if the clock was set back") { subject in
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
