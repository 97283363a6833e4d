package import Foundation
import Synchronization

/// A tip's place on the screen: claimed before it is drawn, counted when it is seen, given back when it leaves.
///
/// A display that is let go without ``end()`` ends by itself.
public final class TipDisplay: Sendable {
    package enum Phase: Sendable, Equatable {
        /// The place is kept, and nothing counted.
        case reserved
        /// The tip is on screen, and was for some seconds before its page was in the background.
        case begun(at: Date, before: TimeInterval)
        /// The tip was counted and on screen for some seconds, and its page is in the background.
        case paused(after: TimeInterval)
    }

    /// The id of the tip.
    public let tip: String

    package let number: UInt64
    private let center: TipCenter

    package init(tip: String, number: UInt64, center: TipCenter) {
        self.tip = tip
        self.number = number
        self.center = center
    }

    deinit {
        if isValid { center.endDisplay(tip, number) }
    }

    /// Whether the place is still held: neither ended, nor voided by a reset, nor refused to ``begin()``.
    package var isValid: Bool { center.phase(ofDisplay: tip, number) != nil }

    /// Counts the display: the tip is on screen now; a second call counts nothing.
    ///
    /// - Returns: `false` if the place was lost in the meantime, or the tip was retired; then it must not be shown.
    package func begin() -> Bool {
        center.beginDisplay(tip, number)
    }

    /// Stops the time of a display whose page has gone into the background; ``begin()`` goes on without counting again.
    ///
    /// A place that nobody has seen yet is given back.
    package func pause() {
        center.pauseDisplay(tip, number)
    }

    /// Gives the place back; the time on screen is added to the tip's record.
    ///
    /// The outcome that is emitted has the cause that the tip's status gives.
    public func end() {
        center.endDisplay(tip, number)
    }

    /// Gives the place back for a cause of its own; `nil` for the one that the tip's status gives.
    package func end(_ cause: Tips.Outcome.Cause?) {
        center.endDisplay(tip, number, cause)
    }

    /// Ends the display since a person closes the tip, and retires the tip with `.tipClosed`, in one step.
    package func close(_ cause: Tips.Outcome.Cause) {
        center.closeDisplay(tip, number, cause)
    }
}
