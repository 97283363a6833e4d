package import Foundation
import Synchronization

/// A display of a tip: reserved before the tip is drawn, counted when the tip is seen, and ended when it disappears.
///
/// A display ends automatically if the object is released without a call of ``end()``.
public final class TipDisplay: Sendable {
    package enum Phase: Sendable, Equatable {
        /// The display is reserved but not counted.
        case reserved
        /// The tip is on screen since a date, and was on screen for `before` seconds until its page last went to the
        /// background.
        case begun(at: Date, before: TimeInterval)
        /// The display is counted, and its page is in the background after `after` seconds on screen.
        case paused(after: TimeInterval)
    }

    /// The id of the tip.
    public let tip: String

    /// Whether the tip is held out: nothing is drawn, and ``begin()`` counts the display, retires the tip and returns
    /// `false`.
    package let isHeldOut: Bool
    package let number: UInt64
    private let center: TipCenter

    package init(tip: String, number: UInt64, isHeldOut: Bool, center: TipCenter) {
        self.tip = tip
        self.isHeldOut = isHeldOut
        self.number = number
        self.center = center
    }

    deinit {
        if isValid { center.endDisplay(tip, number) }
    }

    /// Whether the display hasn't ended, wasn't removed by a reset, and wasn't refused by ``begin()``.
    package var isValid: Bool { center.phase(ofDisplay: tip, number) != nil }

    /// Counts the display, because its tip is on screen now.
    ///
    /// If the display is already counted, the call has no effect, except that it resumes a paused display.
    ///
    /// - Returns: Whether the tip may be shown; `false` if the display was refused or removed, for example because the
    ///   tip was retired in the meantime.
    package func begin() -> Bool {
        center.beginDisplay(tip, number)
    }

    /// Pauses a display whose page is now in the background; ``begin()`` resumes it without counting it again.
    ///
    /// A display that isn't counted yet is ended instead.
    package func pause() {
        center.pauseDisplay(tip, number)
    }

    /// Ends the display, and adds its time on screen to the tip's record.
    ///
    /// The cause in the emitted outcome is derived from the tip's status.
    public func end() {
        center.endDisplay(tip, number)
    }

    /// Ends a display of no length, such as that of a printed tip; nothing is stored.
    package func endMoment() {
        center.endDisplay(tip, number, isMoment: true)
    }

    /// Ends the display for a cause; `nil` to derive the cause from the tip's status.
    package func end(_ cause: Tips.Outcome.Cause?) {
        center.endDisplay(tip, number, cause)
    }

    /// Ends the display because a person closes the tip, and retires the tip with `.tipClosed`, in one commit.
    package func close(_ cause: Tips.Outcome.Cause) {
        center.closeDisplay(tip, number, cause)
    }
}
