import SwiftUI
import TipKit

struct BoxTip: Tip {
    var title: Text { Text("In the box") }
}

struct ButtonTip: Tip {
    var title: Text { Text("In the button") }
}

/// Views that take presses, and hold what a modal tip points at.
struct HoldersPage: View {
    @State private var isBoxAsked = false
    @State private var isButtonAsked = false
    @State private var presses = 0

    var body: some View {
        VStack(spacing: 40) {
            HStack {
                Button("Ask in the box") { isBoxAsked = true }.accessibilityIdentifier("ask-box")
                Button("Ask in the button") { isButtonAsked = true }.accessibilityIdentifier("ask-button")
            }
            VStack {
                Text("Box").padding().accessibilityIdentifier("box-text")
                if isBoxAsked {
                    Text("Its part").popoverTip(BoxTip())
                }
            }
            .onTapGesture { presses += 1 }
            .accessibilityIdentifier("box")
            Button {
                presses += 1
            } label: {
                VStack {
                    Text("Button").padding().accessibilityIdentifier("button-text")
                    Text("Its part").popoverTip(isButtonAsked ? ButtonTip() : nil)
                }
            }
            .accessibilityIdentifier("button")
            Text(verbatim: "\(presses)").accessibilityIdentifier("presses")
        }
        .tipBackgroundInteraction(.disabled)
    }
}
