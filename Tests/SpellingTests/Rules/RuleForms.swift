#if Macros
    import TipKit

    struct RuleFormsTip: Tip {
        struct Basket: Codable, Sendable, Equatable {
            var fruits: Set<String> = []
        }

        @Parameter static var basket: Basket = Basket()
        @Parameter static var name: String? = nil
        @Parameter static var nickname: String?
        let least: Int

        var title: Text { Text("Rules in all forms") }

        var rules: [Rule] {
            #Rule(Self.$basket) { $0.fruits.count >= 2 }
            #Rule(Self.$basket) { basket in basket.fruits.contains("pear") }
            #Rule(Self.$basket, { $0.fruits.count < 10 })
            #Rule(RuleFormsTip.$name) { $0 != nil }
            #Rule(Self.$nickname) { ($0 ?? "").isEmpty }
            #Rule(Self.$basket) {
                $0.fruits.count > least
            }
            Tips.Rule(Self.$name) { $0 == "Ada" }
        }
    }
#endif
