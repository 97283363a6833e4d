import SwiftUI
import TipKit

/// Says what the button below does.
struct KilnTip: Tip {
    var title: Text {
        Text("Fire when it is dry")
    }
    var message: Text? {
        Text("Pots that still feel cold on your cheek want another day.")
    }
    var image: Image? {
        Image(systemName: "flame")
    }
}

/// A tip between two paragraphs, with an arrow towards its feature.
struct KilnPage: View {
    var tip = KilnTip()

    var body: some View {
        VStack(spacing: 20) {
            Text("A tip in the page takes room of its own and covers nothing that a person may need.")

            TipView(tip, arrowEdge: .bottom)
            Button {
                // Whoever fires knows what the tip says.
                tip.invalidate(reason: .actionPerformed)
            } label: {
                Label("Fire", systemImage: "flame")
            }
            .accessibilityIdentifier("fire")

            Text("It goes by its cross, or when the kiln is fired.")
            Spacer()
        }
        .padding()
        .navigationTitle("The kiln")
    }
}

/// A tip as wide as it is told to be, in its symbol's own colours.
struct NarrowPage: View {
    var tip = KilnTip()

    var body: some View {
        TipView(tip)
            .frame(width: 250)
            .symbolRenderingMode(.multicolor)
    }
}

/// Stands at the edge that the arrow is for.
struct ShelfEdgeTip: Tip {
    var title: Text { Text("Leave room to breathe") }
    var message: Text? { Text("Pots that touch stick to each other.") }
}

/// A popover beside its view.
struct ShelfEdgePage: View {
    var tip = ShelfEdgeTip()

    var body: some View {
        Text("Shelf")
            .padding()
            .accessibilityIdentifier("shelf")
            .popoverTip(tip, arrowEdge: .leading)
            .padding(.top, 120)
    }
}
