import SwiftUI

/// Rows with actions: some at one edge, some at both.
struct RowsPage: View {
    @State private var messages = ["Welcome", "Your receipt", "A photo"]
    @State private var flagged: Set<String> = []
    let direction: LayoutDirection

    var body: some View {
        VStack {
            List(messages, id: \.self) { message in
                Text(flagged.contains(message) ? "\(message), flagged" : message)
                    .accessibilityIdentifier(message)
                    .swipeActions {
                        Button("Delete", role: .destructive) { messages.removeAll { $0 == message } }
                        Button("Mute") {}.tint(.indigo)
                    }
                    .swipeActions(edge: .leading) {
                        Button("Flag") { flagged.formSymmetricDifference([message]) }
                    }
            }
        }
        .environment(\.layoutDirection, direction)
    }
}
