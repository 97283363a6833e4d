import TipKit

struct ActionsWithDirectiveTip: Tip {
    var title: Text { Text("Buttons by platform") }

    var actions: [Action] {
        #if os(watchOS)
            []
        #else
            Action(id: "settings", title: "Settings")
        #endif
    }
}
