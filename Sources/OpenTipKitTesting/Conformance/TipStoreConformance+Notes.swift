import Foundation
import OpenTipKit

extension TipStoreConformance {
    static let notes = [
        Check("The latest note of each tip is kept, if any are, until everything is reset") { subject in
            let store = try subject.open()
            let older = note(of: "b", "Hidden: a rule doesn't hold.", .pending)
            let notes = [note(of: "a", "", .invalidated(.tipClosed)), note(of: "b", "May appear.", .available)]
            try store.commit([.noted(older), .noted(notes[1]), .noted(notes[0])])
            try subject.expect(try store.notes(), is: store.keepsNotes ? notes : [], "the notes")
            try store.commit([.tipReset(tip: "a", date: moment), .allReset(date: moment)])
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
        Check("A note is no commit, and one among changes adds nothing to them") { subject in
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
