import TipKitEngine
import TipUI

/// A tip that a view asks its page to show, as the view was drawn last.
struct DisplayRequest: PageRequest {
    typealias Coordinator = PageDisplays

    /// Asks for the turn of a view that wants something in a centre, and says whether it is; a popover stands in its page's
    /// queue then.
    typealias AskForTurn = @MainActor (DisplayLifecycle.Input, TipCenter) -> Bool

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
    /// Applies the view's input; is given how to ask for the view's turn.
    let settle: @MainActor (_ askForTurn: AskForTurn) -> Outcome
    private let identity = UniqueIdentity()

    init(
        presenter: TipPresenter,
        place: PopoverPlace? = nil,
        settle: @escaping @MainActor (_ askForTurn: AskForTurn) -> Outcome
    ) {
        self.presenter = presenter
        self.place = place
        self.settle = settle
    }

    static func == (left: DisplayRequest, right: DisplayRequest) -> Bool { left.identity == right.identity }
}
