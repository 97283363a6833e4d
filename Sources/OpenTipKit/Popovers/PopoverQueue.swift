import TipKitEngine

/// The popovers of a page in the order they asked: the first that can open may, and others wait behind it.
struct PopoverQueue<Place: Hashable> {
    /// What a popover may do.
    enum Turn: Equatable {
        /// It doesn't ask to open.
        case none
        /// It may open.
        case open
        /// It waits until the popover of another tip has gone.
        case behind(tip: String)
    }

    /// A popover in the queue.
    struct Entry: Equatable {
        let place: Place
        let tip: String
        /// Whether it couldn't open when it might have, and lets others pass.
        var makesWay = false
        /// Whether its view is hidden: it keeps its place too, and lets others pass.
        var isHidden = false
        /// Whether its view is outside the window: it lets those pass that are inside.
        var isOutside = false
    }

    /// All that ask, in order.
    private(set) var entries: [Entry] = []

    /// The one before all others.
    var first: Entry? {
        let able = entries.lazy.filter { !$0.makesWay && !$0.isHidden }
        return able.first { !$0.isOutside } ?? able.first
    }

    /// Whose turn it is, seen from a popover.
    func turn(of place: Place) -> Turn {
        entries.first { $0.place == place }.map { turn(of: $0, behind: first) } ?? .none
    }

    /// Whose turn it is, seen from each popover that asks.
    var turns: [Place: Turn] {
        let first = first
        return Dictionary(entries.map { ($0.place, turn(of: $0, behind: first)) }) { $1 }
    }

    private func turn(of entry: Entry, behind first: Entry?) -> Turn {
        if entry.isHidden { return .none }
        guard let first, first.place != entry.place else { return .open }
        return .behind(tip: first.tip)
    }

    /// Asks to open a tip's popover; one that asks already keeps its place.
    ///
    /// - Parameter isOutside: Whether its view is outside the window.
    mutating func ask(_ place: Place, for tip: String, isOutside: Bool = false) {
        if let index = entries.firstIndex(where: { $0.place == place && $0.tip == tip }) {
            entries[index].isHidden = false
            entries[index].isOutside = isOutside
        } else {
            leave(place)
            entries.append(Entry(place: place, tip: tip, isOutside: isOutside))
        }
    }

    /// Ends a popover's turn with what came of it: one that didn't open lets others pass until it does.
    mutating func tried(_ place: Place, isOpen: Bool) {
        guard turn(of: place) == .open else { return }
        change(place) { $0.makesWay = !isOpen }
    }

    /// Lets others pass until the popover asks again.
    mutating func stepAside(_ place: Place) {
        change(place) { $0.isHidden = true }
    }

    /// Asks no more.
    mutating func leave(_ place: Place) {
        entries.removeAll { $0.place == place }
    }

    private mutating func change(_ place: Place, _ body: (inout Entry) -> Void) {
        guard let index = entries.firstIndex(where: { $0.place == place }) else { return }
        body(&entries[index])
    }
}

/// A popover's place among those of its page.
@MainActor
final class PopoverPlace {
    /// What the popover may do, as far as it knows.
    var turn = PopoverQueue<ObjectIdentifier>.Turn.none
    private var wait: PopoverWait?

    nonisolated init() {}

    /// Lets a centre's explanations of the tip here name the one that is before it, if that is another: several views may
    /// point out one tip.
    func followTurn(of tip: String?, in center: TipCenter) {
        guard let tip, case .behind(let holder) = turn, holder != tip else { return stopWaiting() }
        // A wait of the same kind would be a newer one, before those of other pages.
        if wait?.isOne(of: tip, behind: holder, in: center) != true {
            wait = center.wait(of: tip, behind: holder)
        }
    }

    /// Lets explanations name nobody any more.
    func stopWaiting() {
        wait = nil
    }
}
