import Observation
package import TipContent
package import TipKitEngine

/// Shows a view's tip: makes the request to the page, and carries out the actions of the display's lifecycle.
@MainActor @Observable
package final class TipPresenter {
    /// The identity of a tip: its id, and the center that it belongs to.
    package struct CenterTip: Hashable {
        package let id: String
        let center: ObjectIdentifier
    }

    /// The tip that the view draws.
    package private(set) var drawn: CenterTip?
    /// The tip that the view would draw, but that is held out; the view says when it would have become visible.
    package private(set) var heldOut: CenterTip?
    @ObservationIgnored private var lifecycle = DisplayLifecycle()
    @ObservationIgnored private var display: TipDisplay?
    @ObservationIgnored private var tip: (any Tip)?
    @ObservationIgnored private var registered: CenterTip?
    /// Sets the app's binding, if there is one.
    @ObservationIgnored private var setPresented: (@MainActor (Bool) -> Void)?
    /// The tip center of the request that was applied last.
    @ObservationIgnored private var center: TipCenter?

    /// The wait of the view's popover for another popover; explanations of the view's tip mention the wait while this
    /// object exists.
    @ObservationIgnored private var wait: PopoverWait?

    package nonisolated init() {}

    /// The app's binding, which tells whether the tip is on screen and can hide the tip.
    package struct Presented {
        let value: Bool
        let set: @MainActor (Bool) -> Void

        package init(_ value: Bool, set: @escaping @MainActor (Bool) -> Void) {
            self.value = value
            self.set = set
        }
    }

    /// Creates the view's request to its page; a view body that calls this method observes everything that the request
    /// depends on.
    ///
    /// - Parameters:
    ///   - tip: The view's tip.
    ///   - isPresented: The app's binding.
    ///   - visibility: Whether a person can see the view.
    ///   - isInline: Whether the tip is inline, in the flow of the page, rather than in a popover.
    package func request(
        _ tip: (any Tip)?,
        isPresented: Presented?,
        visibility: SightState,
        isInline: Bool
    ) -> DisplayRequest {
        let center = TipCenter.current
        self.tip = tip
        setPresented = isPresented?.set
        let present = tip.map { CenterTip(id: $0.id, center: ObjectIdentifier(center)) }
        if present != registered {
            registered = present
            // Register the view's tip even if the center already knows a tip with the same id, because that tip may
            // have other rules.
            if let tip { center.register(tip.definition) }
        }
        let input = DisplayLifecycle.Input(
            tip: tip?.status == .available ? tip?.id : nil,
            isPresented: isPresented?.value ?? true,
            visibility: visibility,
            isInline: isInline
        )
        return DisplayRequest(
            presenter: self,
            center: center,
            input: input,
            isDisplayVoid: display?.isValid == false,
            isSetAside: lifecycle.isSetAside
        )
    }

    /// Applies the view's request.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - isTurn: Whether the tip may be drawn; a popover may not be drawn while another popover is open.
    package func apply(_ request: DisplayRequest, isTurn: Bool) {
        if request.center !== center {
            send(.updated(DisplayLifecycle.Input()))
            center = request.center
        }
        if display?.isValid == false {
            display = nil
            send(.voided)
        }
        var input = request.input
        input.isTurn = isTurn
        send(.updated(input))
    }

    /// Handles that the tip has appeared on a page that a client shows, or has shown.
    package func appeared(in visibility: SightState) {
        send(.appeared(visibility))
    }

    /// Closes the tip because a person asked for it: ends the tip's display and invalidates the tip.
    package func close(_ cause: Tips.Outcome.Cause) {
        send(.closed(cause))
    }

    /// Handles that a person uses another control of the page.
    package func setAside() {
        send(.setAside)
    }

    /// Handles that the view has left the page.
    package func leave() {
        wait = nil
        send(.unmounted)
    }

    /// Records the tip whose open popover keeps the view's popover from opening, so that explanations can name that
    /// tip; `nil` if nothing keeps the popover from opening.
    ///
    /// If the open popover, of another view, shows the same tip, no wait is recorded: a tip doesn't wait for itself.
    func wait(behind holder: String?) {
        guard let tip = lifecycle.tip, let center, let holder, holder != tip else {
            wait = nil
            return
        }
        // If the wait hasn't changed, keep its object. A tip's explanation names only the tip's newest wait, so a new
        // object would replace the waits of other pages in the explanation.
        if wait?.matches(tip: tip, holder: holder, center: center) == true { return }
        wait = center.wait(of: tip, behind: holder)
    }

    private func send(_ event: DisplayLifecycle.Event) {
        var actions = lifecycle.handle(event)[...]
        while let action = actions.popFirst() {
            if let answer = carryOut(action) { actions += lifecycle.handle(answer) }
        }
        let drawn = lifecycle.drawn.flatMap { id in
            center.map { CenterTip(id: id, center: ObjectIdentifier($0)) }
        }
        let isHeldOut = display?.isHeldOut == true
        let (shown, heldOut) = (isHeldOut ? nil : drawn, isHeldOut ? drawn : nil)
        if self.drawn != shown { self.drawn = shown }
        if self.heldOut != heldOut { self.heldOut = heldOut }
    }

    /// Whether the display is counted, and not ended since.
    package var isCounted: Bool { lifecycle.phase == .onScreen || lifecycle.phase == .paused }

    /// Whether a display is reserved whose tip hasn't appeared yet.
    package var isAwaited: Bool { if case .reserved(isOnPage: false, _) = lifecycle.phase { true } else { false } }

    /// Whether the view draws its tip, or would draw it if it weren't held out.
    package var isOpen: Bool { drawn != nil || heldOut != nil }

    /// Carries out an action that the lifecycle requests.
    ///
    /// - Returns: The event that answers the action; `nil` if the action has no answer.
    private func carryOut(_ action: DisplayLifecycle.Action) -> DisplayLifecycle.Event? {
        switch action {
        case .reserve:
            display = tip.flatMap { tip in center.flatMap { $0.reserveDisplay(of: tip.definition(in: $0)) } }
            return display == nil ? .refused : .granted
        case .begin:
            if display?.begin() == true { return .begun }
            display = nil
            return .lost
        case .pause:
            display?.pause()
        case .end(let cause):
            display?.end(cause)
            display = nil
        case .close(let cause):
            if let display {
                display.close(cause)
            } else if let tip, let center {
                center.invalidate(tip.definition(in: center), reason: .tipClosed)
            }
            display = nil
        case .setBinding(let isThere):
            setPresented?(isThere)
        }
        return nil
    }
}
