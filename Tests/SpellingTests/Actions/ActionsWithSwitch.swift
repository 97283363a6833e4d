import TipKit

struct ActionsWithSwitchTip: Tip {
    enum Plan: String { case free, paid }

    let plan: Plan
    var id: String { "actions-with-switch-\(plan.rawValue)" }
    var title: Text { Text("Buttons by case") }

    var actions: [Action] {
        switch plan {
        case .free:
            Action(id: "buy", title: "Buy")
            Action(id: "restore", title: "Restore")
        case .paid:
            Action(id: "manage", title: "Manage")
        }
    }
}
