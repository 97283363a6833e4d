#if Macros
    import TipKit

    struct RulesAsReturnedLiteralTip: Tip {
        @Parameter static var isLoggedIn: Bool = false
        static let opened: Event = Event(id: "rules-as-returned-literal-opened")

        var title: Text { Text("Keep a second list") }

        var rules: [Rule] {
            return [
                #Rule(Self.$isLoggedIn) { $0 == true },
                #Rule(Self.opened) { $0.donations.count >= 3 },
            ]
        }
    }
#endif
