public import Foundation

extension Tips {
    /// Something that happened to a tip, to be counted for learning whether tips help.
    ///
    /// Not in Apple's TipKit.
    public struct Outcome: Sendable, Equatable {
        /// The id of the tip.
        public let tip: String
        /// The date by the center's clock.
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
            /// On a page that no script keeps alive, a tip counts as seen from the first press on.
            case closed(Cause)
            /// A person pressed the tip's action with an id.
            case action(id: String)
            /// The tip was retired.
            case invalidated(InvalidationReason)
            /// A view requested to show the tip while it may appear, and was refused.
            case refused(Refusal)
        }

        /// Why a tip left the screen.
        public enum Cause: Sendable, Equatable {
            /// A person pressed the tip's close button.
            case closeButton
            /// A person pressed outside the tip's popover, or Escape.
            case dismissed
            /// The tip was retired in another way: by code, by the handler of an action, by a limit, or on another
            /// page.
            case invalidated(InvalidationReason)
            /// The tip may no longer appear because of a rule or a testing switch.
            case ineligible
            /// The app set the `isPresented` of the view to `false`.
            case hidden
            /// A person used something else on the page while the tip's popover was open; the tip may appear again once
            /// its view has been out of sight.
            case setAside
            /// The tip may still appear, but its view, or the one that its popover points at, is gone or not visible,
            /// or shows another tip; or a view of your own ended the display.
            case left
            /// The tip's record was reset; a view that continues to show the tip counts a new display.
            case reset
        }

        /// The reason why a tip that may appear wasn't shown.
        public enum Refusal: Sendable, Equatable {
            /// Under the display frequency it is the turn of the given tip, or that tip had its first display too
            /// recently.
            case displayFrequency(tip: String)
            /// The tip has appeared as often as it may.
            case displayCount
        }
    }

    /// The outcomes of the current center's tips from now on.
    ///
    /// Not in Apple's TipKit. The stream stays open until its reader stops. Each reader gets every outcome.
    public static var outcomes: AsyncStream<Outcome> { TipCenter.current.outcomes }
}
