import SwiftUI

/// A section without a list, and symbols: filled, alone and beside a text.
struct PiecesPage: View {
    var body: some View {
        VStack(spacing: 16) {
            Section("Outside") {
                Text("No row").accessibilityIdentifier("loose")
            }
            Button {
            } label: {
                Image(systemName: "plus.circle.fill").foregroundStyle(.white)
            }
            .buttonStyle(.borderedProminent)
            .tint(.blue)
            .accessibilityIdentifier("filled")
            Image(systemName: "mountain.2").accessibilityIdentifier("alone")
            Button("Heart", systemImage: "heart") {}.accessibilityIdentifier("labelled")
        }
    }
}
