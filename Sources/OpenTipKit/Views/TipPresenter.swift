import TipKitEngine
import TipUI

/// Holds a tip's place on the screen for the view that shows it.
@MainActor
final class TipPresenter {
    private var display: TipDisplay?
    private var shown: String?
    private var center: TipCenter?

    nonisolated init() {}

    /// Says whether to show a tip, and claims its place if so.
    func present(_ tip: any Tip) -> Bool {
        let center = TipCenter.current
        if shown != tip.id || self.center !== center {
            end()
            shown = tip.id
            self.center = center
            center.register(tip.definition)
        }
        // Reading the status makes the view follow it.
        guard tip.status == .available else {
            end()
            return false
        }
        if display?.isValid == true { return true }
        display = center.reserveDisplay(of: tip.definition)
        return display != nil
    }

    /// Gives the place back of a tip that isn't the view's any more.
    func withdraw(unless tip: (any Tip)?) {
        guard tip?.id != shown else { return }
        end()
        shown = nil
    }

    /// Counts the display: the tip is on screen.
    func begin() {
        guard let display, !display.begin() else { return }
        self.display = nil
    }

    /// Gives the place back.
    func end() {
        display?.end()
        display = nil
    }
}
