import TipKitEngine
import TipUI

/// Decides which tips a page shows: every inline tip, and one popover at a time.
@MainActor
final class PageDisplays: PageCoordinator {
    private typealias Turn = PopoverQueue<ObjectIdentifier>.Turn

    private var queue = PopoverQueue<ObjectIdentifier>()
    /// The requests that were last applied, by their views.
    private var applied: [ObjectIdentifier: DisplayRequest] = [:]
    /// The turns that were last applied, by the popovers' views.
    private var turns: [ObjectIdentifier: Turn] = [:]

    func update(_ requests: [DisplayRequest]) {
        let changed = requests.filter { applied[$0.view] != $0 }
        applied = Dictionary(requests.map { ($0.view, $0) }) { $1 }
        for view in queue.entries.map(\.place) where applied[view] == nil { queue.leave(view) }

        let popovers = requests.filter { !$0.input.isInline }
        for request in changed where !request.input.isInline { queue.update(with: request) }
        for request in changed { apply(request) }
        // A popover that can't open gives its turn to the next popover, which may not be able to open either. Apply one
        // changed turn after another, at most as many as there are popovers.
        for _ in popovers {
            let present = queue.turns
            guard let next = popovers.first(where: { turns[$0.view] != present[$0.view, default: .none] }) else {
                break
            }
            apply(next)
        }
        for request in popovers {
            if case .behind(let holder) = turns[request.view] {
                request.presenter.wait(behind: holder)
            } else {
                request.presenter.wait(behind: nil)
            }
        }
        turns = turns.filter { applied[$0.key] != nil }
    }

    private func apply(_ request: DisplayRequest) {
        guard !request.input.isInline else { return request.presenter.apply(request, isTurn: true) }
        request.presenter.apply(request, isTurn: queue.turn(of: request.view) == .open)
        queue.endTurn(of: request.view, isOpen: request.presenter.drawn != nil)
        turns[request.view] = queue.turn(of: request.view)
    }
}

extension PopoverQueue<ObjectIdentifier> {
    fileprivate mutating func update(with request: DisplayRequest) {
        guard let tip = request.input.tip else { return leave(request.view) }
        if request.input.visibility == .hidden {
            markHidden(request.view)
        } else {
            ask(request.view, for: tip, isOutside: request.input.visibility == .outside)
        }
    }
}

/// A view's request to its page to show a tip, made when the view was last drawn.
struct DisplayRequest: PageRequest {
    typealias Coordinator = PageDisplays

    let presenter: TipPresenter
    let center: TipCenter
    let input: DisplayLifecycle.Input
    /// Whether the view's display is no longer valid, for example because the tip was reset.
    let isDisplayVoid: Bool

    /// Identifies the view.
    var view: ObjectIdentifier { ObjectIdentifier(presenter) }

    static func == (left: DisplayRequest, right: DisplayRequest) -> Bool {
        left.presenter === right.presenter && left.center === right.center && left.input == right.input
            && left.isDisplayVoid == right.isDisplayVoid
    }
}
