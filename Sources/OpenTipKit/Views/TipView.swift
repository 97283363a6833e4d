public import TipKitEngine
public import TipUI

/// A tip in the flow of a page; it takes room only while it may appear.
@MainActor @preconcurrency
public struct TipView<Content>: View where Content: Tip {
    private let tip: (any Tip)?
    private let arrowEdge: Edge?
    private let action: @MainActor @Sendable (Tips.Action) -> Void
    @State private var presenter = TipPresenter()

    /// Makes the view of a tip.
    ///
    /// - Parameters:
    ///   - tip: The tip.
    ///   - arrowEdge: The edge of the tip that carries an arrow; `nil` for none.
    ///   - action: Runs when a person presses one of the tip's actions, after the action's own handler.
    @preconcurrency
    public init(
        _ tip: Content,
        arrowEdge: Edge? = nil,
        action: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
    ) {
        self.init(base: tip, arrowEdge: arrowEdge, action: action)
    }

    /// Makes the view of a tip of any type.
    ///
    /// - Parameters:
    ///   - tip: The tip; nothing is shown for `nil`.
    ///   - arrowEdge: The edge of the tip that carries an arrow; `nil` for none.
    ///   - action: Runs when a person presses one of the tip's actions, after the action's own handler.
    @preconcurrency
    public init(
        _ tip: (any Tip)?,
        arrowEdge: Edge? = nil,
        action: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
    ) where Content == AnyTip {
        self.init(base: tip, arrowEdge: arrowEdge, action: action)
    }

    private init(
        base: (any Tip)?,
        arrowEdge: Edge?,
        action: @escaping @MainActor @Sendable (Tips.Action) -> Void
    ) {
        tip = base
        self.arrowEdge = arrowEdge
        self.action = action
    }

    /// The tip's card, or nothing.
    public var body: some View {
        if let tip, presenter.present(tip) {
            TipCallout(
                configuration: TipViewStyleConfiguration(tip: tip, action: action, isPopover: false),
                arrowEdge: arrowEdge
            )
            .onAppear { presenter.begin() }
            .onDisappear { presenter.end() }
            .id(tip.id)
        } else {
            let _ = presenter.withdraw(unless: tip)
        }
    }
}
