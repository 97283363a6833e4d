public import TipKitEngine
public import TipUI

extension View {
    /// Shows a tip in a popover that points at this view, while the tip may appear.
    ///
    /// At most one tip popover is open on a page. Other popovers wait in the order in which they asked to open, and
    /// their displays aren't counted while they wait. A popover also waits while its view is scrolled out of the
    /// window.
    ///
    /// Escape, or a press outside the popover that hits no control, closes the popover and invalidates the tip with
    /// `.tipClosed`. Unlike in Apple's TipKit, the page behind the popover stays usable: pressing this view or another
    /// control has its usual effect. Pressing another control also closes the popover until this view has been out of
    /// sight. If `tipBackgroundInteraction` is disabled, a press outside the popover does nothing.
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
    ///   - arrowEdge: The edge of the tip that carries the arrow: `.top` puts the tip below this view. `nil` chooses
    ///     an edge by the available space.
    ///   - action: Runs when a person presses one of the tip's actions, after the action's own handler.
    @preconcurrency
    public nonisolated func popoverTip(
        _ tip: (any Tip)?,
        arrowEdge: Edge? = nil,
        action: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
    ) -> some View {
        modifier(PopoverTip(tip: tip, isPresented: nil, arrowEdges: [arrowEdge].compactMap(\.self), action: action))
    }

    /// Shows a tip in a popover that points at this view; a binding tells whether the tip is on screen, and can hide
    /// the tip.
    ///
    /// - Parameters:
    ///   - tip: The tip; nothing is shown for `nil`.
    ///   - isPresented: A binding that becomes `true` when the tip appears on screen and `false` when it disappears.
    ///     Setting it to `false` hides the tip without an invalidation. Setting it to `true` shows the tip again while
    ///     it may appear.
    ///   - attachmentAnchor: The part of this view that the tip points at; by default, the view's bounds.
    ///   - arrowEdge: The edge of the tip that carries the arrow: `.top` puts the tip below this view. `nil` chooses
    ///     an edge by the available space.
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

    /// Shows a tip in a popover whose arrow points at this view and is on one of several possible edges.
    ///
    /// - Parameters:
    ///   - tip: The tip; nothing is shown for `nil`.
    ///   - isPresented: A binding that tells whether the tip is on screen and can hide the tip, as in `popoverTip` with
    ///     one `arrowEdge`.
    ///   - attachmentAnchor: The part of this view that the tip points at; by default, the view's bounds.
    ///   - arrowEdges: The edges that may carry the arrow. They are tried in the order top, bottom, leading, trailing,
    ///     and the first edge with enough space is used; if none of them has enough space, another edge is used. `.all`
    ///     chooses an edge by the available space.
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

/// The modifier that shows a tip in a popover that points at a view.
struct PopoverTip: ViewModifier {
    let tip: (any Tip)?
    // Safe because, after `init`, the binding is read and written only on the main actor.
    nonisolated(unsafe) let isShown: Binding<Bool>?
    let attachment: PopoverAttachmentAnchor
    let arrowEdges: [Edge]
    let action: @MainActor @Sendable (Tips.Action) -> Void
    @State private var presenter = TipPresenter()
    /// Whether the view is in the client's window; `nil` until the client reports it.
    @State private var isInWindow: Bool?
    @Environment(\.viewVisibility) private var visibility
    @Environment(\.tipBackgroundInteraction) private var backgroundInteraction
    @Environment(\.tipBackground) private var background
    @Environment(\.tipCornerRadius) private var cornerRadius
    @Environment(\.self) private var environment

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
                label: configuration?.tip.name(in: environment),
                // Only a popover that takes the focus needs a description, which is announced with the focus; other
                // popovers announce their content when they appear.
                description: isBlocking ? configuration?.message?.plain(in: environment) : nil,
                onDismiss: { presenter.close(.dismissed) },
                onSetAside: { presenter.setAside() },
                onVisibilityChange: { isInWindow = $0 }
            ) {
                if let configuration {
                    StyledTip(configuration: configuration)
                        .onAppear { presenter.appeared(in: visibility.state) }
                        .id(presenter.drawn)
                }
            }
            .pageRequest(
                presenter.request(tip, binding: isShown, visibility: visibility.state, isInline: false)
            )
            .onChange(of: presenter.heldOut, initial: true) {
                if presenter.heldOut != nil { presenter.appeared(in: visibility.state) }
            }
            .onUnmount { presenter.leave() }
    }

    /// The configuration of the tip in the popover; `nil` if the popover isn't open.
    private var configuration: TipViewStyleConfiguration? {
        guard let tip, tip.id == presenter.drawn?.id else { return nil }
        return TipViewStyleConfiguration(tip: tip, action: action, presenter: presenter)
    }
}
