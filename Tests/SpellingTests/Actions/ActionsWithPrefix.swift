import TipKit

struct ActionsWithPrefixTip: Tip {
    var title: Text { Text("Buttons typed after the protocol") }

    var actions: [Tip.Action] {
        Tip.Action(title: "No id")
    }
}
