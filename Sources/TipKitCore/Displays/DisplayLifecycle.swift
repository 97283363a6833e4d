package import TipContent
package import TipKitEngine

/// The lifecycle of a view's display of its tip, from the request for a display to its end.
///
/// The lifecycle is a state machine that handles events and returns actions. A view has at most one display at a time.
package struct DisplayLifecycle: Equatable, Sendable {
    /// Whether the view has a tip that may appear.
    package enum State: Equatable, Sendable {
        /// The view has no tip that may appear.
        case idle
        /// The view's tip, by its id, may appear.
        case tip(String, Phase)
        /// The view has left the page.
        case ended
    }

    /// The phase of the display of a tip that may appear.
    ///
    /// `isOnPage` tells whether a client has shown the page with the tip. `isBindingSet` tells whether the app's
    /// binding was set to `true` since a tip appeared; from then on, the app can hide the tip by setting the binding to
    /// `false`.
    package enum Phase: Equatable, Sendable {
        /// The tip has no display: the display was refused, nobody can see the view, or the person is busy.
        case asked
        /// A display is requested.
        case requested(isOnPage: Bool, isBindingSet: Bool)
        /// The display is reserved and the tip is drawn, but the display isn't counted yet.
        case reserved(isOnPage: Bool, isBindingSet: Bool)
        /// The display is counted, and its time on screen is measured.
        case onScreen
        /// The display is counted, but its page is in the background, or its view is outside the window.
        case paused
        /// The display has ended because nobody can see the view; the tip stays drawn, so that the page doesn't move.
        case covered(isBindingSet: Bool)
        /// The tip was on screen, and the app has hidden it with the binding.
        case hidden
        /// A person has used another control of the page; the tip may return after its view has been out of sight, or
        /// when the app's binding becomes `true` after it has been `false`.
        case setAside(wasBindingFalse: Bool)
    }

    package private(set) var state = State.idle

    package init() {}

    /// The id of the view's tip; `nil` if the tip may not appear.
    package var tip: String? {
        if case .tip(let tip, _) = state { tip } else { nil }
    }

    /// The phase of the tip's display; `nil` if the tip may not appear.
    package var phase: Phase? {
        if case .tip(_, let phase) = state { phase } else { nil }
    }

    /// The id of the tip to draw; `nil` if no tip is drawn.
    package var drawn: String? { phase?.isDrawn == true ? tip : nil }

    /// Whether a person has used another control of the page while the tip's popover was open.
    package var isSetAside: Bool { if case .setAside = phase { true } else { false } }

    /// Whether the app's binding was set to `true` since a tip appeared.
    package var isBindingSet: Bool { phase?.isBindingSet == true }

    /// Handles an event.
    ///
    /// - Returns: The actions to carry out, in order.
    package mutating func handle(_ event: Event) -> [Action] {
        let wasBindingSet = isBindingSet
        let (next, actions) = next(after: event)
        state = next
        return wasBindingSet && !isBindingSet ? actions + [.setBinding(false)] : actions
    }

    private func next(after event: Event) -> (State, [Action]) {
        switch (state, event) {
        case (.ended, _): return (.ended, [])
        case (_, .unmounted): return (.ended, ending)
        case (_, .updated(let input)) where input.tip != tip:
            guard let tip = input.tip else { return (.idle, ending) }
            let (phase, actions) = Phase.request(input, isBindingSet: isBindingSet)
            return (.tip(tip, phase), ending + actions)
        case (.idle, _): return (.idle, [])
        case (.tip(let tip, let phase), _):
            let (next, actions) = phase.next(after: event)
            return (.tip(tip, next), actions)
        }
    }

    /// The actions that end the display when the view loses its tip.
    private var ending: [Action] { phase?.hasDisplay == true ? [.end(nil)] : [] }
}

extension DisplayLifecycle.Phase {
    /// Whether the tip is drawn.
    package var isDrawn: Bool {
        switch self {
        case .requested(let isOnPage, _): isOnPage
        case .reserved, .onScreen, .paused, .covered: true
        case .asked, .hidden, .setAside: false
        }
    }

    /// Whether there is a display that is reserved, on screen or paused.
    package var hasDisplay: Bool {
        switch self {
        case .reserved, .onScreen, .paused: true
        case .asked, .requested, .covered, .hidden, .setAside: false
        }
    }

    var isBindingSet: Bool {
        switch self {
        case .requested(_, let isBindingSet), .reserved(_, let isBindingSet), .covered(let isBindingSet): isBindingSet
        case .onScreen, .paused: true
        case .asked, .hidden, .setAside: false
        }
    }

    /// Requests a display, unless nobody can see the view, or the person is busy.
    static func request(
        _ input: DisplayLifecycle.Input,
        isBindingSet: Bool = false
    ) -> (Self, [DisplayLifecycle.Action]) {
        switch input.tipVisibility {
        case .visible, .unknown: (.requested(isOnPage: false, isBindingSet: isBindingSet), [.reserve])
        case .busy, .background, .outside, .hidden: (.asked, [])
        }
    }

