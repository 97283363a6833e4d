import Foundation
import OpenTipKit

extension TipStoreConformance {
    /// Ids that Swift considers different.
    private static let ids = [
        "", " ", "a", "A", "a\0", "a\0b", "\0", "\0\0", "a\u{1}b", "a\u{1}\u{1}b", "a\u{1}\u{2}b", "\u{1}", "\u{10}0",
        "é", "e", "ﬁ", "fi", "한글", "👩‍👩‍👧‍👦", "tip:a", "event:a", "'; DROP TABLE meta; --", "%_*?[a]", "a\nb\r\n",
        "\u{FFFD}", "\u{FEFF}a", "שלום", String(repeating: "long", count: 10_000),
    ]

    /// Pairs of ids that are equal in Swift although their bytes differ.
    private static let pairs = [
        ("\u{E9}", "e\u{301}"), ("\u{D55C}", "\u{1112}\u{1161}\u{11AB}"), ("\u{212B}", "A\u{30A}"),
        ("q\u{307}\u{323}", "q\u{323}\u{307}"), ("\0\u{E9}", "\0e\u{301}"),
    ]

    static let texts = [
        Check("Any text can be the id of a tip, an event or a parameter") { subject in
            let store = try subject.open()
            let start = try store.header().position
            let done = try store.commit(
                ids.enumerated().flatMap { index, id -> [StoreChange] in
                    [
                        .display(id, after: Double(index)), .setting(id, "\(index)"), .donation(of: id, index),
                        .closing(id),
                    ]
                },
                after: start
            )
            for update in [done.update, try store.update(since: start)] {
                try subject.expect(update.rows.count, is: 3 * ids.count + 1, "the rows")
            }
            for (index, id) in ids.enumerated() {
                let date = moment.addingTimeInterval(Double(index))
                try subject.expect(
                    try store.record(ofTip: id).firstDisplayed,
                    is: date,
                    "the date of \(id.debugDescription)"
                )
                try subject.expect(
                    try store.record(ofTip: id).displayCount,
                    is: 1,
                    "the count of \(id.debugDescription)"
                )
                try subject.expect(try store.parameter(id)?.json, is: "\(index)", "the value of \(id.debugDescription)")
                try subject.expect(
                    try store.payloads(of: id),
                    is: ["\(index)"],
                    "the donations of \(id.debugDescription)"
                )
                let row = StoreRow.parameter(id, try store.parameter(id))
                try subject.expect(done.update.rows.contains(row), is: true, "a row of \(id.debugDescription)")
            }
            try subject.expect(try store.header().latestFirstDisplay?.tip, is: ids.last, "the latest tip")
        },
        Check("Resetting the tip or event with one id leaves those with other ids unchanged") { subject in
            let store = try subject.open()
            for id in ids {
                let start = try store.commit(ids.flatMap { [.closing($0), .donation(of: $0, 1)] }).update.position
                let tallies = try ids.map { try store.tally(ofEvent: $0) }
                let done = try store.commit(
                    [.tipReset(tip: id, date: moment), .donationsDeleted(event: id, date: moment)],
                    after: start
                )
                let rows: [StoreRow] = [
                    .tip(id, try tip(id, in: store)), .event(id, count: 0), .latestFirstDisplay(nil),
                ]
                try subject.expect(done.update, is: rows, "the changes")
                for (other, tally) in zip(ids, tallies) {
                    let isOpen = try store.record(ofTip: other).invalidation == nil
                    try subject.expect(isOpen, is: other == id, "whether \(other.debugDescription) is reset")
                    let left = other == id ? 0 : tally
                    try subject.expect(
                        try store.tally(ofEvent: other),
                        is: left,
                        "the tally of \(other.debugDescription)"
                    )
                }
            }
        },
        Check("Ids that are equal in Swift identify the same item, even if their bytes differ") { subject in
            for (one, other) in pairs {
                let store = try subject.open()
                let start = try store.commit([.allReset(date: moment)]).update.position
                try store.commit([
                    .display(one), .display(other), .setting(one, "1"), .setting(other, "2"), .donation(of: one, 1),
                    .donation(of: other, 2), .closing(other),
                ])
                for id in [one, other] {
                    try subject.expect(try store.record(ofTip: id).displayCount, is: 2, "the count")
                    try subject.expect(try store.record(ofTip: id).invalidation?.reason, is: .tipClosed, "the reason")
                    try subject.expect(try store.parameter(id)?.json, is: "2", "the value")
                    try subject.expect(try store.payloads(of: id), is: ["1", "2"], "the donations")
                }
                try subject.expect(try store.update(since: start).rows.count, is: 4, "the rows")
                try store.commit([.tipReset(tip: one, date: moment), .donationsDeleted(event: one, date: moment)])
                try subject.expect(try store.record(ofTip: other), is: TipRecord(), "the record after a reset")
                try subject.expect(try store.tally(ofEvent: other), is: 0, "the tally after a reset")
                let notes = [one, other].map { TipNote(tip: $0, date: moment, status: .pending, summary: $0) }
                try store.commit(notes.map(StoreChange.noted))
                try subject.expect(try store.notes().count, is: store.keepsNotes ? 1 : 0, "the notes")
            }
        },
        Check("Any text that is stored is read back unchanged") { subject in
            let store = try subject.open()
            for text in ids {
                let donation = StoredDonation(date: moment, payload: text)
                try store.commit([
                    .setting("p", text), .donated(event: "e", donation: donation, limit: .thousand),
                    .noted(TipNote(tip: "a", typeName: text, date: moment, status: .pending, summary: text)),
                ])
                try subject.expect(try store.parameter("p")?.json, is: text, "the value")
                try subject.expect(try store.donations(of: "e").last?.payload, is: text, "the payload")
                guard store.keepsNotes else { continue }
                try subject.expect(try store.notes().first?.summary, is: text, "the summary")
                try subject.expect(try store.notes().first?.typeName, is: text, "the name of the type")
            }
        },
    ]
}
