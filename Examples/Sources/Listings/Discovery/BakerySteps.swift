import SwiftUI
import TipKit

/// The first step.
struct KneadTip: Tip {
    var title: Text { Text("Knead it first") }
}

/// The second.
struct ShapeTip: Tip {
    var title: Text { Text("Then shape it") }
}

/// Two tips at one button, one after the other.
struct StepsPage: View {
    @State var tips = TipGroup(.ordered) {
        KneadTip()
        ShapeTip()
    }

    var body: some View {
        Button("Dough") {}
            .popoverTip(tips.currentTip)
    }
}

/// Two tips of one group, each at a button of its own.
struct StationsPage: View {
    @State var tips = TipGroup(.ordered) {
        KneadTip()
        ShapeTip()
    }

    var body: some View {
        VStack(spacing: 120) {
            Button("Table") {}
                .accessibilityIdentifier("table")
                .popoverTip(tips.currentTip as? KneadTip)
            Button("Tray") {}
                .accessibilityIdentifier("tray")
                .popoverTip(tips.currentTip as? ShapeTip)
            Button("Window") {}
                .accessibilityIdentifier("window")
                .popoverTip(nil)
        }
    }
}

/// Shown twice.
struct FlourTip: Tip {
    var title: Text { Text("Sieve the flour") }
    var options: [any TipOption] {
        Tips.MaxDisplayCount(2)
    }
}

/// A tip of the first day.
struct CrumbTip: Tip {
    var title: Text { Text("Look at the crumb") }
}

/// A tip of the next day.
struct SliceTip: Tip {
    var title: Text { Text("Slice from the middle") }
}

/// A tip of any day.
struct HolidayTip: Tip {
    var title: Text { Text("Closed on Friday") }
    var options: [any TipOption] {
        Tips.IgnoresDisplayFrequency(true)
    }
}

/// Shows one tip a day.
struct DailyApp: App {
    static let clock = ShiftedClock()

    init() {
        do {
            // The clock is for those who can't wait a day.
            try Tips.configure([
                .displayFrequency(.daily),
                .clock(Self.clock),
            ])
        } catch {
            report(error)
        }
    }

    var body: some Scene {
        WindowGroup {
            VStack {
                TipView(CrumbTip())
                // tips-lint: allow tips-without-group
                TipView(SliceTip())
                TipView(HolidayTip())
                LaterButton(name: "day", seconds: 86_400, clock: Self.clock)
            }
        }
    }
}
