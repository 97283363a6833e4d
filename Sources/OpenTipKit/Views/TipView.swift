public import TipKitEngine
public import TipUI

/// A view that shows a tip inline.
///
/// The view takes up space only while the tip may appear.
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

    /// Creates the view of a tip.
    ///
    /// - Parameters:
    ///   - tip: The tip.
    ///   - arrowEdge: The edge of the tip with the arrow; `nil` for no arrow.
    ///   - action: A closure that runs when a person presses one of the tip's actions, after the action's own handler.
    @preconcurrency
    public init(
        _ tip: Content,
        arrowEdge: Edge? = nil,
        action: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
    ) {
        self.init(base: tip, arrowEdge: arrowEdge, action: action)
    }

    /// Creates the view of a tip of any type.
    ///
    /// - Parameters:
    ///   - tip: The tip; nothing is shown for `nil`.
    ///   - arrowEdge: The edge of the tip with the arrow; `nil` for no arrow.
    ///   - action: A closure that runs when a person presses one of the tip's actions, after the action's own handler.
    @preconcurrency
    public init(
        _ tip: (any Tip)?,
        arrowEdge: Edge? = nil,
        action: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
    ) where Content == AnyTip {
        self.init(base: tip, arrowEdge: arrowEdge, action: action)
    }

    /// Creates the view of a tip, with a binding that tells whether the tip is on screen and can hide the tip
    /// temporarily.
    ///
    /// - Parameters:
    ///   - tip: The tip; nothing is shown for `nil`.
    ///   - isPresented: A binding that becomes `true` when the tip appears on screen and `false` when it leaves.
    ///     Setting it to `false` hides the tip without invalidating it; setting it to `true` shows it again while it
    ///     may appear.
    ///   - arrowEdge: The edge of the tip with the arrow; `nil` for no arrow.
    ///   - action: A closure that runs when a person presses one of the tip's actions, after the action's own handler.
    @preconcurrency
    public init(
        _ tip: (any Tip)?,
        isPresented: Binding<Bool>? = nil,
        arrowEdge: Edge? = nil,
        action: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
    ) where Content == AnyTip {
        self.init(base: tip, isPresented: isPresented, arrowEdge: arrowEdge, action: action)
    }

    /// Creates the view of a tip whose arrow points at another view of the page.
    ///
    /// - Parameters:
    ///   - tip: The tip; nothing is shown for `nil`.
    ///   - isPresented: A binding that tells whether the tip is on screen and can hide the tip, as in the initializer
    ///     without `anchorID`.
    ///   - arrowEdge: The edge of the tip with the arrow; `nil` for the top or bottom edge, whichever faces the anchor.
    ///   - anchorID: The id of the other view, set with ``View/tipAnchor(_:)``. If no view on the page has the id, the
    ///     arrow is in the middle of `arrowEdge`.
    ///   - action: A closure that runs when a person presses one of the tip's actions, after the action's own handler.
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
        card
            .pageRequest(
                presenter.request(tip, binding: isPresented, visibility: visibility.state, isInline: true)
            )
            .onUnmount { presenter.leave() }
    }

    @ViewBuilder private var card: some View {
        if let tip, tip.id == presenter.drawn?.id {
            TipCallout(
                configuration: TipViewStyleConfiguration(tip: tip, action: action, presenter: presenter),
                arrowEdge: arrowEdge,
                anchorName: anchorName
            )
            .onAppear { presenter.appeared(in: visibility.state) }
            .id(presenter.drawn)
        } else if let tip, tip.id == presenter.heldOut?.id {
            EmptyView()
                .onAppear { presenter.appeared(in: visibility.state) }
                .id(presenter.heldOut)
        }
    }
}
