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

    /// The tip's place in its group, such as "2 of 4", if the group shows it; otherwise `nil`.
    ///
    /// Not in Apple's TipKit.
    @MainActor public var position: Text? { TipCenter.current.groupPosition(of: tip.id).map { Text($0) } }

    /// The tip's actions, whose handlers run the action's own handler and then the view's closure.
    @MainActor @preconcurrency public var actions: [Tips.Action] {
        tip.actions(alsoPerforming: action)
    }
}
