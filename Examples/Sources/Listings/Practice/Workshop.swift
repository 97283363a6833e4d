import SwiftUI
import TipKit

/// Says what the pin of a bicycle does.
struct PinTip: Tip {
    var title: Text { Text("Pin your own") }
    var message: Text? { Text("Press the heart, and the bicycle waits at the door.") }
    var image: Image? { Image(systemName: "heart") }
}

/// The bicycles of the workshop.
struct RackList: View {
    var body: some View {
        List {
            Text("Blue tourer")
            Text("Red tandem")
        }
    }
}

/// Keeps its tips in the app's own place.
struct WorkshopApp: App {
    init() {
        do {
            try Tips.configure([
                .displayFrequency(.immediate),
                .datastoreLocation(.applicationDefault),
            ])
        } catch {
            report(error)
        }
    }

    var body: some Scene {
        WindowGroup { WorkshopPage() }
    }
}

/// Asks for sync as well.
struct WorkshopSyncApp: App {
    init() {
        do {
            try Tips.configure([
                .displayFrequency(.immediate),
                .datastoreLocation(.applicationDefault),
                .cloudKitContainer(.named("iCloud.org.example.workshop")),
            ])
        } catch {
            report(error)
        }
    }

    var body: some Scene {
        WindowGroup { WorkshopPage() }
    }
}

/// A tip above a list.
struct WorkshopPage: View {
    let pinTip = PinTip()

    var body: some View {
        VStack {
            TipView(pinTip)
            RackList()
        }
    }
}

/// Points at the bell from wherever there is room.
struct BellTip: Tip {
    var title: Text { Text("Ring before the bend") }
}

/// Points at the lamp from above.
struct LampTip: Tip {
    var title: Text { Text("Light up at dusk") }
}

/// Two popovers, one after the other.
struct BellPage: View {
    let bellTip = BellTip()
    let lampTip = LampTip()
    @State private var presses = 0

    var body: some View {
        HStack(spacing: 120) {
            Button {
                press()
            } label: {
                Image(systemName: "bell")
            }
            .accessibilityIdentifier("bell")
            .popoverTip(bellTip)

            Button {
                press()
            } label: {
                Image(systemName: "lightbulb")
            }
            .accessibilityIdentifier("lamp")
            .popoverTip(lampTip, arrowEdge: .bottom)
        }
        .padding(.top, 320)
    }

    private func press() { presses += 1 }
}

/// Image and words beside one another, without a cross.
struct WorkshopStyle: TipViewStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 12) {
            configuration.image?
                .font(.title2)
                .foregroundStyle(.tint)
            VStack(alignment: .leading, spacing: 4) {
                configuration.title
                    .font(.headline)
                configuration.message?
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
            }
        }
        .padding()
    }
}

/// Says how to stand a bicycle.
struct KickstandTip: Tip {
    var title: Text { Text("Turn the bar, then let go") }
    var message: Text? { Text("It stands on a slope as well.") }
    var image: Image? { Image(systemName: "wrench.and.screwdriver") }
}

/// The style on one tip, and on a stack of them.
struct WorkshopStylePage: View {
    var body: some View {
        VStack {
            TipView(PinTip())
                .tipViewStyle(WorkshopStyle())
                .accessibilityIdentifier("one")
            VStack {
                // tips-lint: allow tips-without-group
                TipView(KickstandTip())
                TipView(BellTip())
            }
            .tipViewStyle(WorkshopStyle())
            .accessibilityIdentifier("all")
            TipView(LampTip()).accessibilityIdentifier("none")
        }
    }
}
