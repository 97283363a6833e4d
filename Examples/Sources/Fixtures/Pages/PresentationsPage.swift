import SwiftUI
import TipKit

/// Tabs, of which one has a navigation stack, one alerts, and one pages.
struct PresentationsPage: View {
    @State private var unread = 3

    var body: some View {
        TabView {
            NavigationStack {
                List {
                    NavigationLink("Mail", value: "Mail").badge(unread)
                    NavigationLink("Archive", value: "Archive")
                }
                .navigationTitle("Inbox")
                .navigationDestination(for: String.self) { Text("About \($0)").navigationTitle($0) }
            }
            .tabItem { Label("Inbox", systemImage: "tray") }
            .badge(unread)
            AlertsTab()
                .tabItem { Label("Alerts", systemImage: "bell") }
            PagesTab()
                .tabItem { Label("Pages", systemImage: "book") }
        }
    }
}

private struct AlertsTab: View {
    @State private var isRenaming = false
    @State private var isDeleting = false
    @State private var name = "Ada"
    @State private var last = "nothing"
    private let tip = PresentationsTip()

    var body: some View {
        VStack(spacing: 12) {
            Text(last).accessibilityIdentifier("last")
            TipView(tip)
            Button("Rename") { isRenaming = true }.accessibilityIdentifier("rename")
            Button("Delete") { isDeleting = true }.accessibilityIdentifier("delete")
            Button("Save") { last = "saved" }.keyboardShortcut("s", modifiers: [.option])
        }
        .alert("Rename the list", isPresented: $isRenaming) {
            TextField("Name", text: $name)
            Button("Rename") { last = "renamed \(name)" }
            Button("Cancel", role: .cancel) { last = "kept" }
        } message: {
            Text("Its readers see the new name.")
        }
        .confirmationDialog("Delete the list?", isPresented: $isDeleting, titleVisibility: .visible) {
            Button("Delete", role: .destructive) { last = "deleted" }
        }
    }
}

private struct PresentationsTip: Tip {
    var title: Text { Text("Rename your list") }
    var options: [any TipOption] { MaxDisplayCount(5) }
}

private struct PagesTab: View {
    @State private var page = 0

    var body: some View {
        VStack {
            Text("Page \(page)").accessibilityIdentifier("page")
            TabView(selection: $page) {
                ForEach(0..<3) { number in
                    Text("Content \(number)").frame(maxWidth: .infinity, minHeight: 200).tag(number)
                }
            }
            .tabViewStyle(.page)
            Button("Next") { page += 1 }.accessibilityIdentifier("next")
            Button("First or last") { page = page == 0 ? 2 : 0 }.accessibilityIdentifier("first-or-last")
        }
    }
}
