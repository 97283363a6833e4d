import SwiftUI
import TipKit

/// The harbour's picture, with the words upon it.
struct HarbourPictureStyle: TipViewStyle {
    func makeBody(configuration: Configuration) -> some View {
        if let tip = configuration.tip as? OpenedHarbourTip {
            HarbourPicture(name: tip.newHarbour.picture)
                .frame(maxHeight: 150)
                .accessibilityIdentifier("picture")
                .overlay {
                    VStack {
                        configuration.title.font(.title)
                        configuration.message.font(.subheadline)
                    }
                }
        }
    }
}

/// The same, with all of the picture a button.
struct PressedPictureStyle: TipViewStyle {
    func makeBody(configuration: Configuration) -> some View {
        if let tip = configuration.tip as? OpenedHarbourTip, let showAction = configuration.actions.first {
            HarbourPicture(name: tip.newHarbour.picture)
                .frame(maxHeight: 150)
                .onTapGesture {
                    showAction.handler()
                }
                .accessibilityIdentifier("picture")
                .overlay {
                    VStack {
                        configuration.title.font(.title)
                        HStack {
                            configuration.message.font(.subheadline)
                            Spacer()
                            Image(systemName: "chevron.forward.circle")
                                .foregroundStyle(.white)
                                .accessibilityIdentifier("chevron")
                        }
                    }
                }
        }
    }
}

/// A picture that fills the room it has.
struct HarbourPicture: View {
    let name: String

    var body: some View {
        Image(name)
            .resizable()
            .aspectRatio(contentMode: .fill)
    }
}

/// Tells of a harbour whose picture is worth seeing.
struct OpenedHarbourTip: Tip {
    let newHarbour: Harbour

    var title: Text { Text("\(newHarbour.name) is open") }
    var message: Text? { Text("Moor in \(newHarbour.water).") }
    var actions: [Action] {
        Action(title: "Show me")
    }
    var id: String { "OpenedHarbourTip-\(newHarbour.id)" }
}

/// A tip in the style with the picture.
struct PicturePage: View {
    var harbours: [Harbour]
    let newHarbour: Harbour
    @State private var marked: String?

    var body: some View {
        ScrollView {
            let openedHarbourTip = OpenedHarbourTip(newHarbour: newHarbour)
            TipView(openedHarbourTip) { _ in
                mark(openedHarbourTip)
            }
            .tipViewStyle(HarbourPictureStyle())
            HarbourSection(title: "Harbours", harbours: harbours, marked: marked)
        }
    }

    private func mark(_ tip: OpenedHarbourTip) { marked = tip.newHarbour.id }
}

/// A tip in the style whose picture can be pressed.
struct PressedPicturePage: View {
    var harbours: [Harbour]
    let newHarbour: Harbour
    @State private var marked: String?

    var body: some View {
        ScrollView {
            let openedHarbourTip = OpenedHarbourTip(newHarbour: newHarbour)
            TipView(openedHarbourTip) { _ in
                mark(openedHarbourTip)
            }
            .tipViewStyle(PressedPictureStyle())
            HarbourSection(title: "Harbours", harbours: harbours, marked: marked)
        }
    }

    private func mark(_ tip: OpenedHarbourTip) { marked = tip.newHarbour.id }
}

/// Configures in a task, with a week between the tips of a group.
struct WeeklyChartApp: App {
    static let clock = ShiftedClock()

    var body: some Scene {
        WindowGroup {
            VStack {
                GroupedTipsPage()
                LaterButton(name: "week", seconds: 604_800, clock: Self.clock)
            }
            .task {
                await configureTips()
            }
        }
    }

    func configureTips() async {
        do {
            // The clock is for those who can't wait a week.
            try Tips.configure([
                .cloudKitContainer(.named("iCloud.org.example.chart.tips")),
                .displayFrequency(.weekly),
                .clock(Self.clock),
            ])
        } catch {
            print("The chart's tips stay hidden: \(error)")
        }
    }
}
