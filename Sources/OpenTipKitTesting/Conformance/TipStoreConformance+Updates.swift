import Foundation
import OpenTipKit

extension TipStoreConformance {
    static let updates = [
        Check("A donation with an earlier date than others lets readers read the event again") { subject in
            // With a donation that was dropped since the readers' last read, they couldn't tell which one that is.
            let (store, limit) = (try subject.open(), StoredDonationLimit(maximumCount: 4, maximumAge: 3_600))
            try store.commit([.donation(of: "e", limit: limit, 1)])
            let before = try store.header().position
            try store.commit([.donation(of: "e", after: 18_000, limit: limit, 2)])
            try store.commit([.donation(of: "e", after: -90_000, limit: limit, 3)])
            try subject.expect(try store.payloads(of: "e"), is: ["3", "2"], "the donations")
            let isRead = try store.update(since: before).rows.contains { row in
                if case .event("e", count: 2) = row { true } else { false }
            }
            try subject.expect(isRead, is: true, "that the update names the event")
        },
        Check("Each kind of change is reported as a row, to the committing handle and to other readers") { subject in
            let store = try subject.open()
            var last = try store.header().position
            func expect(_ changes: [StoreChange], _ what: String, _ rows: () throws -> [StoreRow]) throws {
                let done = try store.commit(changes, after: last)
                try subject.expect(done.update, is: try rows(), "the changes of \(what)")
                let seen = try store.update(since: last)
                try subject.expect(seen, is: try rows(), "the rows that other readers see of \(what)")
                let header = try store.header()
                for update in [done.update, seen] {
                    try subject.expect(update.position, is: header.position, "the position after \(what)")
                    try subject.expect(update.version, is: header.latestVersion, "the version after \(what)")
                }
                last = header.position
            }
            func tipRows(_ ids: String...) throws -> [StoreRow] {
                try ids.map { .tip($0, try tip($0, in: store)) }
                    + [.latestFirstDisplay(try store.header().latestFirstDisplay)]
            }
            try expect([.display("a")], "a display") { try tipRows("a") }
            try expect([.displayEnded(tip: "a", duration: 3, epoch: .zero)], "its end") { try tipRows("a") }
            try expect([.closing("b")], "an invalidation") { try tipRows("b") }
            try expect([.setting("p", "1")], "a set") { [.parameter("p", try store.parameter("p"))] }
            try expect([.donation(of: "e", 1)], "a donation") {
                [.donated(event: "e", try store.donations(of: "e"), count: 1)]
            }
            try expect([.donationsDeleted(event: "e", date: moment)], "a deletion") { [.event("e", count: 0)] }
            try expect([.tipReset(tip: "a", date: moment)], "a tip's reset") { try tipRows("a") }
        },
        Check("Several changes of an item are reported as a single row with the item's final state") { subject in
            let store = try subject.open()
            let start = try store.header().position
            let done = try store.commit(
                [
                    .setting("p", "1"), .setting("p", "2"), .display("a"), .display("a"), .donation(of: "e", 1),
                    .donation(of: "e", 2), .donation(of: "f", 3), .donationsDeleted(event: "f", date: moment),
                    .donation(of: "f", 4), .closing("a"),
                ],
                after: start
            )
            let rows: [StoreRow] = [
                .parameter("p", try store.parameter("p")), .tip("a", try tip("a", in: store)),
                .latestFirstDisplay(FirstDisplay(tip: "a", date: moment)),
                .donated(event: "e", try store.donations(of: "e"), count: 2), .event("f", count: 1),
            ]
            try subject.expect(done.update, is: rows, "the changes")
            try store.commit([.setting("p", "3"), .donation(of: "f", 5)])
            let later = [.parameter("p", try store.parameter("p")), .event("f", count: 2)] + rows[1...3]
            try subject.expect(try store.update(since: start), is: later, "the changes of both commits")
        },
        Check("A commit also reports earlier changes by other handles of the store, in the order of the commits") {
            subject in
            let store = try subject.open()
            let mine = try store.commit([.donation(of: "e", 1)]).update.position
            try store.commit([.donation(of: "e", after: 9, 2), .setting("p", "1"), .setting("q", "1")])
            try store.commit([.donation(of: "e", after: -9, 3), .donation(of: "theirs", 4)])
            let done = try store.commit([.donation(of: "e", 5), .setting("p", "2"), .closing("a")], after: mine)
            let added = [9.0, -9, 0].map { moment.addingTimeInterval($0) }
            let rows: [StoreRow] = [
                .donated(
                    event: "e",
                    zip(added, ["2", "3", "5"]).map { StoredDonation(date: $0, payload: $1) },
                    count: 4
                ),
                .donated(event: "theirs", [StoredDonation(date: moment, payload: "4")], count: 1),
                .parameter("p", try store.parameter("p")), .parameter("q", try store.parameter("q")),
                .tip("a", try tip("a", in: store)), .latestFirstDisplay(nil),
            ]
            try subject.expect(done.update, is: rows, "the changes")
            try subject.expect(try store.update(since: mine), is: rows, "the rows that other readers see")
        },
        Check("If new donations exceed the limit, the count and the new donations that remain are reported") {
            subject in
            let store = try subject.open()
            let two = StoredDonationLimit(maximumCount: 2, maximumAge: nil)
            let start = try store.commit([.donation(of: "e", limit: two, 1)]).update.position
            for number in 2...4 { try store.commit([.donation(of: "e", limit: two, number)]) }
            for update in [
                try store.update(since: start), try store.commit([.setting("p", "1")], after: start).update,
            ] {
                let counts = update.rows.compactMap { row -> Int? in
                    guard case .donated("e", let added, let count) = row else { return nil }
                    return added.suffix(2).map(\.payload) == ["3", "4"] ? count : nil
                }
                try subject.expect(counts, is: [2], "the counts of rows that end with the remaining donations")
            }
        },
        Check(
            "If a donation displaces a donation with a later date, the whole event is reported as changed"
        ) {
            subject in
            let store = try subject.open()
            let three = StoredDonationLimit(maximumCount: 3, maximumAge: nil)
            let all = [0.0, 1, 2].map { StoreChange.donation(of: "e", after: $0, limit: three, Int($0)) }
            let start = try store.commit(all).update.position
            try store.commit([.donation(of: "e", after: -5, limit: three, 3)])
            try subject.expect(try store.donations(of: "e").map(\.payload), is: ["3", "1", "2"], "the payloads")
            try subject.expect(try store.update(since: start), is: [.event("e", count: 3)], "the changes")
        },
        Check("No changes are reported since the current position, and an empty commit changes nothing") { subject in
            let store = try subject.open()
            let start = try store.header().position
            try store.commit([.display("a"), .donation(of: "e", 1)])
            let all = try store.update(since: start)
            try subject.expect(
                try store.commit([], after: start),
                is: StoreCommit(update: all),
                "the result of an empty commit"
            )
            try subject.expect(try store.update(since: all.position), is: [], "the changes")
            try subject.expect(try store.header().position, is: all.position, "the position")
            try subject.expect(all.position.number, is: start.number + 1, "the number")
        },
        Check("All values that one read of a store returns come from the same moment") { subject in
            let store = try subject.open()
            let start = try store.header().position
            try store.commit([.display("a"), .setting("p", "1")])
            try store.read { snapshot in
                let header = try snapshot.header()
                let update = try snapshot.update(since: start)
                try subject.expect(update.position, is: header.position, "the position")
                try subject.expect(update.version, is: header.latestVersion, "the version")
                let rows: [StoreRow] = [
                    .tip("a", try snapshot.tip("a")), .parameter("p", try snapshot.parameter("p")),
                    .latestFirstDisplay(header.latestFirstDisplay),
                ]
                try subject.expect(update, is: rows, "the changes")
            }
        },
    ]
}

