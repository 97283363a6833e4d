#if Macros
    import TipKit

    struct RulesWithDirectiveTip: Tip {
        @Parameter static var isOnline: Bool = true

        var title: Text { Text("Rules by platform") }

        var rules: [Rule] {
            #if os(tvOS)
                #Rule(Self.$isOnline) { $0 == false }
            #else
                #Rule(Self.$isOnline) { $0 == true }
            #endif
        }
    }
#endif
