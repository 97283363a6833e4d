import SwiftUI
import TipKit

/// Shown to those who have seen the rack.
struct RackTip: Tip {
    @Parameter
    static var hasSeenRack: Bool = false

    var title: Text { Text("Sort by size") }
    var rules: [Rule] {
        #Rule(Self.$hasSeenRack) { $0 == true }
    }
}

/// Leads to the rack, which sets the parameter.
struct RackPage: View {
    @State private var showsRack = false

    var body: some View {
        VStack {
            TipView(RackTip())
            Button("Go to the rack") { showsRack = true }.accessibilityIdentifier("rack")
            if showsRack {
                RackList().onAppear { RackTip.hasSeenRack = true }
            }
        }
    }
}

/// Shown to those who come back.
struct ShortcutTip: Tip {
    static let didOpenApp = Tips.Event(id: "did-open-app")

    var title: Text { Text("Begin where you stopped") }
    var rules: [Rule] {
        #Rule(Self.didOpenApp) { $0.donations.count >= 3 }
    }
}

/// Donates whenever it is launched.
struct ThirdLaunchApp: App {
    init() {
        do {
            try Tips.configure([.displayFrequency(.immediate)])
        } catch {
            report(error)
        }
        ShortcutTip.didOpenApp.donate()
    }

    var body: some Scene {
        WindowGroup { TipView(ShortcutTip()) }
    }
}

/// Shown to those who signed in and trued five wheels.
struct TruingTip: Tip {
    @Parameter
    static var isSignedIn: Bool = false
    static let didTrueWheel = Tips.Event(id: "did-true-wheel")

    var title: Text { Text("Open the spoke calculator") }
    var rules: [Rule] {
        #Rule(Self.$isSignedIn) { $0 == true }
        #Rule(Self.didTrueWheel) { $0.donations.count >= 5 }
    }
}

/// A parameter and an event for one tip.
struct TruingPage: View {
    @State private var wheels = 0

    var body: some View {
        VStack {
            TipView(TruingTip())
            Button("Sign in") { TruingTip.isSignedIn = true }.accessibilityIdentifier("sign-in")
            Button("True a wheel") {
                Task {
                    await TruingTip.didTrueWheel.donate()
                    wheels += 1
                }
            }
            .accessibilityIdentifier("wheel")
            Text("Wheels: \(wheels)").accessibilityIdentifier("wheels")
        }
    }
}

/// Shown three times, on days that have a tip already too.
struct ChainTip: Tip {
    var title: Text { Text("Wipe the chain") }
    var options: [any TipOption] {
        MaxDisplayCount(3)
        IgnoresDisplayFrequency(true)
    }
}

/// The tip of the day, and one that doesn't count among them.
struct WorkshopDailyApp: App {
    init() {
        do {
            try Tips.configure([
                .displayFrequency(.daily)
            ])
        } catch {
            report(error)
        }
    }

    var body: some Scene {
        WindowGroup {
            VStack {
                TipView(PinTip())
                // tips-lint: allow tips-without-group
                TipView(KickstandTip())
                TipView(ChainTip())
                StatusLine(tip: ChainTip())
            }
        }
    }
}
