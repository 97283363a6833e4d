#if Macros
    import TipKit

    struct RulesAsBuilderTip: Tip {
        @Parameter static var hasPacked: Bool = false
        @Parameter static var nights: Int = 0

        var title: Text { Text("Pack a lamp") }

        var rules: [Rule] {
            #Rule(Self.$hasPacked) { $0 == true }
            #Rule(Self.$nights) { $0 > 1 }
        }
    }
#endif
