import Foundation
import OpenTipKit

enum FrequencyAndGroupsListings {
    static func configure() throws {
        try Tips.configure([.displayFrequency(.weekly)])
    }

    static func configureLimits() throws {
        try Tips.configure([
            .displayFrequency(.hourly),
            .limit(2, per: .day),
            .limit(1, per: .week, group: "promotion"),
        ])
    }

    struct UpgradeTip: Tip {
        var title: Text { Text("Try the larger plan") }
        var options: [any TipOption] {
            LimitGroup("promotion")
        }
    }

    enum Sale {
        static let start = Date(timeIntervalSince1970: 1_800_000_000)
        static let end = start.addingTimeInterval(7 * 86_400)
    }

    struct SaleTip: Tip {
        var title: Text { Text("Everything is half the price") }
        var options: [any TipOption] {
            Begins(on: Sale.start)
            Ends(on: Sale.end)
        }
    }

    static func setPause() {
        TipCenter.current.displayFrequency = .monthly
    }

    struct RecallTip: Tip {
        var title: Text { Text("See what changed in your plan") }
        var options: [any TipOption] {
            IgnoresDisplayFrequency(true)
        }
    }

    struct SeasonTip: Tip {
        var title: Text { Text("Sort by season") }
        var options: [any TipOption] {
            MaxDisplayCount(3)
            MaxDisplayDuration(300)
        }
    }

    struct StartTimerTip: Tip {
        var title: Text { Text("Start a timer") }
    }

    struct NameTimerTip: Tip {
        var title: Text { Text("Name a timer") }
    }

    struct TimerPanel: View {
        @State private var tips = TipGroup(.ordered) {
            StartTimerTip()
            NameTimerTip()
        }

        var body: some View {
            HStack {
                Button("Start") { StartTimerTip().invalidate(reason: .actionPerformed) }
                    .popoverTip(tips.currentTip as? StartTimerTip)
                Button("Name") { NameTimerTip().invalidate(reason: .actionPerformed) }
                    .popoverTip(tips.currentTip as? NameTimerTip)
            }
        }
    }

    struct PageHead: View {
        @State private var tips = TipGroup {
            SeasonTip()
            RecallTip()
        }

        var body: some View {
            TipView(tips.currentTip)
        }
    }

    static func log(_ tips: TipGroup) async {
        for await tip in tips.currentTipUpdates {
            print("Now offered: \(tip.id)")
        }
    }
}
