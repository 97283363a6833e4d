#if Macros
    import TipKit

    struct RulesWithIfTip: Tip {
        @Parameter static var isReady: Bool = false
        let isStrict: Bool
        var id: String { "rules-with-if-\(isStrict)" }
        var title: Text { Text("Rules under a condition") }

        var rules: [Rule] {
            if isStrict {
                #Rule(Self.$isReady) { $0 == true }
            }
        }
    }
#endif
