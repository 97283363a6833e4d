import TipKitEngine

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
