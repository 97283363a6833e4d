import TipKitEngine
import TipUI

/// The lifecycle of the display that a view has of its tip, from being asked for to its end.
///
/// A value: what happens is handed to it, and what is to be done about it comes back. One display at a time is under way.
struct DisplayLifecycle: Equatable, Sendable {
    /// How far the display is.
    enum Phase: Equatable, Sendable {
        /// There is no tip that may appear.
        case idle
        /// The tip may appear, and has no place: it is asked for, was refused, or nobody can see the view.
        case asked
        /// The place is kept and the tip drawn, perhaps already on a page that a client has shown; nothing is counted.
        case reserved(isOnPage: Bool)
        /// The display is counted, and its time runs.
        case onScreen
        /// The display is counted, and its page is in the background or its view outside the window.
        case paused
        /// The display has ended where nobody can see the view; the tip stays drawn, so that the page doesn't move.
        case covered
        /// The app's binding hides the tip, which was on screen.
        case hidden
        /// A person has turned to something else; the tip may come back once its view has been out of sight.
        case setAside
        /// The view is gone.
        case ended
    }

    private(set) var phase = Phase.idle
    /// The id of the tip that may appear.
    private(set) var tip: String?
    /// Whether the app's binding was seen to be false since the popover was set aside; then true is the app's wish.
    private var wasBindingFalse = false
    /// Whether the app's binding was set to true since the tip is there; from then on what the binding says counts.
    private(set) var isBindingSet = false

    /// The id of the tip that is to be drawn.
    var drawn: String? {
        switch phase {
        case .reserved, .onScreen, .paused, .covered: tip
        case .idle, .asked, .hidden, .setAside, .ended: nil
        }
    }

    /// Whether the display has a place.
    private var hasPlace: Bool { drawn != nil && phase != .covered }

    /// Takes the next step after an event.
    ///
    /// - Returns: What is to be done, in order.
    mutating func handle(_ event: Event) -> [Action] {
        let actions =
            switch event {
            case .updated(let input): follow(input)
            case .granted: take()
            case .refused, .lost: giveUp()
            case .begun: count()
            case .voided: keepDrawing()
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
        let ending = hasPlace ? [Action.end(nil)] : []
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
            return isBindingSet && !input.isPresented ? hide() : look(input)
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

    /// Follows what a person can see of a tip that was on screen.
    private mutating func look(_ input: Input) -> [Action] {
        switch (phase, input.tipVisibility) {
        case (.covered, .visible):
            return [.reserve]
        case (.paused, .visible):
            return [.begin]
        case (.onScreen, .background), (.onScreen, .outside):
            phase = .paused
            return [.pause]
        case (_, .hidden):
            let ending = hasPlace ? [Action.end(nil)] : []
            phase = input.keepsRoom ? .covered : .asked
            return ending
        default:
            return []
        }
    }

    private mutating func hide() -> [Action] {
        defer { phase = .hidden }
        return hasPlace ? [.end(.hidden)] : []
    }

    private mutating func take() -> [Action] {
        // What is drawn already won't appear once more.
        let isOnPage = phase == .covered
        phase = .reserved(isOnPage: isOnPage)
        return isOnPage ? [.begin] : []
    }

    private mutating func giveUp() -> [Action] {
        phase = .asked
        return []
    }

    private mutating func count() -> [Action] {
        defer {
            phase = .onScreen
            isBindingSet = true
        }
        return phase == .paused ? [] : [.setBinding(true)]
    }

    private mutating func keepDrawing() -> [Action] {
        guard hasPlace else { return [] }
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
        return hasPlace ? [.end(.setAside)] : []
    }

    private mutating func leave() -> [Action] {
        defer {
            phase = .ended
            tip = nil
        }
        return hasPlace ? [.end(nil)] : []
    }
}

extension DisplayLifecycle {
    /// What a view wants, as it was drawn last.
    struct Input: Equatable, Sendable {
        /// The id of its tip, if that may appear.
        var tip: String?
        /// What the app's binding says.
        var isPresented = true
        /// Whether a person can see the view.
        var visibility = ViewVisibility.State.visible
        /// Whether a tip that was on screen stays drawn where nobody can see it.
        var keepsRoom = true
        /// Whether it is the view's turn; a popover that waits for another isn't drawn, though its view may be in sight.
        var isTurn = true

        /// Whether a person could see the tip.
        var tipVisibility: ViewVisibility.State { isTurn ? visibility : .hidden }
    }

    /// What happens to a display.
    enum Event: Equatable, Sendable {
        /// The view was drawn.
        case updated(Input)
        /// The place that was asked for is kept.
        case granted
        /// There is no place.
        case refused
        /// The display is counted, or goes on.
        case begun
        /// The place was another's when the display was to begin.
        case lost
        /// The place is void, since what is remembered of the tip was forgotten.
        case voided
        /// The tip is on a page that a client shows, or has shown.
        case appeared(ViewVisibility.State)
        /// A person closes the tip.
        case closed(Tips.Outcome.Cause)
        /// A person turns from the tip to something else on the page.
        case setAside
        /// The view leaves the page.
        case unmounted
    }

    /// What is to be done about a display.
    enum Action: Equatable, Sendable {
        /// Ask for a place; answered by `granted` or `refused`.
        case reserve
        /// Count the display, or go on with it; answered by `begun` or `lost`.
        case begin
        /// Stop its time.
        case pause
        /// Give the place back for a cause; `nil` for the one that the tip's status says.
        case end(Tips.Outcome.Cause?)
        /// End the display for a cause, and retire the tip.
        case close(Tips.Outcome.Cause)
        /// Set the app's binding to whether the tip is there.
        case setBinding(Bool)
    }
}

extension DisplayLifecycle.Input {
    /// What a view wants of its tip now; a body that asks for it follows all that it says.
    @MainActor
    init(_ tip: (any Tip)?, isPresented: Binding<Bool>?, visibility: ViewVisibility, keepsRoom: Bool) {
        self.init(
            tip: tip?.status == .available ? tip?.id : nil,
            isPresented: isPresented?.wrappedValue ?? true,
            visibility: visibility.state,
            keepsRoom: keepsRoom
        )
    }
}
