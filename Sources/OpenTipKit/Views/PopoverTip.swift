public import TipKitEngine
public import TipUI

extension View {
    /// Shows a tip above the page that points at this view, while the tip may appear.
    ///
    /// One tip popover a page is open; others wait in the order they asked, and aren't counted meanwhile. Escape and a
    /// press outside close it and invalidate the tip with `.tipClosed`; a press on this view, the feature itself, goes
    /// through. What lies behind stays usable, unlike with Apple's.
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
        modifier(PopoverTip(tip: tip, arrowEdge: arrowEdge, action: action))
    }
}

/// A tip that points at a view.
struct PopoverTip: ViewModifier {
    let tip: (any Tip)?
    let arrowEdge: Edge?
    let action: @MainActor @Sendable (Tips.Action) -> Void
    @State private var presenter = TipPresenter()
    @State private var place = PopoverPlace()
    @Environment(\.pageStorage) private var page

    nonisolated init(
        tip: (any Tip)?,
        arrowEdge: Edge?,
        action: @escaping @MainActor @Sendable (Tips.Action) -> Void
    ) {
        self.tip = tip
        self.arrowEdge = arrowEdge
        self.action = action
    }

    func body(content: Content) -> some View {
        content
            .popover(
                isPresented: isPresented,
                content: PopoverContent(arrowEdge: arrowEdge),
                onDismiss: { tip?.close(.dismissed) }
            ) {
                if let tip {
                    StyledTip(configuration: TipViewStyleConfiguration(tip: tip, action: action, isPopover: true))
                        .onAppear { presenter.begin() }
                        .onDisappear { presenter.end() }
                        .id(tip.id)
                }
            }
            .onDisappear { queue.leave(place) }
    }

    private var queue: PopoverQueue { page.value { PopoverQueue() } }

    private var isPresented: Bool {
        guard let tip, tip.status == .available else {
            presenter.end()
            queue.leave(place)
            return false
        }
        guard queue.ask(place) else { return false }
        return presenter.present(tip)
    }
}
