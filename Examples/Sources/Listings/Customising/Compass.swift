import SwiftUI
import TipKit

/// The first thing to know of the compass rose.
struct FindBoatTip: Tip {
    var title: Text {
        Text("Find your boat")
    }
    var message: Text? {
        Text("Press the rose, and the chart shows where you lie.")
    }
    var image: Image? {
        Image(systemName: "location.circle")
    }
}

/// The second, which nobody finds alone.
struct SteadyChartTip: Tip {
    var title: Text {
        Text("Steady the chart")
    }
    var message: Text? {
        Text("Hold the rose, and the chart turns back to north.")
    }
    var image: Image? {
        Image(systemName: "hand.tap")
    }
}

/// The drawing of the rose.
struct CompassRose: View {
    var body: some View {
        Image(systemName: "safari")
            .font(.largeTitle)
            .padding()
            .accessibilityIdentifier("rose")
    }
}

/// What the rose has done.
struct ChartLine: View {
    let place: String
    let heading: Int

    var body: some View {
        Text(verbatim: "\(place), heading \(heading)").accessibilityIdentifier("chart")
    }
}

/// Both tips at one rose, in no order.
struct TwoTipsPage: View {
    let findBoatTip = FindBoatTip()
    let steadyChartTip = SteadyChartTip()
    @State private var place = "nowhere"
    @State private var heading = 40

    var body: some View {
        VStack {
            CompassRose()
                .popoverTip(findBoatTip)
                .popoverTip(steadyChartTip)
                .onTapGesture {
                    showPlace()
                }
                .onLongPressGesture(minimumDuration: 0.1) {
                    turnNorth()
                }
            ChartLine(place: place, heading: heading)
        }
    }

    private func showPlace() { place = "off Heron Bay" }

    private func turnNorth() { heading = 0 }
}

/// Both tips at one rose, one after the other.
struct GroupedTipsPage: View {
    @State var compassTips = TipGroup(.ordered) {
        FindBoatTip()
        SteadyChartTip()
    }
    @State private var place = "nowhere"
    @State private var heading = 40
    @State private var horns = 0

    var body: some View {
        VStack {
            CompassRose()
                .popoverTip(compassTips.currentTip)
                .onTapGesture {
                    showPlace()
                }
                .onLongPressGesture(minimumDuration: 0.1) {
                    turnNorth()
                }
            ChartLine(place: place, heading: heading)
            Button("Horns: \(horns)") { horns += 1 }.accessibilityIdentifier("horn")
        }
    }

    private func showPlace() { place = "off Heron Bay" }

    private func turnNorth() { heading = 0 }
}

/// The control of the first tip.
struct FindBoatButton: View {
    var body: some View {
        Button("Boat") {}.accessibilityIdentifier("boat")
    }
}

/// The control of the second.
struct SteadyChartButton: View {
    var body: some View {
        Button("North") {}.accessibilityIdentifier("north")
    }
}

/// Both tips of a group, each at a control of its own.
struct TwoControlsPage: View {
    @State var compassTips = TipGroup(.ordered) {
        FindBoatTip()
        SteadyChartTip()
    }

    var body: some View {
        VStack(spacing: 160) {
            FindBoatButton()
                .popoverTip(compassTips.currentTip as? FindBoatTip)
            SteadyChartButton()
                .popoverTip(compassTips.currentTip as? SteadyChartTip)
        }
    }
}

/// A rose whose gestures retire the tips that teach them.
struct SteeredChartPage: View {
    static let findBoatTip = FindBoatTip()
    static let steadyChartTip = SteadyChartTip()

    @State var compassTips = TipGroup(.ordered) {
        SteeredChartPage.findBoatTip
        SteeredChartPage.steadyChartTip
    }
    @State private var place = "nowhere"
    @State private var heading = 40

    var body: some View {
        VStack {
            CompassRose()
                .popoverTip(compassTips.currentTip)
                .onTapGesture {
                    SteeredChartPage.findBoatTip.invalidate(reason: .actionPerformed)
                    showPlace()
                }
                .onLongPressGesture(minimumDuration: 0.1) {
                    SteeredChartPage.steadyChartTip.invalidate(reason: .actionPerformed)
                    turnNorth()
                }
            ChartLine(place: place, heading: heading)
        }
    }

    private func showPlace() { place = "off Heron Bay" }

    private func turnNorth() { heading = 0 }
}
