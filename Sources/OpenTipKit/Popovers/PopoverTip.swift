public import TipKitEngine
public import TipUI

extension View {
    /// Shows a tip above the page that points at this view, while the tip may appear.
    ///
    /// One tip popover a page is open; others wait in the order they asked, and aren't counted meanwhile. So does one
    /// whose view is scrolled out of the window. Escape, and a press on nothing beside it, close it and invalidate the tip
    /// with `.tipClosed`. What lies behind stays usable, unlike with Apple's: a press on this view, the feature itself,
    /// goes through; a press on another control does too, and sets the popover aside until this view has been out of
    /// sight. Where `tipBackgroundInteraction` is disabled a press outside does nothing.
    ///
    /// ```swift
    /// Button("Ribbon", systemImage: "bookmark") {
    ///     BookmarkTip().invalidate(reason: .actionPerformed)
    /// }
    /// .popoverTip(BookmarkTip(), arrowEdge: .top)
    /// ```
    ///
    /// - Parameters:
    ///   - tip: The tip; nothing is shown for `nil`.
    ///   - arrowEdge: The edge of the tip that carries the arrow: `.top` puts the tip below this view. `nil` leaves it to
    ///     the room there is.
    ///   - action: Runs when a person presses one of the tip's actions, after the action's own handler.
    @preconcurrency
    public nonisolated func popoverTip(
        _ tip: (any Tip)?,
        arrowEdge: Edge? = nil,
        action: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
    ) -> some View {
        modifier(PopoverTip(tip: tip, isPresented: nil, arrowEdges: [arrowEdge].compactMap(\.self), action: action))
    }

    /// Shows a tip above the page that points at this view, and sets a binding to whether it is there.
    ///
    /// - Parameters:
    ///   - tip: The tip; nothing is shown for `nil`.
    ///   - isPresented: Becomes `true` when the tip is on screen and `false` when it leaves. Set to `false` it hides the
    ///     tip without an invalidation, and set to `true` shows it again while it may appear.
    ///   - attachmentAnchor: The part of this view that the tip points at; its bounds unless another is given.
    ///   - arrowEdge: The edge of the tip that carries the arrow: `.top` puts the tip below this view. `nil` leaves it to
    ///     the room there is.
    ///   - action: Runs when a person presses one of the tip's actions, after the action's own handler.
    @preconcurrency
    public nonisolated func popoverTip(
        _ tip: (any Tip)?,
        isPresented: Binding<Bool>? = nil,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge? = nil,
        action: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
    ) -> some View {
        modifier(
            PopoverTip(
                tip: tip,
                isPresented: isPresented,
                attachment: attachmentAnchor,
                arrowEdges: [arrowEdge].compactMap(\.self),
                action: action
            )
        )
    }

    /// Shows a tip above the page that points at this view with one of some edges.
    ///
    /// - Parameters:
    ///   - tip: The tip; nothing is shown for `nil`.
    ///   - isPresented: As in the other form.
    ///   - attachmentAnchor: As in the other form.
    ///   - arrowEdges: The edges that may carry the arrow. Of top, bottom, leading and trailing, in this order, the first
    ///     that there is room for does; another if there is room for none. All leave it to the room there is.
    ///   - action: Runs when a person presses one of the tip's actions, after the action's own handler.
    @preconcurrency
    public nonisolated func popoverTip(
        _ tip: (any Tip)?,
        isPresented: Binding<Bool>? = nil,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdges: Edge.Set,
        action: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
    ) -> some View {
        let order: [Edge] = [.top, .bottom, .leading, .trailing]
        let edges = arrowEdges == .all ? [] : order.filter { arrowEdges.contains(Edge.Set($0)) }
        return modifier(
            PopoverTip(
                tip: tip,
                isPresented: isPresented,
                attachment: attachmentAnchor,
                arrowEdges: edges,
                action: action
            )
        )
    }
}

/// A tip that points at a view.
struct PopoverTip: ViewModifier {
    let tip: (any Tip)?
    // Handed in from a context that isn't isolated, and read and written on the main actor alone.
    nonisolated(unsafe) let isShown: Binding<Bool>?
    let attachment: PopoverAttachmentAnchor
    let arrowEdges: [Edge]
    let action: @MainActor @Sendable (Tips.Action) -> Void
    @State private var presenter = TipPresenter()
    @State private var place = PopoverPlace()
    /// Whether the client has the view in its window; `nil` before it says so.
    @State private var isInWindow: Bool?
    @Environment(\.viewVisibility) private var visibility
    @Environment(\.tipBackgroundInteraction) private var backgroundInteraction
    @Environment(\.tipBackground) private var background
    @Environment(\.tipCornerRadius) private var cornerRadius

    nonisolated init(
        tip: (any Tip)?,
        isPresented: Binding<Bool>?,
        attachment: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdges: [Edge],
        action: @escaping @MainActor @Sendable (Tips.Action) -> Void
    ) {
        self.tip = tip
        isShown = isPresented
        self.attachment = attachment
        self.arrowEdges = arrowEdges
        self.action = action
    }

    func body(content: Content) -> some View {
        let visibility = visibility.inWindow(isInWindow)
        let input = DisplayLifecycle.Input(tip, isPresented: isShown, visibility: visibility, keepsRoom: false)
        let configuration = configuration
        let isBlocking = backgroundInteraction.isEnabled == false
        content
            .popoverCard(
                isPresented: configuration != nil,
                content: PopoverContent(
                    arrowEdges: arrowEdges,
                    allowsBackgroundInteraction: !isBlocking,
                    attachment: attachment,
                    background: background,
                    cornerRadius: cornerRadius
                ),
                label: configuration?.name,
                // One that takes the focus is said with it; others are said as they appear.
                description: isBlocking ? configuration?.message?.plain : nil,
                onDismiss: { presenter.close(.dismissed) },
                onSetAside: { presenter.setAside() },
                onVisibilityChange: { isInWindow = $0 }
            ) {
                if let configuration {
                    StyledTip(configuration: configuration)
                        .onAppear { presenter.appeared(in: visibility) }
                        .id(configuration.tip.id)
                }
            }
            .pageRequest(request(input))
            .onUnmount {
                place.stopWaiting()
                presenter.leave()
            }
    }

    /// What the popover is made of, if it is open.
    private var configuration: TipViewStyleConfiguration? {
        guard let tip, tip.id == presenter.drawn else { return nil }
        return TipViewStyleConfiguration(tip: tip, action: action, presenter: presenter)
    }

    private func request(_ input: DisplayLifecycle.Input) -> DisplayRequest {
        DisplayRequest(presenter: presenter, place: place) { askForTurn in
            presenter.settle(input, of: tip, isPresented: isShown, askForTurn)
        }
    }
}
