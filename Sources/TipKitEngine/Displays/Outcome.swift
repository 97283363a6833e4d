public import Foundation

extension Tips {
    /// Something that happened to a tip.
    ///
    /// Count outcomes to find out whether your tips help. Not in Apple's TipKit.
    public struct Outcome: Sendable, Equatable {
        /// The id of the tip.
        public let tip: String
        /// When it happened, by the clock of the tip's center.
        public let date: Date
        /// What happened.
        public let kind: Kind

        package init(tip: String, date: Date, kind: Kind) {
            self.tip = tip
            self.date = date
            self.kind = kind
        }

        /// What can happen to a tip.
        public enum Kind: Sendable, Equatable {
            /// The tip may appear from now on.
            case eligible
            /// The tip appeared on a screen, and the display was counted.
            case displayed
            /// The tip left the screen; emitted once for each `displayed`.
            ///
            /// On a page whose script doesn't run, a tip is regarded as seen once the person first presses something on
            /// the page.
            case closed(Cause)
            /// The tip would have become visible, but is held out from this person to find out whether it helps; it was
            /// counted like a display, and retired.
            case heldOut
            /// A person snoozed the tip until a date.
            case snoozed(until: Date)
            /// A person pressed the action with the given id in the tip.
            case action(id: String)
            /// The tip was retired.
            case invalidated(InvalidationReason)
            /// A view requested a display of a tip that may appear, and the display was refused.
            case refused(Refusal)
        }

        /// Why a tip left the screen.
        public enum Cause: Sendable, Equatable {
            /// A person pressed the tip's close button.
            case closeButton
            /// A person pressed outside the tip's popover, or Escape.
            case dismissed
            /// The tip was retired by code, by the handler of an action, by a limit, or on another page.
            case invalidated(InvalidationReason)
            /// The tip may no longer appear because of a rule, a snooze, or a switch for testing or of an operator.
            case ineligible
            /// The app set the binding `isPresented` of the tip's view to `false`.
            case hidden
            /// A person used something else on the page while the tip's popover was open; the tip may appear again once
            /// its view has been out of sight.
            case setAside
            /// The tip may still appear, but its view is gone, isn't visible or shows another tip, or your own code
            /// ended the display. For a popover, the view is the one that the popover points at.
            case left
            /// The tip's record was reset; a view that continues to show the tip counts a new display.
            case reset
        }

        /// The reason why a tip that may appear wasn't shown.
        public enum Refusal: Sendable, Equatable {
            /// The given tip appeared for the first time too recently for the display frequency, or is about to appear.
            case displayFrequency(tip: String)
            /// The tip has appeared as often as its `MaxDisplayCount` allows.
            case displayCount
            /// As many tips have appeared for the first time, or are about to, as the cap allows.
            case cap(Cap)
        }
    }

    /// A stream of the outcomes of the current center's tips, from now on.
    ///
    /// Not in Apple's TipKit. The stream stays open until its reader stops. Each reader gets every outcome.
    public static var outcomes: AsyncStream<Outcome> { TipCenter.current.outcomes }
}
