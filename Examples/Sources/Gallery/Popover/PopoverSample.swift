import SwiftUI
import TipKit

/// Points at the bookmark of a row.
struct KeepTip: Tip {
    var title: Text { Text("Keep a packet for spring") }
    var message: Text? { Text("What you marked is set aside until March.") }
}

/// Points at the button in the bar.
struct ScanTip: Tip {
    var title: Text { Text("Scan a packet") }
    var message: Text? { Text("Hold it up to the camera: there’s nothing to type.") }
}

/// A list and a bar with a popover each; pressing what a tip is about retires the tip.
struct PopoverSample: View {
    @State private var isKept = false

    var body: some View {
        List {
            Label("Sweet pea", systemImage: "leaf")
            HStack {
                Label("Cornflower", systemImage: "leaf")
                Spacer()
                Button {
                    isKept.toggle()
                    KeepTip().invalidate(reason: .actionPerformed)
                } label: {
                    Image(systemName: isKept ? "bookmark.fill" : "bookmark")
                }
                .accessibilityLabel("Keep cornflowers")
                .popoverTip(KeepTip())
            }
            Label("Marigold", systemImage: "leaf")
        }
        .toolbar {
            ToolbarItem(placement: .primaryAction) {
                Button("Scan", systemImage: "qrcode") {
                    ScanTip().invalidate(reason: .actionPerformed)
                }
                .popoverTip(ScanTip(), arrowEdge: .top)
            }
        }
    }
}
