import Observation
import TipKitEngine
import TipUI

/// Holds a tip's place on the screen for the view that shows it.
@MainActor @Observable
final class TipPresenter {
    @ObservationIgnored private var display: TipDisplay?
    @ObservationIgnored private var shown: String?
    @ObservationIgnored private var center: TipCenter?
    /// Whether the view is on screen, so that a place that a reset voided is claimed and counted anew.
    @ObservationIgnored private var isOnScreen = false
    /// Counts the displays that couldn't begin, so that the view asks again and goes.
    private var refusals = 0
    /// Whether the tip was on screen since it last became eligible; from then on the app's binding counts.
    @ObservationIgnored private var wasSeen = false

    nonisolated init() {}

    /// Says whether to show a tip, and claims its place if so.
    ///
    /// - Parameter isPresented: Whether the app wants the tip that was on screen to be there.
    func present(_ tip: any Tip, isPresented: Binding<Bool>? = nil) -> Bool {
        let center = TipCenter.current
        if shown != tip.id || self.center !== center {
            rest()
            isOnScreen = false
            shown = tip.id
            self.center = center
            center.register(tip.definition)
        }
        // Reading the status makes the view follow it.
        guard tip.status == .available else {
            rest()
            return false
        }
        let isWanted = isPresented?.wrappedValue ?? true
        guard isWanted || !wasSeen else {
            end()
            return false
        }
        _ = refusals
        if display?.isValid == true { return true }
        display = center.reserveDisplay(of: tip.definition)
        if isOnScreen, display?.begin() == false { display = nil }
        return display != nil
    }

    /// Gives the place back of a tip that may not appear; when it may again, it shows whatever the binding says.
    func rest() {
        end()
        wasSeen = false
    }

    /// Gives the place back of a tip that isn't the view's any more.
    func withdraw(unless tip: (any Tip)?) {
        guard tip?.id != shown else { return }
        end()
        shown = nil
    }

    /// Counts the display: the tip is on screen, unless another has taken its place.
    func begin(_ tip: String, _ isPresented: Binding<Bool>? = nil) {
        guard tip == shown, let display else { return }
        guard display.begin() else {
            self.display = nil
            refusals += 1
            return
        }
        isOnScreen = true
        wasSeen = true
        isPresented?.wrappedValue = true
    }

    /// Gives the place back of a tip that has left the screen, unless another has taken it.
    func end(_ tip: String, _ isPresented: Binding<Bool>?) {
        guard tip == shown || shown == nil else { return }
        end()
        isOnScreen = false
        isPresented?.wrappedValue = false
    }

    /// Gives the place back.
    func end() {
        display?.end()
        display = nil
    }
}
