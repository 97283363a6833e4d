import Foundation
import OpenTipKit

extension TipStoreConformance {
    static let tips = [
        Check("An empty store knows nothing") { subject in
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
        Check("Displays add up, and the dates of the first and last are kept") { subject in
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
        Check("The latest of several tips' first displays is reported, and of those at one moment the last by its id") {
            subject in
            let store = try subject.open()
            for (tip, seconds) in [("a", 10.0), ("b", 30), ("c", 20), ("a", 90), ("B", 30)] {
                try store.commit([.display(tip, after: seconds)])
            }
            let latest = FirstDisplay(tip: "b", date: moment.addingTimeInterval(30))
            try subject.expect(try store.header().latestFirstDisplay, is: latest, "the latest first display")
        },
        Check("A clock that goes back between displays moves the first date, and not the pause") { subject in
            let store = try subject.open()
            try store.commit([.display("a", after: 60)])
            try store.commit([.display("a")])
            try subject.expect(try store.record(ofTip: "a").firstDisplayed, is: moment, "the first date")
            let latest = FirstDisplay(tip: "a", date: moment.addingTimeInterval(60))
            try subject.expect(try store.header().latestFirstDisplay, is: latest, "the latest first display")
        },
        Check("A pause that a clock in the future has begun is moved, the dates of displays aren't") { subject in
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
            try subject.expect(again, is: [], "the changes of another time")
            try store.commit([.display("later", after: 2e9), .display("next", after: 1)])
            try subject.expect(try store.header().latestFirstDisplay, is: latest, "the pause after another display")
        },
        Check("The first invalidation stands") { subject in
            let store = try subject.open()
            try store.commit([.invalidated(tip: "a", reason: .actionPerformed, date: moment)])
            try store.commit([.closing("a", after: -9_999)])
            let invalidation = try store.record(ofTip: "a").invalidation
            try subject.expect(invalidation?.reason, is: .actionPerformed, "the reason")
            try subject.expect(invalidation?.date, is: moment, "the date")
            try subject.expect(invalidation?.replica, is: try store.header().replica, "the replica")
        },
        Check("Every reason is kept") { subject in
            let store = try subject.open()
            let reasons: [Tips.InvalidationReason] = [
                .actionPerformed, .displayCountExceeded, .displayDurationExceeded, .tipClosed,
            ]
            for (index, reason) in reasons.enumerated() {
                try store.commit([.invalidated(tip: "\(index)", reason: reason, date: moment)])
                try subject.expect(try store.record(ofTip: "\(index)").invalidation?.reason, is: reason, "the reason")
            }
        },
        Check("What was committed is there after opening again, and the order of commits goes on") { subject in
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

/// A tip as a store has it.
func tip(_ id: String, in store: any TipStore) throws -> StoredTip { try store.read { try $0.tip(id) } }
