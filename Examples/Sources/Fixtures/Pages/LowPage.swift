import SwiftUI
import TipKit

/// Has more to say than a low window has room for.
struct LowTip: Tip {
    var title: Text { Text("Down here") }
    var message: Text? {
        Text("What lies at the end of a page has no room below it: a card stands above it, or is cut to its window.")
    }
    var actions: [Action] {
        Action(id: "more", title: "Read on")
        Action(id: "later", title: "Not now")
    }
}

/// A list at the end of a page, with a popover at its one row.
struct LowPage: View {
    var body: some View {
        VStack {
            Text("Above").frame(height: 560)
            List {
                Text("Row").accessibilityIdentifier("low").popoverTip(LowTip())
            }
        }
    }
}

/// Has to be read first.
struct BlockingTip: Tip {
    var title: Text { Text("Read this first") }
}

/// A popover that blocks the page, in the middle of a page longer than its window.
struct BlockingPage: View {
    @State private var presses = 0

    var body: some View {
        VStack(spacing: 16) {
            Text("Here").padding().popoverTip(BlockingTip(), arrowEdge: .top).tipBackgroundInteraction(.disabled)
            Button("Press") { presses += 1 }.accessibilityIdentifier("press")
            Text(verbatim: "\(presses)").accessibilityIdentifier("presses")
            Text("The end").padding(.top, 1_600)
        }
    }
}
