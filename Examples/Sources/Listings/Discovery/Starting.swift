import SwiftUI
import TipKit

/// Greets whoever opens the bakery's app.
struct FirstLoafTip: Tip {
    var title: Text { Text("Bake a first loaf") }
    var message: Text? { Text("Choose a dough, and the oven says when to come back.") }
}

/// Opens the datastore as it starts, so that the first view has all it needs.
struct OpeningApp: App {
    init() {
        do {
            try Tips.configure([.displayFrequency(.immediate)])
        } catch {
            report(error)
        }
    }

    var body: some Scene {
        WindowGroup { TipView(FirstLoafTip()) }
    }
}

/// Keeps the state of its tips where the bakery's other apps find it.
struct SharingApp: App {
    init() {
        do {
            try Tips.configure([
                .displayFrequency(.immediate),
                .datastoreLocation(.groupContainer(identifier: "org.example.bakery")),
            ])
        } catch {
            report(error)
        }
    }

    var body: some Scene {
        WindowGroup { TipView(FirstLoafTip()) }
    }
}

/// Begins anew at every launch.
struct ForgettingApp: App {
    init() {
        do {
            // tips-lint: allow testing-in-release
            try Tips.resetDatastore()
            try Tips.configure([.displayFrequency(.immediate)])
        } catch {
            report(error)
        }
    }

    var body: some Scene {
        WindowGroup { TipView(FirstLoafTip()) }
    }
}
