import TipUI

/// A tip that a view asks its page to show, as the view was drawn last.
struct DisplayRequest: PageRequest {
    typealias Coordinator = PageDisplays

    /// What came of a request.
    struct Outcome {
        /// Whether the view's input was applied; if not, the view is drawn once more first.
        var isSettled: Bool
        /// Whether the tip is drawn.
        var isDrawn: Bool
    }

    /// Identifies the view.
    let presenter: TipPresenter
    /// A popover's place among those of the page; `nil` for a tip in the flow of the page.
    let place: PopoverPlace?
    /// Applies the view's input; is given whether it is the turn of a view with that input.
    let settle: @MainActor (_ isItsTurn: (DisplayLifecycle.Input) -> Bool) -> Outcome
    private let identity = UniqueIdentity()

    init(
        presenter: TipPresenter,
        place: PopoverPlace? = nil,
        settle: @escaping @MainActor (_ isItsTurn: (DisplayLifecycle.Input) -> Bool) -> Outcome
    ) {
        self.presenter = presenter
        self.place = place
        self.settle = settle
    }

    static func == (left: DisplayRequest, right: DisplayRequest) -> Bool { left.identity == right.identity }
}
