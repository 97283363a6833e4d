import SwiftUI

/// Rows of a list as they are by themselves, one of each kind, and a section behind them.
struct RowLooksPage: View {
    @State private var isOn = false

    var body: some View {
        NavigationStack {
            List {
                Text("Text").accessibilityIdentifier("text")
                NavigationLink("Link") { Text("Led on").navigationTitle("Led") }.accessibilityIdentifier("link")
                Button("Button") {}.accessibilityIdentifier("button")
                Toggle("Switch", isOn: $isOn).accessibilityIdentifier("switch")
                Section("Further") {
                    Text("Below").accessibilityIdentifier("below")
                }
            }
            .navigationTitle("Rows")
        }
    }
}
