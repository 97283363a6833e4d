import SwiftUI
import TipKit

/// Says what the button of the toolbar holds.
struct OvenTip: Tip {
    var title: Text { Text("Heat from afar") }
    var message: Text? { Text("Set the oven before you are home.") }
}

/// A popover at a button of the toolbar.
struct OvenPage: View {
    var tip = OvenTip()

    var body: some View {
        List {
            Text("Dark rye")
            Text("Seeded rolls")
        }
        .navigationTitle("Today's breads")
        .toolbar(content: {
            Button("Oven", systemImage: "thermometer.medium") {}
                .accessibilityIdentifier("oven")
                .buttonStyle(.plain)
                .popoverTip(tip, arrowEdge: .top)
        })
    }
}

/// Offers two ways to a hotter oven.
struct HeatTip: Tip {
    var title: Text { Text("Rolls want it hotter") }
    var message: Text? { Text("Most of them are baked at 230°.") }
    var actions: [Action] {
        Action(id: "open-settings", title: "Open the settings")
        Action(id: "heat-now", title: "Heat to 230°")
    }
}

/// A popover with actions that are told apart by literal ids.
struct HeatPage: View {
    private let tip = HeatTip()
    @State private var showsSettings = false

    var body: some View {
        VStack {
            Button("Oven", systemImage: "gearshape") {
                showsSettings = true
            }
            .buttonStyle(.plain)
            .popoverTip(tip, arrowEdge: .top) { action in
                if action.id == "open-settings" {
                    showsSettings = true
                }
            }
            Text(showsSettings ? "The settings are open" : "The oven is cold").accessibilityIdentifier("oven")
        }
    }
}

/// Offers steam, with ids that can't be mistyped.
struct SteamTip: Tip {
    static let openSettings = "open-settings"
    static let addSteam = "add-steam"

    var title: Text { Text("Steam makes a crust") }
    var actions: [Action] {
        Action(id: SteamTip.openSettings, title: "Open the settings")
        Action(id: SteamTip.addSteam, title: "Add steam")
    }
}

/// A popover with actions that are told apart by constants.
struct SteamPage: View {
    private let tip = SteamTip()
    @State private var word = "The oven is dry"

    var body: some View {
        VStack {
            Button("Oven", systemImage: "drop") {}
                .popoverTip(tip, arrowEdge: .top) { action in
                    if action.id == SteamTip.addSteam {
                        word = "The oven steams"
                    }
                }
            Text(word).accessibilityIdentifier("oven")
        }
    }
}
