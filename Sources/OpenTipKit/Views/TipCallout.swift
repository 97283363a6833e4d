import TipUI

/// The card of an inline tip.
struct TipCallout: View {
    let configuration: TipViewStyleConfiguration
    let arrowEdge: Edge?
    let anchorName: String?
    @Environment(\.tipBackground) private var background
    @Environment(\.tipCornerRadius) private var cornerRadius

    var body: some View {
        Callout(
            CalloutContent(
                arrowEdge: arrowEdge,
                background: background,
                cornerRadius: cornerRadius,
                anchorName: anchorName
            ),
            label: configuration.name
        ) {
            StyledTip(configuration: configuration)
        }
    }
}

/// A tip in the style of its environment.
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