extension TipStoreConformance {
    private static let future = 3 * 86_400.0

    static let versions = [
        Check("Rows with versions in the far future get versions that other clocks accept, and keep their content") {
            subject in
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
            // Merging a store's own rows into it must change nothing, because the rows have the versions that are
            // stored.
            try store.merge(try store.rows().rows, at: moment)
            try subject.expect(try store.payloads(of: "e"), is: ["2", "3"], "the donations after a merge")
            try store.commit([.setting("p", "2"), .donation(of: "e", limit: two, 4)])
            try store.rows().rows.checkVersions(at: moment)
            try subject.expect(try store.parameter("p")?.json, is: "2", "the value that was set later")
            try subject.expect(Set(try store.payloads(of: "e")), is: ["3", "4"], "the donations made later")
        },
        Check("A row that replaces a row whose version was renewed gets a greater version") { subject in
            let store = try subject.open()
            let ahead = ParameterRow(
                parameter: "q",
                replica: "another",
                epoch: .zero,
                version: RowVersion(earliestAt: moment.addingTimeInterval(3_600)),
                json: "0"
            )
            try store.merge(RowBatch(parameters: [ahead]), at: moment)
            try store.commit([.setting("p", "1", after: future), .setting("x", "1", after: future)])
            try store.commit([.reversioned(date: moment)])
            let first = try store.rows().rows.parameters.filter { $0.parameter != "q" }
            try store.commit([.setting("p", "2", after: future), .setting("x", "2", after: future)])
            try store.commit([.reversioned(date: moment)])
            for old in first {
                let new = try store.parameter(old.parameter)
                try subject.expect(new?.json, is: "2", "the value of \(old.parameter)")
                try subject.expect(
                    try store.rows().rows.parameters.contains { $0.version == old.version },
                    is: false,
                    "a version"
                )
            }
        },
        Check("Rows with versions that other clocks accept keep their versions") { subject in
            let store = try subject.open()
            try store.commit([.display("a"), .setting("p", "1"), .donation(of: "e", 1)])
            let rows = PersonRows(try store.rows().rows)
            try store.commit([.reversioned(date: moment)])
            try subject.expect(PersonRows(try store.rows().rows), is: rows, "the rows")
        },
    ]
}

