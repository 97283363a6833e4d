package import Foundation
import Synchronization

/// A display of a tip: reserved before the tip is drawn, counted when it is seen, and ended when it leaves the screen.
///
/// A display that is released without ``end()`` ends automatically.
public final class TipDisplay: Sendable {
    package enum Phase: Sendable, Equatable {
        /// The display is reserved but not counted.
        case reserved
        /// The tip is on screen, and was on screen for some seconds before its page was in the background.
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

    /// Whether the display is neither ended, nor voided by a reset, nor refused by ``begin()``.
    package var isValid: Bool { center.phase(ofDisplay: tip, number) != nil }

    /// Counts the display, whose tip is on screen now.
    ///
    /// A second call counts nothing.
    ///
    /// - Returns: `false` if the display was lost in the meantime or the tip was retired. The tip must not be shown
    ///   then.
    package func begin() -> Bool {
        center.beginDisplay(tip, number)
    }

    /// Pauses a display whose page is now in the background; ``begin()`` resumes it without counting it again.
    ///
    /// A display that has not begun is ended.
    package func pause() {
        center.pauseDisplay(tip, number)
    }

    /// Ends the display, and adds its time on screen to the tip's record.
    ///
    /// The cause of the emitted outcome is taken from the tip's status.
    public func end() {
        center.endDisplay(tip, number)
    }

    /// Ends the display for a cause; `nil` to take the cause from the tip's status.
    package func end(_ cause: Tips.Outcome.Cause?) {
        center.endDisplay(tip, number, cause)
    }

    /// Ends the display because a person closes the tip, and retires the tip with `.tipClosed`, in one step.
    package func close(_ cause: Tips.Outcome.Cause) {
        center.closeDisplay(tip, number, cause)
    }
}
