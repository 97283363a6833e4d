import Observation
import TipKitEngine
import TipUI

/// Holds a tip's place on the screen for the view that shows it.
@MainActor @Observable
final class TipPresenter {
    @ObservationIgnored private(set) var display: TipDisplay?
    @ObservationIgnored private var shown: String?
    @ObservationIgnored private var center: TipCenter?
    /// Whether the tip is drawn on a page that a client has shown, so that a place that a reset voided, or that was given
    /// back out of sight, is claimed and counted anew.
    @ObservationIgnored private var isOnScreen = false
    /// Counts the displays that couldn't begin, so that the view asks again and goes.
    private var refusals = 0
    /// Whether the tip was on screen since it last became eligible; from then on the app's binding counts.
    @ObservationIgnored private var wasSeen = false

    nonisolated init() {}

    /// Says whether to show a tip, and claims its place if so.
    ///
    /// - Parameters:
    ///   - tip: The tip.
    ///   - isPresented: Whether the app wants the tip that was on screen to be there.
    ///   - sight: Whether a person can see the view. Where nobody can the display ends, and on a page in the background its
    ///     time stops; what was seen stays drawn, so that the page doesn't move.
    func present(_ tip: any Tip, isPresented: Binding<Bool>? = nil, in sight: Sight) -> Bool {
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
            end(.hidden)
            return false
        }
        _ = refusals
        let state = sight.state
        guard state != .hidden else {
            end()
            return isOnScreen && wasSeen
        }
        guard state != .away else {
            display?.pause()
            return isOnScreen && wasSeen
        }
        if display?.isValid != true { display = center.reserveDisplay(of: tip.definition) }
        if isOnScreen, state == .shown, display?.begin() == false { display = nil }
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

    /// Gives the place back of a popover that is out of sight or behind another; it comes back, unless the app has
    /// hidden it.
    func conceal(_ isPresented: Binding<Bool>?) {
        // The binding turns false as the popover goes, which isn't the app's wish.
        if isPresented?.wrappedValue ?? true { wasSeen = false }
        end()
    }

    /// Counts the display if a person sees it: the tip is drawn, unless another has taken its place.
    func begin(_ tip: String, _ isPresented: Binding<Bool>? = nil, in sight: Sight) {
        guard tip == shown else { return }
        isOnScreen = true
        guard sight.state == .shown, let display else { return }
        guard display.begin() else {
            self.display = nil
            refusals += 1
            return
        }
        wasSeen = true
        isPresented?.wrappedValue = true
    }

    /// Counts the display of a tip that was drawn before anybody could see it.
    func comeIntoSight(_ tip: String, _ isPresented: Binding<Bool>?, in sight: Sight) {
        guard !wasSeen else { return }
        begin(tip, isPresented, in: sight)
    }

    /// Gives the place back of a tip that has left the screen, unless another has taken it.
    func end(_ tip: String, _ isPresented: Binding<Bool>?) {
        guard tip == shown || shown == nil else { return }
        end()
        isOnScreen = false
        isPresented?.wrappedValue = false
    }

    /// Gives the place back; without a cause the tip's status tells it.
    func end(_ cause: Tips.Outcome.Cause? = nil) {
        display?.end(cause)
        display = nil
    }
}
