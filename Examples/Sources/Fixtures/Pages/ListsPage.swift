import SwiftUI
import TipKit

/// A tip that was closed long ago, so that its views draw nothing.
struct HiddenTip: Tip {
    var title: Text { Text("Hidden") }
    var rules: [Rule] { #Rule(Self.$isWanted) { $0 } }

    @Parameter static var isWanted: Bool = false
}

/// Rows that views of one's own make, in a form.
struct OwnRowsPage: View {
    private struct Letters: View {
        var body: some View {
            Section("Letters") {
                NavigationLink(value: 1) { Text("Go A") }.accessibilityIdentifier("A")
                NavigationLink(value: 2) { Text("Go B") }.accessibilityIdentifier("B")
            }
        }
    }

    private struct Pair: View {
        var body: some View {
            Text("First").accessibilityIdentifier("first")
            Text("Second").accessibilityIdentifier("second")
        }
    }

    var body: some View {
        NavigationStack {
            Form {
                Letters()
                Pair().padding(.vertical, 8).listRowBackground(Color.mint)
                TipView(HiddenTip()).padding().listRowBackground(Color.red)
            }
            .navigationDestination(for: Int.self) { Text("Letter \($0)").navigationTitle("Letter \($0)") }
            .navigationTitle("Own rows")
        }
    }
}

/// Hidden tips with modifiers, between views of a stack and between rows of a list.
struct HiddenTipsPage: View {
    var body: some View {
        VStack(spacing: 0) {
            VStack(spacing: 10) {
                Text("Above").accessibilityIdentifier("above")
                TipView(HiddenTip()).padding()
                TipView(HiddenTip()).frame(maxWidth: .infinity, minHeight: 50).background(Color.red)
                TipView(HiddenTip()).padding().background { Color.blue }.cornerRadius(8).shadow(radius: 3)
                Text("Below").accessibilityIdentifier("below")
            }
            List {
                Text("One").accessibilityIdentifier("one")
                TipView(HiddenTip()).padding().listRowBackground(Color.red)
                TipView(HiddenTip()).frame(height: 60).listRowSeparator(.hidden)
                Text("Two").accessibilityIdentifier("two")
                Section { TipView(HiddenTip()).padding() }
            }
        }
    }
}

/// A list whose rows can be deleted, moved and renamed, and lists in the other styles.
struct ListsPage: View {
    private struct Item: Identifiable {
        let id: String
        var isPacked = false
    }

    @State private var items = ["Map", "Lamp", "Rope"].map { Item(id: $0) }

    var body: some View {
        NavigationStack {
            VStack {
                Text(items.map { $0.id + ($0.isPacked ? "!" : "") }.joined(separator: ","))
                    .accessibilityIdentifier("order")
                List {
                    ForEach($items) { $item in
                        Toggle(item.id, isOn: $item.isPacked)
                            .accessibilityIdentifier(item.id)
                            .deleteDisabled(item.id == "Rope")
                    }
                    .onDelete { items.remove(atOffsets: $0) }
                    .onMove { items.move(fromOffsets: $0, toOffset: $1) }
                }
                List {
                    Section("Head") {
                        Text("Plain").accessibilityIdentifier("plain")
                        Text("Tinted").listRowSeparatorTint(.red).accessibilityIdentifier("tinted")
                    }
                    .listSectionSpacing(4)
                    Section { Text("Next").accessibilityIdentifier("next") }
                }
                .listStyle(.plain)
                List {
                    Text("Spaced").accessibilityIdentifier("spaced")
                    Text("Backed").listRowBackground(Circle().fill(.mint).accessibilityIdentifier("back"))
                        .accessibilityIdentifier("backed")
                }
                .listStyle(.grouped)
                .listRowSpacing(12)
            }
            .navigationTitle("Lists")
            .toolbar { EditButton() }
        }
    }
}
