import SwiftUI
import TipKit

struct CoveringTip: Tip {
    var title: Text { Text("Lies over what is below") }
    var message: Text? { Text("Whoever comes by keyboard must see where they are.") }
}

/// Controls that lose the focus, or are covered while they have it.
struct FocusPage: View {
    @State private var isSent = false

    var body: some View {
        VStack {
            Text("Anchor").padding().popoverTip(CoveringTip())
            Button("Covered") {}.accessibilityIdentifier("covered")
            Spacer(minLength: 160)
            Button("Send") { isSent = true }.disabled(isSent).accessibilityIdentifier("send")
            Button("Next") {}.accessibilityIdentifier("next")
        }
    }
}
