import TipKit

struct ActionsAsLiteralTip: Tip {
    var title: Text { Text("Two buttons in a literal") }

    var actions: [Action] {
        [
            Tip.Action(id: "open", title: "Open"),
            Tip.Action(id: "help", title: "Help") { print("help") },
        ]
    }
}