    /// Returns the next phase and the actions to carry out; an event that doesn't fit the phase changes nothing.
    func next(after event: DisplayLifecycle.Event) -> (Self, [DisplayLifecycle.Action]) {
        switch (self, event) {
        case (_, .updated(let input)): next(after: input)
        case (.requested(isOnPage: false, let isBindingSet), .granted):
            (.reserved(isOnPage: false, isBindingSet: isBindingSet), [])
        // The tip is already drawn and won't send `appeared` again, so begin its display at once.
        case (.requested(isOnPage: true, let isBindingSet), .granted):
            (.reserved(isOnPage: true, isBindingSet: isBindingSet), [.begin])
        case (.reserved(isOnPage: false, let isBindingSet), .appeared(let visibility)):
            (.reserved(isOnPage: true, isBindingSet: isBindingSet), visibility == .visible ? [.begin] : [])
        case (.reserved(isOnPage: true, _), .begun): (.onScreen, [.setBinding(true)])
        case (.paused, .begun): (.onScreen, [])
        case (.requested, .refused), (.reserved(isOnPage: true, _), .lost), (.paused, .lost): (.asked, [])
        case (.reserved(isOnPage: false, _), .voided): (.asked, [])
        case (.reserved, .voided), (.onScreen, .voided), (.paused, .voided):
            (.covered(isBindingSet: isBindingSet), [])
        case (_, .closed(let cause)) where isDrawn: (.asked, [.close(cause)])
        case (_, .setAside) where isDrawn:
            (.setAside(wasBindingFalse: false), hasDisplay ? [.end(.setAside)] : [])
        default: (self, [])
        }
    }

    /// Returns the next phase and the actions to carry out after the view was drawn with the same tip.
    private func next(after input: DisplayLifecycle.Input) -> (Self, [DisplayLifecycle.Action]) {
        switch (self, input.tipVisibility) {
        case (.onScreen, _) where !input.isPresented, (.paused, _) where !input.isPresented:
            (.hidden, [.end(.hidden)])
        case (.covered(isBindingSet: true), _) where !input.isPresented: (.hidden, [])
        case (.asked, _): Self.request(input)
        case (.hidden, _): input.isPresented ? Self.request(input) : (self, [])
        case (.setAside(wasBindingFalse: true), _) where input.isPresented: Self.request(input)
        // Whether it is the popover's turn doesn't matter here: only the view itself must have been out of sight.
        case (.setAside(let wasBindingFalse), _):
            switch input.visibility {
            case .visible, .busy, .unknown: (.setAside(wasBindingFalse: wasBindingFalse || !input.isPresented), [])
            case .background, .outside, .hidden: (.asked, [])
            }
        case (.reserved(isOnPage: true, _), .visible), (.paused, .visible): (self, [.begin])
        case (.reserved, .background), (.reserved, .outside), (.reserved, .hidden): (.asked, [.end(nil)])
        case (.covered(let isBindingSet), .visible):
            (.requested(isOnPage: true, isBindingSet: isBindingSet), [.reserve])
        case (.onScreen, .background), (.onScreen, .outside): (.paused, [.pause])
        case (.onScreen, .hidden), (.paused, .hidden):
            (input.isInline ? .covered(isBindingSet: true) : .asked, [.end(nil)])
        case (.covered, .hidden): (input.isInline ? self : .asked, [])
        default: (self, [])
        }
    }
}

extension DisplayLifecycle {
    /// The state of a view as it was last drawn.
    package struct Input: Equatable, Sendable {
        /// The id of the view's tip, if the tip may appear.
        package var tip: String?
        /// The value of the app's binding.
        package var isPresented: Bool
        /// Whether a person can see the view.
        package var visibility: SightState
        /// Whether the tip is inline, in the flow of the page.
        ///
        /// An inline tip that was on screen stays drawn while nobody can see it, so that the page's content doesn't
        /// move.
        package var isInline: Bool
        /// Whether the view may draw the tip now; a popover has to wait for its turn.
        ///
        /// A popover that waits for another popover isn't drawn, even if its view is visible.
        package var isTurn: Bool

        package init(
            tip: String? = nil,
            isPresented: Bool = true,
            visibility: SightState = .visible,
            isInline: Bool = true,
            isTurn: Bool = true
        ) {
            self.tip = tip
            self.isPresented = isPresented
            self.visibility = visibility
            self.isInline = isInline
            self.isTurn = isTurn
        }

        /// Whether a person could see the tip if it were drawn.
        var tipVisibility: SightState { isTurn ? visibility : .hidden }
    }

    /// An event in the lifecycle of a display.
    package enum Event: Equatable, Sendable {
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
        case appeared(SightState)
        /// A person closes the tip.
        case closed(Tips.Outcome.Cause)
        /// A person uses another control of the page.
        case setAside
        /// The view leaves the page.
        case unmounted
    }

    /// An action that the lifecycle requests.
    package enum Action: Equatable, Sendable {
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
