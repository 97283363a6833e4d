import SwiftUI
import TipKit

/// Held back by nothing.
struct BucketTip: Tip {
    var title: Text { Text("Keep the water warm") }
}

/// Held back by a rule that never holds here.
struct MoonTip: Tip {
    @Parameter
    // tips-lint: allow parameter-never-set
    static var isFullMoon: Bool = false

    var title: Text { Text("Throw by moonlight") }
    var rules: [Rule] {
        #Rule(Self.$isFullMoon) { $0 }
    }
}

/// Held back by an event that never happens here.
struct FloodTip: Tip {
    // tips-lint: allow event-never-donated
    static let didFlood = Event(id: "did-flood")

    var title: Text { Text("Carry the clay upstairs") }
    var rules: [Rule] {
        #Rule(Self.didFlood) { $0.donations.count >= 1 }
    }
}

/// One tip that may appear and two that may not.
struct ThreeTips: View {
    var body: some View {
        VStack {
            TipView(BucketTip()).accessibilityIdentifier("bucket")
            // tips-lint: allow tips-without-group
            TipView(MoonTip()).accessibilityIdentifier("moon")
            TipView(FloodTip()).accessibilityIdentifier("flood")
        }
    }
}

/// Shows all tips.
struct ShowAllApp: App {
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
        WindowGroup { ThreeTips() }
    }
}

/// Shows two tips, whatever holds them back.
struct ShowSomeApp: App {
    init() {
        #if DEBUG
            Tips.showTipsForTesting([BucketTip.self, MoonTip.self])
        #endif
        do {
            try Tips.configure([.displayFrequency(.immediate)])
        } catch {
            report(error)
        }
    }

    var body: some Scene {
        WindowGroup { ThreeTips() }
    }
}

/// Shows no tip.
struct HideAllApp: App {
    init() {
        #if DEBUG
            Tips.hideAllTipsForTesting()
        #endif
        do {
            try Tips.configure([.displayFrequency(.immediate)])
        } catch {
            report(error)
        }
    }

    var body: some Scene {
        WindowGroup { ThreeTips() }
    }
}
