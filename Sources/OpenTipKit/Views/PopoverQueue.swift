import TipKitEngine
import TipUI

/// The tip popovers that ask for a page, in order: the first that can open may.
@MainActor @Observable
final class PopoverQueue {
    private struct Waiting {
        weak var place: PopoverPlace?
        var tip: String
        /// Whether it can't open now, and lets others pass.
        var makesWay = false
        /// Whether its view is out of sight: it keeps its place too, and lets others pass.
        var isOutOfSight = false
    }

    private var waiting: [Waiting] = []

    /// Asks to open, and goes on waiting if another came first.
    ///
    /// - Returns: The tip that is before this one; `nil` if it may open now.
    func ask(_ place: PopoverPlace, for tip: String) -> String? {
        if waiting.contains(where: { $0.place === place && $0.tip == tip }) {
            set(place, \.isOutOfSight, to: false)
        } else {
            waiting.removeAll { $0.place == nil || $0.place === place }
            waiting.append(Waiting(place: place, tip: tip))
        }
        let first = waiting.first { $0.place != nil && !$0.makesWay && !$0.isOutOfSight }
        return first?.place === place ? nil : first?.tip
    }

    /// Notes that a popover is open after all.
    func open(_ place: PopoverPlace) { set(place, \.makesWay, to: false) }

    /// Lets others pass, until the popover can open.
    func makeWay(_ place: PopoverPlace) { set(place, \.makesWay, to: true) }

    /// Lets others pass, until the popover asks again.
    func stepAside(_ place: PopoverPlace) {
        place.waitNoMore()
        set(place, \.isOutOfSight, to: true)
    }

    private func set(_ place: PopoverPlace, _ flag: WritableKeyPath<Waiting, Bool>, to value: Bool) {
        guard let index = waiting.firstIndex(where: { $0.place === place }), waiting[index][keyPath: flag] != value
        else { return }
        waiting[index][keyPath: flag] = value
    }

    /// Gives up waiting, or closes.
    func leave(_ place: PopoverPlace) {
        place.waitNoMore()
        guard waiting.contains(where: { $0.place === place }) else { return }
        waiting.removeAll { $0.place == nil || $0.place === place }
    }
}

/// One popover's place in the queue.
@MainActor
final class PopoverPlace {
    private var current: PopoverWait?

    nonisolated init() {}

    /// Lets explanations of the tip here name the one that is before it, if that is another: several views may point out
    /// one tip.
    func wait(of tip: String, behind holder: String?) {
        current = holder.flatMap { $0 == tip ? nil : TipCenter.current.wait(of: tip, behind: $0) }
    }

    /// Lets explanations name none.
    func waitNoMore() {
        current = nil
    }
}
