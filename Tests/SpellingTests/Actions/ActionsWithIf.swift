import TipKit

struct ActionsWithIfTip: Tip {
    let isLong: Bool
    var id: String { "actions-with-if-\(isLong)" }
    var title: Text { Text("Buttons under a condition") }

    var actions: [Action] {
        Action(id: "always", title: "Always")
        if isLong {
            Action(id: "sometimes", title: "Sometimes")
        }
    }
}
