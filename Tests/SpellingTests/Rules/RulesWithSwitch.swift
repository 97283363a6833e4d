#if Macros
    import TipKit

    struct RulesWithSwitchTip: Tip {
        enum Season: String { case summer, winter, other }

        @Parameter static var snow: Double = 0
        let season: Season
        var id: String { "rules-with-switch-\(season.rawValue)" }
        var title: Text { Text("Rules by case") }

        var rules: [Rule] {
            switch season {
            case .summer:
                #Rule(Self.$snow) { $0 == 0 }
            case .winter:
                #Rule(Self.$snow) { $0 > 0 }
                #Rule(Self.$snow) { $0 < 3.5 }
            case .other:
                []
            }
        }
    }
#endif
