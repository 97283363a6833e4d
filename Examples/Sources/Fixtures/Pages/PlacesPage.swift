import SwiftUI
import TipKit

/// A tip for one of the page's places.
struct PlaceTip: Tip {
    let number: Int

    var id: String { "place-\(number)" }
    var title: Text { Text("Place \(number)") }
    var message: Text? { Text("Points at the number in its part of the page, from where there is room.") }
}

/// Anchors in the corners, along the sides and in the middle of a page; their popovers come one after the other.
struct PlacesPage: View {
    let edge: Edge?

    var body: some View {
        VStack(spacing: 300) {
            ForEach(0..<3) { row in
                HStack {
                    anchor(row * 3)
                    Spacer()
                    anchor(row * 3 + 1)
                    Spacer()
                    anchor(row * 3 + 2)
                }
            }
        }
    }

    private func anchor(_ number: Int) -> some View {
        Text("\(number)")
            .padding()
            .accessibilityIdentifier("place-\(number)")
            .popoverTip(PlaceTip(number: number), arrowEdge: edge)
    }
}
