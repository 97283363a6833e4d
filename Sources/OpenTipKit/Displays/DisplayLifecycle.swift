import TipKitEngine
import TipUI

/// The lifecycle of a view's display of its tip, from the request for a display to its end.
///
/// The lifecycle is a state machine that handles events and returns actions. A view has at most one display at a time.
struct DisplayLifecycle: Equatable, Sendable {
    /// The phase of the display.
    enum Phase: Equatable, Sendable {
        /// The view has no tip that may appear.
        case idle
        /// The tip may appear but has no display yet: the display is requested or was refused, or nobody can see the
        /// view.
        case asked
        /// The display is reserved and the tip is drawn, but the display isn't counted yet.
        ///
        /// `isOnPage` tells whether a client has shown the page with the tip.
        case reserved(isOnPage: Bool)
        /// The display is counted, and its time on screen is measured.
        case onScreen
        /// The display is counted, but its page is in the background, or its view is outside the window.
        case paused
        /// The display has ended because nobody can see the view; the tip stays drawn, so that the page doesn't move.
        case covered
        /// The tip was on screen, and the app has hidden it with the binding.
        case hidden
        /// A person has used another control of the page; the tip may return after its view has been out of sight.
        case setAside
        /// The view has left the page.
        case ended
    }

    private(set) var phase = Phase.idle
    /// The id of the view's tip; `nil` if the tip may not appear.
    private(set) var tip: String?
    /// Whether the app's binding has been `false` at any time since the popover was set aside.
    ///
    /// If the binding then becomes `true`, the app wants to show the tip again.
    private var wasBindingFalse = false
    /// Whether the app's binding was set to `true` since the tip appeared.
    ///
    /// From then on, the app can hide the tip by setting the binding to `false`.
    private(set) var isBindingSet = false

    /// The id of the tip to draw; `nil` if no tip is drawn.
    var drawn: String? {
        switch phase {
        case .reserved, .onScreen, .paused, .covered: tip
        case .idle, .asked, .hidden, .setAside, .ended: nil
        }
    }

    /// Whether the view has a display that is reserved, on screen or paused.
    private var hasDisplay: Bool { drawn != nil && phase != .covered }

    /// Handles an event.
    ///
    /// - Returns: The actions to carry out, in order.
    mutating func handle(_ event: Event) -> [Action] {
        let actions =
            switch event {
            case .updated(let input): follow(input)
            case .granted: becomeReserved()
            case .refused, .lost: becomeAsked()
            case .begun: becomeOnScreen()
            case .voided: voidDisplay()
            case .appeared(let visibility): appear(in: visibility)
            case .closed(let cause): close(cause)
            case .setAside: setAside()
            case .unmounted: leave()
            }
        guard isBindingSet, drawn == nil, !actions.contains(.reserve) else { return actions }
        isBindingSet = false
        return actions + [.setBinding(false)]
    }

    private mutating func follow(_ input: Input) -> [Action] {
        guard phase != .ended else { return [] }
        guard input.tip != tip else { return step(input) }
        let ending = hasDisplay ? [Action.end(nil)] : []
        tip = input.tip
        phase = tip == nil ? .idle : .asked
        return ending + step(input)
    }

    private mutating func step(_ input: Input) -> [Action] {
        switch phase {
        case .idle, .ended:
            return []
        case .asked:
            return input.tipVisibility == .visible || input.tipVisibility == .unknown ? [.reserve] : []
        case .reserved(let isOnPage):
            if input.tipVisibility == .visible { return isOnPage ? [.begin] : [] }
            if input.tipVisibility == .unknown { return [] }
            phase = .asked
            return [.end(nil)]
        case .onScreen, .paused, .covered:
            return isBindingSet && !input.isPresented ? hide() : followVisibility(input)
        case .hidden:
            guard input.isPresented else { return [] }
            phase = .asked
            return step(input)
        case .setAside:
            if !input.isPresented { wasBindingFalse = true }
            if input.isPresented, wasBindingFalse {
                phase = .asked
                return step(input)
            }
            if input.visibility != .visible, input.visibility != .unknown { phase = .asked }
            return []
        }
    }

