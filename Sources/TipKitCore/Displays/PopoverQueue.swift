/// A queue of the popovers of a page, in the order in which they asked to open.
///
/// Of the popovers that are able to open, only the first may open; the other popovers wait.
package struct PopoverQueue<Place: Hashable> {
    /// Whether a popover may open now.
    package enum Turn: Equatable {
        /// The popover doesn't ask to open.
        case none
        /// The popover may open.
        case open
        /// The popover waits until another tip's popover has closed.
        case behind(tip: String)
    }

    /// A popover in the queue.
    package struct Entry: Equatable {
        let place: Place
        let tip: String
        /// Whether the popover couldn't open when it was its turn, so that later popovers may open before it.
        var yieldsTurn = false
        /// Whether the popover's view is hidden.
        ///
        /// A hidden popover keeps its place in the queue, but later popovers may open before it.
        var isHidden = false
        /// Whether the popover's view is outside the window.
        ///
        /// Popovers whose views are inside the window may open before such a popover.
        var isOutside = false
    }

    /// The popovers in the queue, in order.
    private(set) var entries: [Entry] = []

    /// The popover whose turn it is.
    var first: Entry? {
        let able = entries.lazy.filter { !$0.yieldsTurn && !$0.isHidden }
        return able.first { !$0.isOutside } ?? able.first
    }

    /// Whether a popover may open now and, if not, for which tip's popover it waits.
    func turn(of place: Place) -> Turn {
        entries.first { $0.place == place }.map { turn(of: $0, behind: first) } ?? .none
    }

    /// The turns of all popovers in the queue.
    var turns: [Place: Turn] {
        let first = first
        return Dictionary(entries.map { ($0.place, turn(of: $0, behind: first)) }) { $1 }
    }

    private func turn(of entry: Entry, behind first: Entry?) -> Turn {
        if entry.isHidden { return .none }
        guard let first, first.place != entry.place else { return .open }
        return .behind(tip: first.tip)
    }

    /// Asks to open a tip's popover.
    ///
    /// If the popover is already in the queue with the same tip, it keeps its place.
    ///
    /// - Parameter isOutside: Whether the popover's view is outside the window.
    mutating func ask(_ place: Place, for tip: String, isOutside: Bool = false) {
        if let index = entries.firstIndex(where: { $0.place == place && $0.tip == tip }) {
            entries[index].isHidden = false
            entries[index].isOutside = isOutside
        } else {
            leave(place)
            entries.append(Entry(place: place, tip: tip, isOutside: isOutside))
        }
    }

    /// Ends a popover's turn, after the popover was allowed to open.
    ///
    /// If the popover didn't open, later popovers may open before it until it opens.
    mutating func endTurn(of place: Place, isOpen: Bool) {
        guard turn(of: place) == .open else { return }
        change(place) { $0.yieldsTurn = !isOpen }
    }

    /// Lets a popover open again when it is its turn, although it didn't open before.
    mutating func restoreTurn(of place: Place) {
        change(place) { $0.yieldsTurn = false }
    }

    /// Marks a popover's view as hidden, so that other popovers may open before it until it asks to open again.
    mutating func markHidden(_ place: Place) {
        change(place) { $0.isHidden = true }
    }

    /// Removes a popover from the queue.
    mutating func leave(_ place: Place) {
        entries.removeAll { $0.place == place }
    }

    private mutating func change(_ place: Place, _ body: (inout Entry) -> Void) {
        guard let index = entries.firstIndex(where: { $0.place == place }) else { return }
        body(&entries[index])
    }
}
