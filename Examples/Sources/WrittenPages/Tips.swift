import Foundation
import TipPages

struct SearchTip: Tip {
    var title: Text { Text("Search the box") }
    var message: Text? { Text("Type a part of a title.") }
}

struct ExportTip: Tip {
    var title: Text { Text("Take your recipes along") }
    var actions: [Action] { Action(id: "later", title: "Not now") { ExportTip().invalidate(reason: .actionPerformed) } }
}

struct ShareTip: Tip {
    var title: Text { Text("Share the box") }
    var actions: [Action] { Action.later(for: .days(3)) }
}

struct StarTip: Tip {
    var title: Text { Text("Mark what you like") }
}

/// A tip of the first day of the site.
struct SaleTip: Tip {
    static let end = Date().addingTimeInterval(86_400)

    var title: Text { Text("Everything is half the price") }
    var options: [any TipOption] { Ends(on: Self.end) }
}

/// A tip from the second day of the site on.
struct AfterSaleTip: Tip {
    var title: Text { Text("The new beans are here") }
    var options: [any TipOption] { Begins(on: SaleTip.end) }
}

/// The first tip of a group.
struct FirstTip: Tip {
    var title: Text { Text("First") }
}

/// The second tip of the group.
struct SecondTip: Tip {
    var title: Text { Text("Second") }
}

/// A tip that appears while a page has donated exactly once.
struct DonatedTip: Tip {
    static let donated = Event(id: "donated")

    var title: Text { Text("You have donated") }
    var rules: [Rule] { Rule(Self.donated) { $0.donations.count == 1 } }
}

/// A tip that is held out from everyone.
struct HeldOutTip: Tip {
    var title: Text { Text("Nobody sees this") }
    var options: [any TipOption] {
        Teaches(DonatedTip.donated)
        Holdout(1)
    }
}
