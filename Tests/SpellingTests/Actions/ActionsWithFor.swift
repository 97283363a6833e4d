import TipKit

struct ActionsWithForTip: Tip {
    let places: [String]
    var title: Text { Text("A button for each") }

    var actions: [Action] {
        for place in places {
            Action(id: place, title: "Go to \(place)")
        }
    }
}
