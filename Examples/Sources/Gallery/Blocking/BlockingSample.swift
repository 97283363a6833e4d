import SwiftUI
import TipKit

/// Has to be read before anything is sown.
struct BedTip: Tip {
    var title: Text { Text("Choose a bed first") }
    var message: Text? { Text("Every packet you sow is noted with its bed.") }
}

/// A button that can't be pressed while the popover of another is open.
struct BlockingSample: View {
    @State private var sown = 0

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            HStack(spacing: 12) {
                Button("Sow a packet", systemImage: "leaf") { sown += 1 }
                Text("Sown: \(sown)")
            }
            Button("Choose a bed", systemImage: "map") {}
                .popoverTip(BedTip(), arrowEdge: .top)
                .tipBackgroundInteraction(.disabled)
        }
        .buttonStyle(.bordered)
    }
}
