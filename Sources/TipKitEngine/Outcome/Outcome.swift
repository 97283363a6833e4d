public import Foundation

extension Tips {
    /// Something that happened to a tip: what one counts to learn whether tips help.
    ///
    /// Not in Apple's TipKit.
    public struct Outcome: Sendable, Equatable {
        /// The id of the tip.
        public let tip: String
        /// When it happened, by the centre's clock.
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
            /// A person closed the tip.
            case closed(Cause)
            /// A person pressed the tip's action of an id.
            case action(id: String)
            /// The tip was retired.
            case invalidated(InvalidationReason)
            /// A view asked to show the tip while it may appear, and was refused.
            case refused(Refusal)
        }

        /// How a person closed a tip.
        public enum Cause: Sendable, Equatable {
            /// By the tip's close button.
            case closeButton
            /// By a press outside its popover, or Escape.
            case dismissed
        }

        /// Why a tip that may appear wasn't shown.
        public enum Refusal: Sendable, Equatable {
            /// The display frequency's place belongs to the tip of an id.
            case displayFrequency(tip: String)
            /// Its displays are used up.
            case displayCount
        }
    }

    /// What happens to the tips of the current centre from now on.
    ///
    /// Not in Apple's TipKit. The stream stays open until whoever reads it stops; each reader gets every outcome.
    public static var outcomes: AsyncStream<Outcome> { TipCenter.current.outcomes }
}
