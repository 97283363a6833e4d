public import TipUI

/// The card of an inline tip.
struct TipCallout: View {
    let configuration: TipViewStyleConfiguration
    let arrowEdge: Edge?
    let anchorName: String?
    @Environment(\.tipBackground) private var background
    @Environment(\.tipCornerRadius) private var cornerRadius
    @Environment(\.self) private var environment

    var body: some View {
        Callout(
            CalloutContent(
                arrowEdge: arrowEdge,
                background: background,
                cornerRadius: cornerRadius,
                anchorName: anchorName
            ),
            label: configuration.tip.name(in: environment)
        ) {
            StyledTip(configuration: configuration)
        }
    }
}

/// A tip in the style that the environment specifies.
struct StyledTip: View {
    let configuration: TipViewStyleConfiguration
    @Environment(\.tipViewStyle) private var style

    var body: some View {
        if let style {
            style.makeBody(configuration)
        } else {
            MiniTipViewStyle().makeBody(configuration: configuration)
        }
    }
}

/// The button that closes a tip.
struct TipCloseButton: View {
    let action: @MainActor () -> Void

    var body: some View {
        Button(action: action) {
            Image(systemName: "xmark")
        }
        .buttonLook(.close)
        .accessibilityLabel(TipWord.close)
    }
}

/// The button of one of a tip's actions.
struct TipActionButton: View {
    /// The id of the action, which scripts on the page can read.
    let id: String
    let label: Text
    let action: @MainActor () -> Void

    var body: some View {
        Button(action: action) {
            label
        }
        .buttonLook(.cardAction)
        .accessibilityIdentifier(id)
    }
}

extension View {
    /// Marks this view as the view that the arrow of an inline tip points at.
    ///
    /// The tip is a ``TipView`` with the same `anchorID`.
    ///
    /// - Parameter id: An id that is unique among the anchors of the page.
    public nonisolated func tipAnchor<AnchorID>(_ id: AnchorID) -> some View where AnchorID: Hashable & Sendable {
        anchorName(TipAnchorName(id).text)
    }
}

/// A name for an anchor's id; in a process, equal ids always have the same name.
struct TipAnchorName {
    let text: String

    init(_ id: some Hashable) {
        text = String(UInt(bitPattern: AnyHashable(id).hashValue), radix: 36)
    }
}
