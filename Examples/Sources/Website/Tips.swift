import TipPages

struct SearchTip: Tip {
    static let opened = Event(id: "recipe-opened")

    var title: Text { Text("Search the box") }
    var message: Text? { Text("Type a part of a title, such as “soup”, and press Enter.") }
    var rules: [Rule] { Rule(Self.opened) { $0.donations.count >= 2 } }
}

struct ExportTip: Tip {
    static let exported = Event(id: "exported")

    var title: Text { Text("Take your recipes along") }
    var message: Text? { Text("Export saves all recipes as one text.") }
    var actions: [Action] { Action(id: "later", title: "Not now") { ExportTip().invalidate(reason: .tipClosed) } }
    var rules: [Rule] { Rule(Self.exported) { $0.donations.isEmpty } }
}

// tips-lint: allow immediate-without-rules, since shown on the page of a recipe alone
struct StarTip: Tip {
    var title: Text { Text("Mark what you like") }
    var message: Text? { Text("The star keeps this recipe at the top of the list.") }
    var options: [any TipOption] { MaxDisplayCount(3) }
}
