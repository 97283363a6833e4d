package import TipKitEngine

/// Decides which tips a page, or a program's windows, show: every inline tip, and one popover at a time.
@MainActor
package final class PageDisplays {
    private typealias Turn = PopoverQueue<ObjectIdentifier>.Turn

    private var queue = PopoverQueue<ObjectIdentifier>()
    /// The latest applied request of each view.
    private var applied: [ObjectIdentifier: DisplayRequest] = [:]
    /// The latest applied turn of each popover, by the popover's view.
    private var turns: [ObjectIdentifier: Turn] = [:]
    /// The tips that a person has set aside, whose other popovers don't open either.
    private var setAside: Set<String> = []

    package init() {}

    /// Handles the requests of all views, in the order of the views.
    package func update(_ requests: [DisplayRequest]) {
        let setAside = Set(requests.lazy.filter(\.isSetAside).compactMap(\.input.tip))
        let turned = setAside.symmetricDifference(self.setAside)
        self.setAside = setAside
        let changed = requests.filter { applied[$0.view] != $0 || $0.input.tip.map(turned.contains) ?? false }
        for request in changed where !request.isSetAside && applied[request.view]?.isSetAside == true {
            queue.restoreTurn(of: request.view)
        }
        applied = Dictionary(requests.map { ($0.view, $0) }) { $1 }
        for view in queue.entries.map(\.place) where applied[view] == nil { queue.leave(view) }

        let popovers = requests.filter { !$0.input.isInline }
        for request in changed where !request.input.isInline { queue.update(with: request, setAside: setAside) }
        for request in changed { apply(request) }
        // A popover that can't open passes its turn to the next popover, which may not be able to open either. So applying
        // one popover can change the turns of others: in each round, apply one popover whose turn has changed, then read
        // all turns again. Each popover's turn changes at most twice: when it may open, and when another one opens.
        for _ in 0..<(2 * popovers.count) {
            let present = queue.turns
            guard let next = popovers.first(where: { turns[$0.view] != present[$0.view, default: .none] }) else {
                break
            }
            apply(next)
        }
        let open = popovers.lazy.compactMap(\.presenter.drawn).first
        for request in popovers {
            let isWaiting = if case .behind = turns[request.view] { true } else { false }
            request.presenter.wait(behind: isWaiting ? open?.id : nil)
        }
        turns = turns.filter { applied[$0.key] != nil }
    }

    private func apply(_ request: DisplayRequest) {
        guard !request.input.isInline else { return request.presenter.apply(request, isTurn: true) }
        request.presenter.apply(request, isTurn: queue.turn(of: request.view) == .open)
        queue.endTurn(of: request.view, isOpen: request.presenter.isOpen)
        turns[request.view] = queue.turn(of: request.view)
    }
}

extension PopoverQueue<ObjectIdentifier> {
    fileprivate mutating func update(with request: DisplayRequest, setAside: Set<String>) {
        guard let tip = request.input.tip else { return leave(request.view) }
        if request.input.visibility == .hidden || !request.isSetAside && setAside.contains(tip) {
            markHidden(request.view)
        } else {
            ask(request.view, for: tip, isOutside: request.input.visibility == .outside)
        }
    }
}

/// A view's request to its page to show a tip, made when the view was last drawn.
package struct DisplayRequest: Equatable {
    package let presenter: TipPresenter
    package let center: TipCenter
    package let input: DisplayLifecycle.Input
    /// Whether the view's display is no longer valid, for example because the tip was reset.
    let isDisplayVoid: Bool
    /// Whether a person has set the view's popover aside, so that it doesn't keep others waiting.
    let isSetAside: Bool

    /// The identity of the view that makes the request.
    var view: ObjectIdentifier { ObjectIdentifier(presenter) }

    package static func == (left: DisplayRequest, right: DisplayRequest) -> Bool {
        left.presenter === right.presenter && left.center === right.center && left.input == right.input
            && left.isDisplayVoid == right.isDisplayVoid && left.isSetAside == right.isSetAside
    }
}
