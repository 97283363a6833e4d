import TipKit

struct ActionsAsBuilderTip: Tip {
    var title: Text { Text("Two buttons") }

    var actions: [Action] {
        Action(id: "open", title: "Open")
        Action(id: "later") { Text("Later") }
    }
}
