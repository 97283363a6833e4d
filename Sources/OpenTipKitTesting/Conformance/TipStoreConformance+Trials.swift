import Foundation
import OpenTipKit

extension TipStoreConformance {
    static let trials = [
        Check("A tip's first display begins its trial, and the first donation after that is the use") { subject in
            let store = try subject.open()
            try store.commit([.donation(of: "e", 1)])
            try store.commit([.trial("a", after: 10)])
            try subject.expect(try subject.use(of: "a", in: store), is: nil, "the use before a donation")
            try store.commit([.donation(of: "f", after: 20, 2), .donation(of: "e", after: 30, 3)])
            try store.commit([.donation(of: "e", after: 40, 4)])
            let trial = try subject.trial("a", in: store)
            try subject.expect(trial?.exposed, is: moment.addingTimeInterval(10), "the exposure")
            try subject.expect(trial?.used, is: moment.addingTimeInterval(30), "the use")
            try subject.expect(trial?.isHeldOut, is: false, "the arm")
            try subject.expect(trial?.isUsedInTime, is: true, "whether the use is in time")
        },
        Check("A use that needs two donations has the date of the second one after the exposure") { subject in
            let store = try subject.open()
            try store.commit([.donation(of: "e", 1), .trial("a", after: 10, needed: 2)])
            try store.commit([.donation(of: "e", after: 20, 2)])
            try subject.expect(try subject.use(of: "a", in: store), is: nil, "the use after one donation")
            try store.commit([.donation(of: "e", after: 30, 3)])
            try subject.expect(try subject.use(of: "a", in: store), is: moment.addingTimeInterval(30), "the use")
        },
        Check("A donation that was made before the exposure and is stored after it isn't a use") { subject in
            let store = try subject.open()
            try store.commit([.trial("a", after: 10)])
            try store.commit([.donation(of: "e", after: 5, 1)])
            try subject.expect(try subject.use(of: "a", in: store), is: nil, "the use")
        },
        Check("A use is known although a limit has dropped its donation, or its donations were deleted") { subject in
            let store = try subject.open()
            let one = StoredDonationLimit(maximumCount: 1, maximumAge: nil)
            try store.commit([.trial("a")])
            for number in 1...3 {
                try store.commit([.donation(of: "e", after: Double(number), limit: one, number)])
            }
            try store.commit([.donationsDeleted(event: "e", date: moment.addingTimeInterval(4))])
            try subject.expect(try subject.use(of: "a", in: store), is: moment.addingTimeInterval(1), "the use")
        },
        Check("Only a tip's first display begins a trial") { subject in
            let store = try subject.open()
            try store.commit([.display("a"), .trial("a", after: 10)])
            try subject.expect(try store.read { try $0.trials() }, is: [], "the trials")
            try store.commit([.trial("b", after: 20), .trial("b", after: 30)])
            try subject.expect(
                try subject.trial("b", in: store)?.exposed,
                is: moment.addingTimeInterval(20),
                "the exposure"
            )
        },
        Check("A held-out tip is counted, begins the pause of others, and is retired, in one commit") { subject in
            let store = try subject.open()
            let commit = try store.commit([.trial("a", isHeldOut: true)])
            try subject.expect(commit.refusals, is: [:], "the refusals")
            let record = try store.record(ofTip: "a")
            try subject.expect(record.displayCount, is: 1, "the count")
            let replica = try store.header().replica
            let retired = TipRecord.Invalidation(
                reason: .displayCountExceeded,
                date: moment,
                replica: replica,
                isHeldOut: true
            )
            try subject.expect(record.invalidation, is: retired, "the retirement")
            try subject.expect(try subject.trial("a", in: store)?.isHeldOut, is: true, "the arm")
            let other = try store.commit([.display("b", after: 1, DisplayLimits(pause: 60))])
            try subject.expect(other.refusals, is: [0: .displayFrequency(tip: "a")], "the other tip's refusal")
            try store.commit([.donation(of: "e", after: 5, 1)])
            try subject.expect(try subject.use(of: "a", in: store), is: moment.addingTimeInterval(5), "the use")
        },
        Check("A refused display begins no trial, and a tip that has appeared isn't held out") { subject in
            let store = try subject.open()
            try store.commit([.display("b")])
            let paused = try store.commit([.trial("a", DisplayLimits(pause: 60), isHeldOut: true)])
            try subject.expect(paused.refusals, is: [0: .displayFrequency(tip: "b")], "the refusal")
            let late = try store.commit([.trial("b", after: 10, isHeldOut: true)])
            try subject.expect(late.refusals, is: [0: .overtaken], "the refusal of a tip that has appeared")
            try subject.expect(try store.record(ofTip: "b").displayCount, is: 1, "the count")
            try subject.expect(try store.read { try $0.trials() }, is: [], "the trials")
        },
        Check("Resetting a tip, or everything, ends its trial, and the next display begins another") { subject in
            let store = try subject.open()
            try store.commit([.trial("a", isHeldOut: true), .trial("b"), .donation(of: "e", after: 1, 1)])
            try store.commit([.tipReset(tip: "a", date: moment.addingTimeInterval(2))])
            try subject.expect(try store.read { try $0.trials().map(\.tip) }, is: ["b"], "the trials left")
            try store.commit([.trial("a", after: 3)])
            let trial = try subject.trial("a", in: store)
            try subject.expect(trial?.isHeldOut, is: false, "the arm after the reset")
            try subject.expect(trial?.used, is: nil, "the use after the reset")
            try store.commit([.allReset(date: moment.addingTimeInterval(4))])
            try subject.expect(try store.read { try $0.trials() }, is: [], "the trials after a full reset")
        },
        Check("Of two devices' trials the earliest exposure stands, and a use on either device counts") { subject in
            let store = try subject.open()
            try store.commit([.trial("a", after: 20, isHeldOut: true)])
            let other = InMemoryTipStore()
            try other.commit([.trial("a", after: 10)])
            try other.commit([.donation(of: "e", after: 30, 1)])
            try store.merge(try other.rows().rows, at: moment.addingTimeInterval(60))
            let trial = try subject.trial("a", in: store)
            try subject.expect(trial?.exposed, is: moment.addingTimeInterval(10), "the exposure")
            try subject.expect(trial?.isHeldOut, is: false, "the arm")
            try subject.expect(trial?.used, is: moment.addingTimeInterval(30), "the use")
            try subject.expect(try store.read { try $0.trials().count }, is: 1, "the number of trials")
        },
        Check("A trial keeps the arm of the first display, and of two devices' that of the earliest exposure") {
            subject in
            let store = try subject.open()
            try store.commit([.trial("a", after: 20, arm: "long"), .trial("a", after: 30, arm: "short")])
            try subject.expect(try subject.trial("a", in: store)?.arm, is: "long", "the arm")
            try subject.expect(try subject.trial("a", in: store)?.arms, is: ["long", "short"], "the names of the arms")
            try store.commit([.donation(of: "e", after: 40, 1)])
            try subject.expect(try subject.trial("a", in: store)?.arm, is: "long", "the arm after a use")
            let other = InMemoryTipStore()
            try other.commit([.trial("a", after: 10, arm: "short"), .trial("b", after: 10)])
            try store.merge(try other.rows().rows, at: moment.addingTimeInterval(60))
            try subject.expect(try subject.trial("a", in: store)?.arm, is: "short", "the arm of the earliest exposure")
            try subject.expect(try subject.trial("b", in: store)?.arms, is: nil, "the arms of a tip that has none")
            let trials = try store.read { try $0.trials() }
            try store.close()
            try subject.expect(try subject.open().read { try $0.trials() }, is: trials, "the trials after reopening")
        },
        Check("A use that needs several donations counts them however few the event keeps") { subject in
            let (store, one) = (try subject.open(), StoredDonationLimit(maximumCount: 1, maximumAge: nil))
            try store.commit([.trial("a", needed: 2), .donation(of: "e", after: 10, limit: one, 1)])
            try subject.expect(try subject.use(of: "a", in: store), is: nil, "the use after one donation")
            // With a clock that was set back, a donation from before the exposure displaces one that counts.
            try store.commit([.donation(of: "e", after: -60, limit: one, 2)])
            try subject.expect(try subject.use(of: "a", in: store), is: nil, "the use after an older donation")
            try store.commit([.donation(of: "e", after: 20, limit: one, 3)])
            try subject.expect(try subject.use(of: "a", in: store), is: moment.addingTimeInterval(20), "the use")
            let rows = PersonRows(try store.rows().rows)
            try subject.expect(rows.trial(ofTip: "a")?.used, is: moment.addingTimeInterval(20), "the use in the rows")
        },
        Check("Two devices' donations count for one use, also those that their events keep no longer") { subject in
            let (store, one) = (try subject.open(), StoredDonationLimit(maximumCount: 1, maximumAge: nil))
            try store.commit([.trial("a", needed: 3), .donation(of: "e", after: 10, limit: one, 1)])
            let other = InMemoryTipStore()
            try other.merge(try store.rows().rows, at: moment.addingTimeInterval(60))
            try other.commit([.donation(of: "e", after: 20, limit: one, 2)])
            try other.commit([.donation(of: "x", after: 25, limit: one, 3)])
            try store.commit([.donation(of: "e", after: -60, limit: one, 4)])
            try other.commit([.donation(of: "e", after: -50, limit: one, 5)])
            try store.merge(try other.rows().rows, at: moment.addingTimeInterval(60))
            try subject.expect(try subject.use(of: "a", in: store), is: nil, "the use after two donations")
            try store.commit([.donation(of: "e", after: 30, limit: one, 6)])
            try subject.expect(try subject.use(of: "a", in: store), is: moment.addingTimeInterval(30), "the use")
        },
        Check("A use on a device that didn't know of the exposure counts once the devices have exchanged rows") {
            subject in
            let store = try subject.open()
            try store.commit([.trial("a", after: 10)])
            let other = InMemoryTipStore()
            try other.commit([.donation(of: "e", after: 5, 1), .donation(of: "e", after: 30, 2)])
            try store.merge(try other.rows().rows, at: moment.addingTimeInterval(60))
            try subject.expect(try subject.use(of: "a", in: store), is: moment.addingTimeInterval(30), "the use")
        },
        Check("Trials are among the rows for other replicas, and survive reopening the store") { subject in
            let store = try subject.open()
            let before = try store.header().position
            try store.commit([.trial("a"), .donation(of: "e", after: 1, 1)])
            let trials = try store.read { try $0.trials() }
            try subject.expect(try store.rows(changedAfter: before).rows.trials.count, is: 1, "the changed rows")
            let rows = PersonRows(try store.rows().rows)
            try subject.expect(rows.trial(ofTip: "a"), is: trials.first, "the trial in the rows")
            try store.close()
            try subject.expect(try subject.open().read { try $0.trials() }, is: trials, "the trials after reopening")
        },
    ]
}

extension TipStoreConformance.Subject {
    /// Reads the trial of a tip.
    fileprivate func trial(_ tip: String, in store: any TipStore) throws -> JoinedTrial? {
        try store.read { try $0.trials().first { $0.tip == tip } }
    }

    /// Reads when a tip was used after its exposure.
    fileprivate func use(of tip: String, in store: any TipStore) throws -> Date? { try trial(tip, in: store)?.used }
}
