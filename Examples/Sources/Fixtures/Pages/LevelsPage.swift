import SwiftUI
import TipKit

struct LevelTip: Tip {
    let place: String

    var id: String { "level-\(place)" }
    var title: Text { Text(verbatim: "Tip on \(place)") }
}

/// A stack whose levels come by values, by a flag, by an item, by a view and from the bar.
struct LevelsPage: View {
    @State private var path: [String] = []
    @State private var isUp = false
    @State private var item: String?

    var body: some View {
        VStack {
            Text(verbatim: (path + ["\(isUp)", item ?? "none"]).joined(separator: " ")).accessibilityIdentifier("state")
            Button("Deep") { path = ["heron", "larch"] }.accessibilityIdentifier("deep")
            Button("Home") { path = [] }.accessibilityIdentifier("home")
            NavigationStack(path: $path) {
                VStack {
                    Button("Feature") {}.accessibilityIdentifier("feature").popoverTip(LevelTip(place: "first"))
                    NavigationLink("Heron", value: "heron").accessibilityIdentifier("to-heron")
                    NavigationLink("View") { Text("Viewed").navigationTitle("View") }.accessibilityIdentifier("to-view")
                    Button("Flag") { isUp = true }.accessibilityIdentifier("flag")
                    Button("Item") { item = "fir" }.accessibilityIdentifier("item")
                }
                .navigationTitle("First")
                .toolbar {
                    NavigationLink("Settings") { SettingsView() }.accessibilityIdentifier("to-settings")
                }
                .navigationDestination(for: String.self) { LevelView(name: $0) }
                .navigationDestination(isPresented: $isUp) { LevelView(name: "flag") }
                .navigationDestination(item: $item) { LevelView(name: $0) }
            }
        }
    }
}

/// A level with a bar of its own.
struct SettingsView: View {
    @State private var presses = 0

    var body: some View {
        Text(verbatim: "\(presses)").accessibilityIdentifier("settings-presses")
            .navigationTitle("Settings")
            .toolbar { Button("Press") { presses += 1 }.accessibilityIdentifier("settings-press") }
    }
}

/// A level with a tip, and with state of its own.
struct LevelView: View {
    let name: String
    @State private var presses = 0

    var body: some View {
        VStack {
            TipView(LevelTip(place: name))
            Button("Press") { presses += 1 }.accessibilityIdentifier("press-\(name)")
            Text(verbatim: "\(presses)").accessibilityIdentifier("presses-\(name)")
            NavigationLink("Further", value: "\(name)-on").accessibilityIdentifier("on-\(name)")
        }
        .navigationTitle(name)
    }
}
