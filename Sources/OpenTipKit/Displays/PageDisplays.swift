import TipKitEngine
import TipUI

/// The tips of a page: settles those that were drawn anew in the order of the page, and each popover whose turn another
/// has changed.
@MainActor
final class PageDisplays: PageCoordinator {
    private var queue = PopoverQueue<ObjectIdentifier>()
    private var requests: [DisplayRequest] = []

    func update(_ requests: [DisplayRequest]) {
        let old = Dictionary(self.requests.map { (ObjectIdentifier($0.presenter), $0) }) { $1 }
        self.requests = requests
        let places = Set(requests.compactMap { $0.place.map { ObjectIdentifier($0) } })
        for place in queue.entries.map(\.place) where !places.contains(place) { queue.leave(place) }
        for request in requests where old[ObjectIdentifier(request.presenter)] != request { settle(request) }
        // One that can't open lets others pass, which may change the turn of yet others: each of them once.
        for _ in places {
            let turns = queue.turns
            let next = requests.first { request in
                request.place.map { $0.turn != turns[ObjectIdentifier($0), default: .none] } ?? false
            }
            guard let next else { return }
            settle(next)
        }
    }

    private func turn(of place: PopoverPlace) -> PopoverQueue<ObjectIdentifier>.Turn {
        queue.turn(of: ObjectIdentifier(place))
    }

    private func settle(_ request: DisplayRequest) {
        guard let place = request.place else {
            _ = request.settle { _, _ in true }
            return
        }
        let outcome = request.settle { askForTurn(of: place, $0, in: $1) }
        if outcome.isSettled { queue.tried(ObjectIdentifier(place), isOpen: outcome.isDrawn) }
        place.turn = turn(of: place)
    }

    /// Takes in what a popover wants.
    ///
    /// - Returns: Whether it may open.
    private func askForTurn(
        of place: PopoverPlace,
        _ input: DisplayLifecycle.Input,
        in center: TipCenter
    ) -> Bool {
        let id = ObjectIdentifier(place)
        if let tip = input.tip {
            if input.visibility == .hidden {
                queue.stepAside(id)
            } else {
                queue.ask(id, for: tip, isOutside: input.visibility == .outside)
            }
        } else {
            queue.leave(id)
        }
        place.turn = turn(of: place)
        place.followTurn(of: input.tip, in: center)
        return place.turn == .open
    }
}

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
