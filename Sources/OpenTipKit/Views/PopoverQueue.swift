import TipUI

/// The tip popovers that ask for a page, in order: the first may open.
@MainActor @Observable
final class PopoverQueue {
    private struct Waiting {
        weak var place: PopoverPlace?
    }

    private var waiting: [Waiting] = []

    /// Asks to open, and goes on waiting if another came first.
    ///
    /// - Returns: Whether the popover may open now.
    func ask(_ place: PopoverPlace) -> Bool {
        if !waiting.contains(where: { $0.place === place }) {
            waiting.removeAll { $0.place == nil }
            waiting.append(Waiting(place: place))
        }
        return waiting.first { $0.place != nil }?.place === place
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
