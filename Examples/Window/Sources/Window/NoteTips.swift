import TipGTK

/// Teaches that a note can be searched for; appears once there are three notes.
struct SearchTip: Tip {
    static let wrote = Event(id: "wrote-note")

    var title: Text { Text("Find a note") }
    var message: Text? { Text("Press **Search**, or type `Control-F`, and write a word of the note.") }
    var rules: [Rule] {
        // With the trait Macros: #Rule(Self.wrote) { $0.donations.count >= 3 }
        Rule(Self.wrote, source: "$0.donations.count >= 3") { $0.donations.count >= 3 }
    }
}

/// Teaches that notes can be sorted.
// tips-lint: allow immediate-without-rules, since the example shows its tips at once
struct SortTip: Tip {
    var title: Text { Text("Notes in your order") }
    var message: Text? { Text("The newest note is first. Sort them by name instead.") }
    var image: Image? { Image(systemName: "arrow.up.arrow.down") }
    var actions: [Action] {
        Action(id: "sort", title: "Sort by name")
        Action.later()
    }
}

/// Teaches that a note keeps itself.
// tips-lint: allow immediate-without-rules, since the example shows its tips at once
struct SavingTip: Tip {
    var title: Text { Text("Nothing to save") }
    var message: Text? { Text("What you write is kept as you write it.") }
    var image: Image? { Image(systemName: "checkmark.circle.fill") }
    var options: [any TipOption] { MaxDisplayCount(3) }
}
