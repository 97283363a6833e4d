import SwiftUI
import TipKit

/// Shown in apps that ask for sync.
struct PitchTip: Tip {
    var title: Text { Text("Take the pitch from the oboe") }
}

/// Asks for a container by name.
struct NamedContainerApp: App {
    init() {
        do {
            try Tips.configure([
                .displayFrequency(.immediate),
                .cloudKitContainer(.named("iCloud.org.example.choir.tips")),
            ])
        } catch {
            print("The choir's tips stay hidden: \(error.localizedDescription)")
        }
    }

    var body: some Scene {
        WindowGroup { TipView(PitchTip()) }
    }
}

/// Leaves it to the system which container is meant.
struct AutomaticContainerApp: App {
    init() {
        do {
            try Tips.configure([
                .displayFrequency(.immediate),
                .cloudKitContainer(.automatic),
            ])
        } catch {
            print("The choir's tips stay hidden: \(error.localizedDescription)")
        }
    }

    var body: some Scene {
        WindowGroup { TipView(PitchTip()) }
    }
}
