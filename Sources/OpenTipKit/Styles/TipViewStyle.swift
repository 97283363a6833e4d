public import TipUI

/// How tips look: a style makes the view of a tip from its configuration.
@MainActor @preconcurrency
public protocol TipViewStyle {
    /// The view that the style makes.
    associatedtype Body: View

    /// What a style gets to work with.
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
    /// Sets the style of all tips below, inline and in popovers.
    public nonisolated func tipViewStyle(_ style: some TipViewStyle) -> some View {
        environment(\.tipViewStyle, TipStyleBox(style))
    }
}

/// A style in the environment.
struct TipStyleBox: Sendable {
    let makeBody: @MainActor @Sendable (TipViewStyleConfiguration) -> AnyView

    init(_ style: some TipViewStyle) {
        // The style is only ever used on the main actor, where it lives.
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
