#if Macros
    import TipKit

    struct RulesAsLiteralTip: Tip {
        @Parameter static var isLoggedIn: Bool = false
        static let opened = Event(id: "rules-as-literal-opened")

        var title: Text { Text("Keep a list") }

        var rules: [Rule] {
            [
                #Rule(Self.$isLoggedIn) { $0 },
                #Rule(Self.opened) { $0.donations.count >= 3 },
            ]
        }
    }
#endif
