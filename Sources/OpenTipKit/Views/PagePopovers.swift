import TipUI

/// The tip popovers of a page: calls each whose turn another has changed.
@MainActor
final class PagePopovers {
    private var order = PopoverOrder<ObjectIdentifier>()
    private var places: [ObjectIdentifier: PopoverPlace] = [:]

    /// Takes note of what a popover wants.
    ///
    /// - Returns: Whether it may open.
    func ask(_ place: PopoverPlace, _ wish: DisplayLife.Wish) -> Bool {
        guard let tip = wish.tip else {
            leave(place)
            return false
        }
        places[ObjectIdentifier(place)] = place
        change(place) { order, id in
            if wish.visibility == .hidden { order.stepAside(id) } else { order.ask(id, for: tip) }
        }
        place.wait(of: tip)
        return place.turn == .open
    }

    /// Notes whether a popover opened that might have.
    func tried(_ place: PopoverPlace, isOpen: Bool) {
        change(place) { $0.tried($1, isOpen: isOpen) }
    }

    /// Takes a popover's place away.
    func leave(_ place: PopoverPlace) {
        guard places[ObjectIdentifier(place)] != nil else { return }
        change(place) { $0.leave($1) }
        place.wait(of: nil)
        places[ObjectIdentifier(place)] = nil
    }

    private func change(
        _ place: PopoverPlace,
        _ body: (inout PopoverOrder<ObjectIdentifier>, ObjectIdentifier) -> Void
    ) {
        let id = ObjectIdentifier(place)
        let first = order.first
        body(&order, id)
        place.turn = order.turn(of: id)
        guard order.first != first else { return }
        for other in order.row.map(\.place) where other != id { places[other]?.call(order.turn(of: other)) }
    }
}
