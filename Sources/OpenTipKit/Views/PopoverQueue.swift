import TipUI

/// The tip popovers that ask for a page, in order: the first that can open may.
@MainActor @Observable
final class PopoverQueue {
    private struct Waiting {
        weak var place: PopoverPlace?
        var tip: String
        /// Whether it can't open now, and lets others pass.
        var makesWay = false
    }

    private var waiting: [Waiting] = []

    /// Asks to open, and goes on waiting if another came first.
    ///
    /// - Returns: The tip that is before this one; `nil` if it may open now.
    func ask(_ place: PopoverPlace, for tip: String) -> String? {
        if !waiting.contains(where: { $0.place === place && $0.tip == tip }) {
            waiting.removeAll { $0.place == nil || $0.place === place }
            waiting.append(Waiting(place: place, tip: tip))
        }
        let first = waiting.first { $0.place != nil && !$0.makesWay }
        return first?.place === place ? nil : first?.tip
    }

    /// Notes that a popover is open after all.
    func open(_ place: PopoverPlace) { set(place, makesWay: false) }

    /// Lets others pass, until the popover can open.
    func makeWay(_ place: PopoverPlace) { set(place, makesWay: true) }

    private func set(_ place: PopoverPlace, makesWay: Bool) {
        guard let index = waiting.firstIndex(where: { $0.place === place }), waiting[index].makesWay != makesWay
        else { return }
        waiting[index].makesWay = makesWay
    }

    /// Gives up waiting, or closes.
    func leave(_ place: PopoverPlace) {
        guard waiting.contains(where: { $0.place === place }) else { return }
        waiting.removeAll { $0.place == nil || $0.place === place }
    }
}

/// One popover's place in the queue.
@MainActor
final class PopoverPlace {
    nonisolated init() {}
}
