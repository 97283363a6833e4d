import OpenTipKit

struct RuleOnValue: Tip {
    @Parameter static var isReady: Bool = false

    var title: Text { Text("Title") }
    // refused: name the parameter itself, with a '$' before its name: #Rule(Self.$isReady)
    var rules: [Rule] { #Rule(Self.isReady) { $0 } }
}

struct RuleOnParameter: Tip {
    @Parameter static var isReady: Bool = false

    var title: Text { Text("Title") }
    var rules: [Rule] { #Rule(Self.$isReady) { $0 } }
}
