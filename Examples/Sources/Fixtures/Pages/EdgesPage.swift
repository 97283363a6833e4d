import SwiftUI
import TipKit

struct EdgesTip: Tip {
    var title: Text { Text("Above or beside") }
    var message: Text? { Text("Each edge that may carry the arrow is tried before the others are.") }
}

/// An anchor at the page's upper corner, whose popover may stand above it or beside it.
struct EdgesPage: View {
    var body: some View {
        VStack {
            HStack {
                Text("Anchor").padding().popoverTip(EdgesTip(), arrowEdges: [.bottom, .leading])
                Spacer()
            }
            Spacer()
        }
    }
}
