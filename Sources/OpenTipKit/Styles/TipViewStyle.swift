public import TipKitEngine
public import TipUI

/// A style of tips, which makes the view of a tip from the tip's configuration.
@MainActor @preconcurrency
public protocol TipViewStyle {
    /// The view that the style makes.
    associatedtype Body: View

    /// The properties of the tip that the style receives.
    typealias Configuration = TipViewStyleConfiguration

    /// Makes the view of a tip.
    @MainActor @ViewBuilder @preconcurrency
    func makeBody(configuration: Self.Configuration) -> Self.Body
}

extension TipViewStyle where Self == MiniTipViewStyle {
    /// The default style.
    @MainActor @preconcurrency public static var miniTip: MiniTipViewStyle { MiniTipViewStyle() }
}

extension View {
    /// Sets the style of all tips in this view, both inline and in popovers.
    public nonisolated func tipViewStyle(_ style: some TipViewStyle) -> some View {
        environment(\.tipViewStyle, TipStyleBox(style))
    }
}

/// A type-erased style that is stored in the environment.
struct TipStyleBox: Sendable {
    let makeBody: @MainActor @Sendable (TipViewStyleConfiguration) -> AnyView

    init(_ style: some TipViewStyle) {
        // Safe because the style is isolated to the main actor, and `makeBody` uses it only on the main actor.
        nonisolated(unsafe) let style = style
        makeBody = { AnyView(style.makeBody(configuration: $0)) }
    }
}

private enum TipViewStyleKey: EnvironmentKey {
    static var defaultValue: TipStyleBox? { nil }
}

extension EnvironmentValues {
    var tipViewStyle: TipStyleBox? {
        get { self[TipViewStyleKey.self] }
        set { self[TipViewStyleKey.self] = newValue }
    }
}

/// The properties of a tip that a style uses to make its view.
///
/// Use these properties instead of the tip's own properties, because the `actions` also run the closure of the
/// `TipView`.
public struct TipViewStyleConfiguration {
    /// The tip itself, which a style can for example invalidate.
    public let tip: any Tip

    let action: @MainActor @Sendable (Tips.Action) -> Void
    let presenter: TipPresenter

    /// The accessibility label of the tip's card: the plain text of its title, or "Tip" if the title is
    /// blank.
    @MainActor func name(in environment: EnvironmentValues) -> String {
        let letters = title?.plain(in: environment) ?? ""
        return letters.allSatisfy(\.isWhitespace) ? "Tip" : letters
    }

    /// Closes the tip in response to a press of its close button.
    @MainActor func close() {
        presenter.close(.closeButton)
    }

    /// The tip's title.
    @MainActor @preconcurrency public var title: Text? { tip.title }

    /// The tip's message.
    @MainActor @preconcurrency public var message: Text? { tip.message }

    /// The tip's image.
    @MainActor @preconcurrency public var image: Image? { tip.image }

    /// The tip's actions, whose handlers run the action's own handler and then the view's closure.
    @MainActor @preconcurrency public var actions: [Tips.Action] {
        let id = tip.id
        return Tips.ActionBuilder.buildFinalResult(tip.actions).map { [action] pressed in
            pressed.alsoPerforming { pressed in
                TipCenter.current.emit(.action(id: pressed.id), of: id)
                action(pressed)
            }
        }
    }
}

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
