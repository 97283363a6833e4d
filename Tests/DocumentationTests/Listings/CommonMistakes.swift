import OpenTipKit

enum CommonMistakesListings {
    struct SwapTip: Tip {
        var title: Text { Text("Swap two dishes") }
    }

    struct WeekApp: App {
        init() {
            do {
                try Tips.configure()
            } catch {
                print("Tips.configure: \(error.localizedDescription)")
            }
        }

        var body: some Scene {
            WindowGroup {
                SwapButton()
            }
        }
    }

    struct SwapButton: View {
        var body: some View {
            Button("Swap") { SwapTip().invalidate(reason: .actionPerformed) }
                .popoverTip(SwapTip())
        }
    }

    struct DishList: View {
        let dishes: [String]

        var body: some View {
            List(dishes, id: \.self) { dish in
                Text(dish).popoverTip(dish == dishes.first ? SwapTip() : nil)
            }
        }
    }

    struct MarketTip: Tip {
        let market: String

        var id: String { "market-\(market)" }
        var title: Text { Text("\(market) is open today") }
    }

    struct Head: View {
        @State private var tips = TipGroup {
            SwapTip()
            MarketTip(market: "Quay Market")
        }

        var body: some View {
            TipView(tips.currentTip)
        }
    }

    static func show() {
        #if DEBUG
            Tips.showAllTipsForTesting()
        #endif
    }

    static func showAgain(_ tips: [any Tip]) async {
        for tip in tips { await tip.resetEligibility() }
    }

    static func watchClosing() async {
        for await outcome in Tips.outcomes {
            if case .closed(let cause) = outcome.kind { print("\(outcome.tip) was closed: \(cause)") }
        }
    }
}