extension TipStoreConformance {
    static let notes = [
        Check("A store that keeps notes keeps the latest note of each tip until a full reset") { subject in
            let store = try subject.open()
            let older = note(of: "b", "Hidden: a rule doesn't hold.", .pending)
            let notes = [note(of: "a", "", .invalidated(.tipClosed)), note(of: "b", "May appear.", .available)]
            try store.commit([.noted(older), .noted(notes[1]), .noted(notes[0])])
            try subject.expect(try store.notes(), is: store.keepsNotes ? notes : [], "the notes")
            try store.commit([.tipReset(tip: "a", date: moment), .allReset(date: moment)])
            try subject.expect(try store.notes(), is: [], "the notes after the reset")
        },
        Check("A note with unchanged content keeps its date") { subject in
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
        Check("Writing a note isn't reported as a commit or a change") { subject in
            let store = try subject.open()
            let before = try store.commit([.setting("p", "1")]).update
            let some = StoreChange.noted(note(of: "a", "May appear.", .available))
            let noted = try store.commit([some, .late(some, knowing: .zero)], after: before.position)
            try subject.expect(noted.update.position, is: before.position, "the position")
            try subject.expect(noted.update.version, is: before.version, "the version")
            try subject.expect(noted.update, is: [], "the changes")
            try subject.expect(noted.refusals, is: [:], "the refusals")
            let both = try store.commit([some, .setting("p", "2")], after: before.position).update
            try subject.expect(both.position.number, is: before.position.number + 1, "the number")
            try subject.expect(both, is: [.parameter("p", try store.parameter("p"))], "the changes")
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
