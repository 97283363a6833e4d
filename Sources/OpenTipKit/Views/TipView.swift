public import TipKitEngine
public import TipUI

/// A tip in the flow of a page; it takes room only while it may appear.
///
/// ```swift
/// struct BookPage: View {
///     var body: some View {
///         VStack {
///             TipView(BookmarkTip())
///             Button("Turn the page") { BookmarkTip.turnedPage.sendDonation() }
///         }
///     }
/// }
/// ```
@MainActor @preconcurrency
public struct TipView<Content>: View where Content: Tip {
    private let tip: (any Tip)?
    private let arrowEdge: Edge?
    private let action: @MainActor @Sendable (Tips.Action) -> Void
    private let isPresented: Binding<Bool>?
    private let anchorName: String?
    @State private var presenter = TipPresenter()
    @Environment(\.viewVisibility) private var visibility

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

    /// Makes the view of a tip whose visibility a binding follows, and changes for the moment.
    ///
    /// - Parameters:
    ///   - tip: The tip; nothing is shown for `nil`.
    ///   - isPresented: Becomes `true` when the tip is on screen and `false` when it leaves. Set to `false` it hides the
    ///     tip without an invalidation, and set to `true` shows it again while it may appear.
    ///   - arrowEdge: The edge of the tip that carries an arrow; `nil` for none.
    ///   - action: Runs when a person presses one of the tip's actions, after the action's own handler.
    @preconcurrency
    public init(
        _ tip: (any Tip)?,
        isPresented: Binding<Bool>? = nil,
        arrowEdge: Edge? = nil,
        action: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
    ) where Content == AnyTip {
        self.init(base: tip, isPresented: isPresented, arrowEdge: arrowEdge, action: action)
    }

    /// Makes the view of a tip whose arrow points at another view of the page.
    ///
    /// - Parameters:
    ///   - tip: The tip; nothing is shown for `nil`.
    ///   - isPresented: As in the other form.
    ///   - arrowEdge: The edge of the tip that carries the arrow; `nil` for the upper or lower one that faces the anchor.
    ///   - anchorID: The id that the other view has by ``View/tipAnchor(_:)``; without such a view the arrow stands
    ///     in the middle of `arrowEdge`.
    ///   - action: Runs when a person presses one of the tip's actions, after the action's own handler.
    @preconcurrency
    public init<AnchorID>(
        _ tip: (any Tip)?,
        isPresented: Binding<Bool>? = nil,
        arrowEdge: Edge? = nil,
        anchorID: AnchorID,
        action: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
    ) where Content == AnyTip, AnchorID: Hashable & Sendable {
        self.init(
            base: tip,
            isPresented: isPresented,
            arrowEdge: arrowEdge,
            anchorName: TipAnchorName(anchorID).text,
            action: action
        )
    }

    private init(
        base: (any Tip)?,
        isPresented: Binding<Bool>? = nil,
        arrowEdge: Edge?,
        anchorName: String? = nil,
        action: @escaping @MainActor @Sendable (Tips.Action) -> Void
    ) {
        tip = base
        self.isPresented = isPresented
        self.arrowEdge = arrowEdge
        self.anchorName = anchorName
        self.action = action
    }

    /// The tip's card, or nothing.
    public var body: some View {
        let input = DisplayLifecycle.Input(tip, isPresented: isPresented, visibility: visibility, keepsRoom: true)
        card
            .pageRequest(
                DisplayRequest(presenter: presenter) { askForTurn in
                    presenter.settle(input, of: tip, isPresented: isPresented, askForTurn)
                }
            )
            .onUnmount { presenter.leave() }
    }

    @ViewBuilder private var card: some View {
        if let tip, tip.id == presenter.drawn {
            TipCallout(
                configuration: TipViewStyleConfiguration(tip: tip, action: action, presenter: presenter),
                arrowEdge: arrowEdge,
                anchorName: anchorName
            )
            .onAppear { presenter.appeared(in: visibility) }
            .id(tip.id)
        }
    }
}
