import SwiftUI
import TipKit

/// Shown while a rehearsal goes on, which is for others to say.
struct WarmUpTip: Tip {
    var title: Text { Text("Warm up first") }
    var rules: [Rule] {
        #Rule(RehearsalPage.$isOn) {
            $0 == true
        }
    }
}

/// A view with a parameter of its own.
struct RehearsalPage: View {
    @Parameter static var isOn: Bool = false

    var body: some View {
        VStack {
            TipView(WarmUpTip())
            Button("Begin, or end") { RehearsalPage.isOn.toggle() }.accessibilityIdentifier("begin")
        }
    }
}

/// Shown to those who sang twice, wherever that was counted.
struct SongTip: Tip {
    static let didSing = Event(id: "did-sing")

    var title: Text { Text("Learn the second voice") }
    var rules: [Rule] {
        #Rule(Self.didSing) {
            $0.donations.count >= 2
        }
    }
}

/// A view that counts the same under the same id.
struct SongPage: View {
    static let didSing = Tips.Event(id: "did-sing")

    @State private var songs = 0

    var body: some View {
        VStack {
            TipView(SongTip())
            Button("Sing at home") {
                Task {
                    await SongTip.didSing.donate()
                    songs += 1
                }
            }
            .accessibilityIdentifier("home")
            Button("Sing in the choir") {
                Task {
                    await SongPage.didSing.donate()
                    songs += 1
                }
            }
            .accessibilityIdentifier("choir")
            Text("Songs: \(songs)").accessibilityIdentifier("songs")
        }
    }
}

/// Shown for five minutes in all.
struct BreathTip: Tip {
    var title: Text { Text("Breathe at the commas") }
    var options: [any Option] {
        MaxDisplayDuration(300.0)
    }
}

/// A tip, and a clock to turn while it is on screen.
struct DurationApp: App {
    static let clock = ShiftedClock()

    init() {
        do {
            // The clock is for those who can't wait five minutes.
            try Tips.configure([.displayFrequency(.immediate), .clock(Self.clock)])
        } catch {
            report(error)
        }
    }

    var body: some Scene {
        WindowGroup {
            VStack {
                TipView(BreathTip())
                StatusLine(tip: BreathTip())
                LaterButton(name: "200 seconds", seconds: 200, clock: Self.clock)
            }
        }
    }
}
