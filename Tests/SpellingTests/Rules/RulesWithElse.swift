#if Macros
    import TipKit

    struct RulesWithElseTip: Tip {
        @Parameter static var count: Int = 0
        let isStrict: Bool
        var id: String { "rules-with-else-\(isStrict)" }
        var title: Text { Text("One of two sets of rules") }

        var rules: [Rule] {
            if isStrict {
                #Rule(Self.$count) { $0 > 5 }
                #Rule(Self.$count) { $0 < 50 }
            } else {
                #Rule(Self.$count) { $0 > 0 }
            }
        }
    }
#endif
