import TipKitEngine
import TipUI

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
