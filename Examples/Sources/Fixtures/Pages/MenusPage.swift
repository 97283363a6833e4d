import Foundation
import SwiftUI
import TipKit

/// Menus in the bar, in the page and of rows.
struct MenusPage: View {
    @State private var chosen = "nothing"
    @State private var isWide = false
    let direction: LayoutDirection

    var body: some View {
        NavigationStack {
            VStack(spacing: 16) {
                Text(verbatim: chosen).accessibilityIdentifier("chosen")
                Menu("Options") { items }.buttonStyle(.bordered).accessibilityIdentifier("options")
                List {
                    Text("Heron").contextMenu { items }.accessibilityIdentifier("heron")
                    Button("Otter") { chosen = "otter" }.contextMenu { items }.accessibilityIdentifier("otter")
                    Text("Newt").contextMenu { items }.onTapGesture { chosen = "newt" }
                        .accessibilityIdentifier("newt")
                    Text("Toad").onLongPressGesture { chosen = "toad" }.contextMenu { items }
                        .accessibilityIdentifier("toad")
                }
                Menu("Save") {
                    if let help = URL(string: "/help") { Link("Help", destination: help) }
                } primaryAction: {
                    chosen = "saved"
                }
                .accessibilityIdentifier("save")
            }
            .navigationTitle("Menus")
            .toolbar {
                ToolbarItem(placement: .topBarTrailing) {
                    Menu {
                        items
                    } label: {
                        Image(systemName: "ellipsis.circle")
                    }
                    .accessibilityIdentifier("bar")
                }
            }
        }
        .environment(\.layoutDirection, direction)
    }

    @ViewBuilder private var items: some View {
        Button("Copy", systemImage: "doc.on.doc") { chosen = "copy" }
        Toggle("Wide", isOn: $isWide)
        Button("Nothing") { chosen = "never" }.disabled(true)
        Section("Sort") {
            Button("By name") { chosen = "name" }
            Button("By date") { chosen = "date" }
        }
        Menu("More") {
            Button("Inner") { chosen = "inner" }
            Button("Last of it") { chosen = "last" }
        }
        Divider()
        Button("Delete", systemImage: "trash", role: .destructive) { chosen = isWide ? "wide delete" : "delete" }
    }
}
