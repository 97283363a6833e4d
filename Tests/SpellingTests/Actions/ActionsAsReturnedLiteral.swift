import TipKit

struct ActionsAsReturnedLiteralTip: Tip {
    var title: Text { Text("A returned button") }

    var actions: [Tips.Action] {
        return [Tips.Action(id: "open", title: "Open")]
    }
}
