import SwiftUI
import TipKit

/// A view with a tip that a rule holds back.
struct HiddenShelf: View {
    var body: some View {
        VStack {
            TipView(RackTip())
            Text(Self.build).accessibilityIdentifier("build")
        }
    }

    private static var build: String {
        #if DEBUG
            return "for debugging"
        #else
            return "for release"
        #endif
    }
}

/// Shows all tips, but only where the app is built for debugging.
struct DebugApp: App {
    init() {
        #if DEBUG
            Tips.showAllTipsForTesting()
        #endif
        do {
            try Tips.configure([.displayFrequency(.immediate)])
        } catch {
            report(error)
        }
    }

    var body: some Scene {
        WindowGroup { HiddenShelf() }
    }
}

/// Shows all tips, but only where whoever launches it asks for them.
struct ArgumentApp: App {
    init() {
        if ProcessInfo.processInfo.arguments.contains("--show-all-tips") {
            Tips.showAllTipsForTesting()
        }
        do {
            try Tips.configure([.displayFrequency(.immediate)])
        } catch {
            report(error)
        }
    }

    var body: some Scene {
        WindowGroup { HiddenShelf() }
    }
}

/// Configures when its views are drawn already.
struct LateApp: App {
    var body: some Scene {
        WindowGroup {
            VStack {
                Text("Good morning")
                TipView(PinTip())
            }
            .task {
                do {
                    // tips-lint: allow configured-late
                    try Tips.configure([.displayFrequency(.immediate)])
                } catch {
                    report(error)
                }
            }
        }
    }
}

/// A popover that nobody invalidates, and one that its feature does.
struct ForgottenPage: View {
    private let bellTip = BellTip()
    private let lampTip = LampTip()
    @State private var rings = 0
    @State private var isLit = false

    var body: some View {
        HStack(spacing: 200) {
            Button("Bell") { rings += 1 }
                .accessibilityIdentifier("bell")
                .popoverTip(bellTip)
            Button("Lamp") {
                isLit = true
                lampTip.invalidate(reason: .actionPerformed)
            }
            .accessibilityIdentifier("lamp")
            .popoverTip(lampTip)
            Text(isLit ? "Rung \(rings) times, lit" : "Rung \(rings) times").accessibilityIdentifier("done")
        }
    }
}

/// A title that says all there is.
struct LongTitleTip: Tip {
    var title: Text {
        // tips-lint: allow title-length
        Text("You can press the small bell on the left of the bar to warn those who walk ahead of you")
    }
}

/// A title that says the key thing.
struct ShortTitleTip: Tip {
    var title: Text { Text("Ring the bell") }
    var message: Text? { Text("Those who walk ahead hear you.") }
}

/// A long and a short title.
struct LengthPage: View {
    var body: some View {
        VStack {
            TipView(LongTitleTip()).accessibilityIdentifier("long")
            // tips-lint: allow tips-without-group
            TipView(ShortTitleTip()).accessibilityIdentifier("short")
        }
    }
}

/// Says in a tip what nobody may miss.
struct BrakeTip: Tip {
    var title: Text { Text("The brake is undone") }
}

/// The same in a tip and in the page.
struct BrakePage: View {
    var body: some View {
        VStack {
            TipView(BrakeTip())
            Label("Do up the brake before you ride", systemImage: "exclamationmark.triangle")
        }
    }
}
