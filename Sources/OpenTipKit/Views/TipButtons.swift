import TipUI

/// The button that closes a tip.
struct TipCloseButton: View {
    let action: @MainActor () -> Void

    var body: some View {
        Button(action: action) {
            Image(systemName: "xmark")
        }
        .buttonLook(.close)
        .accessibilityLabel(SystemWord.closeTip)
    }
}

/// The button of one of a tip's actions.
struct TipActionButton: View {
    let label: Text
    let action: @MainActor () -> Void

    var body: some View {
        Button(action: action) {
            label
        }
        .buttonLook(.tipAction)
    }
}
