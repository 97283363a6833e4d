import Foundation
import OpenTipKit

extension TipStoreConformance {
    static let tips = [
        Check("An empty store knows nothing") { subject in
            let store = try subject.open()
            let header = try store.open()
            try subject.expect(header.latestVersion, is: .zero, "the latest version")
            try subject.expect(header.latestFirstDisplay, is: nil, "the latest first display")
            try subject.expect(header.replica.isEmpty, is: false, "an empty replica id")
            try subject.expect(try store.record(ofTip: "a"), is: nil, "a tip's record")
            try subject.expect(try store.parameter("p"), is: nil, "a parameter")
            try subject.expect(
                try store.donations(of: "e"),
                is: [],
                "an event's donations"
            )
        },
        Check("Displays add up, and the dates of the first and last are kept") { subject in
            let store = try subject.open()
            let later = moment.addingTimeInterval(60)
            try store.commit([
                .displayBegan(tip: "a", date: later, version: version(1)),
                .displayEnded(tip: "a", duration: 12.5, version: version(2)),
                .displayBegan(tip: "a", date: moment, version: version(3)),
                .displayEnded(tip: "a", duration: 2.5, version: version(4)),
            ])
            let record = try store.record(ofTip: "a")
            try subject.expect(record?.displayCount, is: 2, "the count")
            try subject.expect(record?.displayDuration, is: 15, "the duration")
            try subject.expect(record?.firstDisplayed, is: moment, "the first date")
            try subject.expect(record?.lastDisplayed, is: later, "the last date")
            try subject.expect(record?.invalidation, is: nil, "the invalidation")
            try subject.expect(
                try store.open().latestFirstDisplay,
                is: FirstDisplay(tip: "a", date: moment),
                "the latest first display"
            )
        },
        Check("The latest of several tips' first displays is told") { subject in
            let store = try subject.open()
            for (index, tip) in ["a", "b", "c"].enumerated() {
                let date = moment.addingTimeInterval([10, 30, 20][index])
                try store.commit([.displayBegan(tip: tip, date: date, version: version(Int64(index + 1)))])
            }
            try store.commit([
                .displayBegan(tip: "a", date: moment.addingTimeInterval(90), version: version(9))
            ])
            try subject.expect(try store.open().latestFirstDisplay?.tip, is: "b", "the tip")
        },
        Check("The first invalidation stands") { subject in
            let store = try subject.open()
            try store.commit([
                .invalidated(tip: "a", reason: .actionPerformed, date: moment, version: version(1))
            ])
            try store.commit([.invalidated(tip: "a", reason: .tipClosed, date: .distantPast, version: version(2))])
            let invalidation = try store.record(ofTip: "a")?.invalidation
            try subject.expect(invalidation?.reason, is: .actionPerformed, "the reason")
            try subject.expect(invalidation?.date, is: moment, "the date")
            try subject.expect(invalidation?.replica, is: try store.open().replica, "the replica")
        },
        Check("Every reason is kept") { subject in
            let store = try subject.open()
            let reasons: [Tips.InvalidationReason] = [
                .actionPerformed, .displayCountExceeded, .displayDurationExceeded, .tipClosed,
            ]
            for (index, reason) in reasons.enumerated() {
                let number = version(Int64(index + 1))
                try store.commit([.invalidated(tip: "\(index)", reason: reason, date: moment, version: number)])
                try subject.expect(try store.record(ofTip: "\(index)")?.invalidation?.reason, is: reason, "the reason")
            }
        },
        Check("The latest note of each tip is kept, if any are, until everything is reset") { subject in
            let store = try subject.open()
            let older = note(of: "b", "Hidden: a rule doesn't hold.", .pending)
            let notes = [note(of: "a", "", .invalidated(.tipClosed)), note(of: "b", "May appear.", .available)]
            try store.commit([.noted(older), .noted(notes[1]), .noted(notes[0])])
            try subject.expect(try store.notes(), is: store.keepsNotes ? notes : [], "the notes")
            try store.commit([.tipReset(tip: "a", version: version(1)), .allReset(version: version(2))])
            try subject.expect(try store.notes(), is: [], "the notes after the reset")
        },
        Check("A note that says the same again keeps its date") { subject in
            let store = try subject.open()
            let first = note(of: "a", "May appear.", .available)
            var again = first
            again.date += 60
            try store.commit([.noted(first), .noted(again)])
            try subject.expect(try store.notes(), is: store.keepsNotes ? [first] : [], "the notes")
            again.status = .pending
            try store.commit([.noted(again)])
            try subject.expect(try store.notes(), is: store.keepsNotes ? [again] : [], "the notes")
        },
        Check("What was committed is there after opening again") { subject in
            let store = try subject.open()
            try store.commit([
                .displayBegan(tip: "a", date: moment, version: version(1)),
                .invalidated(tip: "b", reason: .tipClosed, date: moment, version: version(2)),
                .parameterSet(id: "p", json: #"{"a":"ü\u0000"}"#, version: version(3)), donation(of: "e", 4),
            ])
            let before = try store.open()
            try store.close()
            let again = try subject.open()
            try subject.expect(try again.open(), is: before, "the header")
            try subject.expect(try again.record(ofTip: "a")?.displayCount, is: 1, "the count")
            try subject.expect(try again.record(ofTip: "b")?.invalidation?.reason, is: .tipClosed, "the reason")
            try subject.expect(try again.parameter("p")?.json, is: #"{"a":"ü\u0000"}"#, "the value")
            try subject.expect(
                try again.donations(of: "e").map(\.payload),
                is: ["4"],
                "the donations"
            )
        },
    ]
}

private func note(of tip: String, _ summary: String, _ status: Tips.Status) -> TipNote {
    TipNote(
        tip: tip,
        typeName: "Some" + tip,
        date: moment,
        status: status,
        summary: summary,
        rules: [
            .init(
                source: "$0 > \"1\"",
                inputs: [.parameter("p"), .event("e"), .tip("t")],
                holds: false,
                measurements: ["p = 1"]
            ),
            .init(source: "", inputs: [], holds: true),
        ],
        maxDisplayCount: tip == "a" ? 3 : nil,
        maxDisplayDuration: tip == "a" ? nil : 90.5,
        nextChange: tip == "a" ? nil : moment.addingTimeInterval(0.25)
    )
}
