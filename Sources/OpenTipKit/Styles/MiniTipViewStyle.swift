public import TipUI

/// The default style: the image, title, message and a close button at the top, and the actions below them.
@MainActor @preconcurrency
public struct MiniTipViewStyle: TipViewStyle {
    /// Creates the style.
    public init() {}

    /// Makes the view of a tip.
    public func makeBody(configuration: TipViewStyleConfiguration) -> some View {
        MiniTip(configuration: configuration)
    }
}

extension TipViewStyle where Self == MiniTipViewStyle {
    /// The default style.
    @MainActor @preconcurrency public static var miniTip: MiniTipViewStyle { MiniTipViewStyle() }
}

/// A tip in the default style.
private struct MiniTip: View {
    let configuration: TipViewStyleConfiguration
    @Environment(\.tipImageSize) private var imageSize
    @Environment(\.tipImageStyle) private var imageStyle

    var body: some View {
        let actions = configuration.actions
        HStack(alignment: .top, spacing: 12) {
            if let image = configuration.image {
                picture(image)
            }
            VStack(alignment: .leading, spacing: 0) {
                HStack(alignment: .top, spacing: 12) {
                    VStack(alignment: .leading, spacing: 2) {
                        configuration.title?.font(.headline).accessibilityAddTraits(.isHeader)
                        configuration.message?.font(.subheadline).foregroundStyle(.secondary)
                        configuration.position?.font(.footnote).foregroundStyle(.secondary).padding(.top, 4)
                    }
                    Spacer(minLength: 0)
                    TipCloseButton {
                        configuration.close()
                    }
                }
                if !actions.isEmpty {
                    VStack(alignment: .leading, spacing: 0) {
                        ForEach(actions) { action in
                            Divider()
                            TipActionButton(id: action.id, label: action.label(), action: action.handler)
                        }
                    }
                    .padding(.top, 12)
                }
            }
        }
    }

    @ViewBuilder
    private func picture(_ image: Image) -> some View {
        if let imageSize {
            image.resizable().scaledToFit()
                .frame(width: imageSize.width, height: imageSize.height)
                .tipForeground(imageStyle)
                .accessibilityHidden(true)
        } else {
            image.font(.title3).tipForeground(imageStyle).accessibilityHidden(true)
        }
    }
}

extension View {
    @ViewBuilder
    fileprivate func tipForeground(_ style: TipImageStyle?) -> some View {
        if let style {
            foregroundStyle(style.primary, style.secondary, style.tertiary)
        } else {
            foregroundStyle(.tint)
        }
    }
}