    /// Pauses, resumes, ends or restarts the display of a tip that was on screen, according to the tip's visibility.
    private mutating func followVisibility(_ input: Input) -> [Action] {
        switch (phase, input.tipVisibility) {
        case (.covered, .visible):
            return [.reserve]
        case (.paused, .visible):
            return [.begin]
        case (.onScreen, .background), (.onScreen, .outside):
            phase = .paused
            return [.pause]
        case (_, .hidden):
            let ending = hasDisplay ? [Action.end(nil)] : []
            phase = input.isInline ? .covered : .asked
            return ending
        default:
            return []
        }
    }

    private mutating func hide() -> [Action] {
        defer { phase = .hidden }
        return hasDisplay ? [.end(.hidden)] : []
    }

    private mutating func becomeReserved() -> [Action] {
        // A covered tip is already drawn and won't send `appeared` again, so begin its display at once.
        let isOnPage = phase == .covered
        phase = .reserved(isOnPage: isOnPage)
        return isOnPage ? [.begin] : []
    }

    private mutating func becomeAsked() -> [Action] {
        phase = .asked
        return []
    }

    private mutating func becomeOnScreen() -> [Action] {
        defer {
            phase = .onScreen
            isBindingSet = true
        }
        return phase == .paused ? [] : [.setBinding(true)]
    }

    private mutating func voidDisplay() -> [Action] {
        guard hasDisplay else { return [] }
        phase = phase == .reserved(isOnPage: false) ? .asked : .covered
        return []
    }

    private mutating func appear(in visibility: ViewVisibility.State) -> [Action] {
        guard phase == .reserved(isOnPage: false) else { return [] }
        phase = .reserved(isOnPage: true)
        return visibility == .visible ? [.begin] : []
    }

    private mutating func close(_ cause: Tips.Outcome.Cause) -> [Action] {
        guard drawn != nil else { return [] }
        phase = .asked
        return [.close(cause)]
    }

    private mutating func setAside() -> [Action] {
        guard drawn != nil else { return [] }
        defer {
            phase = .setAside
            wasBindingFalse = false
        }
        return hasDisplay ? [.end(.setAside)] : []
    }

    private mutating func leave() -> [Action] {
        defer {
            phase = .ended
            tip = nil
        }
        return hasDisplay ? [.end(nil)] : []
    }
}

extension DisplayLifecycle {
    /// The state of a view as it was last drawn.
    struct Input: Equatable, Sendable {
        /// The id of the view's tip, if the tip may appear.
        var tip: String?
        /// The value of the app's binding.
        var isPresented = true
        /// Whether a person can see the view.
        var visibility = ViewVisibility.State.visible
        /// Whether the tip is inline, in the flow of the page.
        ///
        /// An inline tip that was on screen stays drawn while nobody can see it, so that the page's content doesn't
        /// move.
        var isInline = true
        /// Whether the view may draw the tip now; a popover has to wait for its turn.
        ///
        /// A popover that waits for another popover isn't drawn, even if its view is visible.
        var isTurn = true

        /// Whether a person could see the tip if it were drawn.
        var tipVisibility: ViewVisibility.State { isTurn ? visibility : .hidden }
    }

    /// An event in the lifecycle of a display.
    enum Event: Equatable, Sendable {
        /// The view was drawn.
        case updated(Input)
        /// The requested display is reserved.
        case granted
        /// The requested display was refused.
        case refused
        /// The display was counted or resumed.
        case begun
        /// The reserved display couldn't begin, because the display was refused or removed after it was reserved.
        case lost
        /// The display was removed by a reset of the tip.
        case voided
        /// A client shows, or has shown, the page with the tip.
        case appeared(ViewVisibility.State)
        /// A person closes the tip.
        case closed(Tips.Outcome.Cause)
        /// A person uses another control of the page.
        case setAside
        /// The view leaves the page.
        case unmounted
    }

    /// An action that the lifecycle requests.
    enum Action: Equatable, Sendable {
        /// Request a display; answered by `granted` or `refused`.
        case reserve
        /// Count or resume the display; answered by `begun` or `lost`.
        case begin
        /// Pause the display.
        case pause
        /// End the display for a cause; `nil` to derive the cause from the tip's status.
        case end(Tips.Outcome.Cause?)
        /// End the display for a cause, and retire the tip.
        case close(Tips.Outcome.Cause)
        /// Set the app's binding to whether the tip is on screen.
        case setBinding(Bool)
    }
}
