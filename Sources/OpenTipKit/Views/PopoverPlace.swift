import TipKitEngine

/// A popover's place among those of its page.
@MainActor
final class PopoverPlace {
    /// What the popover may do, as far as it knows.
    var turn = PopoverQueue<ObjectIdentifier>.Turn.none
    private var current: PopoverWait?

    nonisolated init() {}

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
