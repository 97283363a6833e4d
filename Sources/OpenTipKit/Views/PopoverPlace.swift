import Observation
import TipKitEngine

/// A popover's place among those of its page.
@MainActor @Observable
final class PopoverPlace {
    /// What the popover may do.
    @ObservationIgnored var turn = PopoverOrder<ObjectIdentifier>.Turn.none
    /// How often another popover has changed the turn of this one, whose body follows it.
    private(set) var calls = 0
    @ObservationIgnored private var current: PopoverWait?

    nonisolated init() {}

    /// Notes what another popover makes of the turn of this one.
    func call(_ turn: PopoverOrder<ObjectIdentifier>.Turn) {
        guard turn != self.turn else { return }
        self.turn = turn
        calls += 1
    }

    /// Lets explanations of the tip here name the one that is before it, if that is another: several views may point out
    /// one tip.
    func wait(of tip: String?) {
        guard let tip, case .behind(let holder) = turn, holder != tip else {
            current = nil
            return
        }
        current = TipCenter.current.wait(of: tip, behind: holder)
    }
}
