public import Foundation

/// A display of a tip on a web page, which any process that shares the store may begin, prolong or end.
///
/// The page chooses the display's id, and repeats what it reports until it is answered.
public struct PageDisplay: Sendable, Equatable {
    /// The maximum length of a display's id, in bytes.
    package static let longestID = 100
    /// The time in seconds after which a display that isn't over no longer counts as in progress.
    package static let lapse: TimeInterval = 86_400

    /// The id of the tip.
    public var tip: String
    /// The epoch of the tip in which the display began.
    public var epoch: RowVersion
    /// The seconds that the tip was visible in this display so far.
    public var visible: TimeInterval
    /// Whether the display has ended.
    public var isOver: Bool

    /// Creates the value from its parts.
    public init(tip: String, epoch: RowVersion, visible: TimeInterval = 0, isOver: Bool = false) {
        self.tip = tip
        self.epoch = epoch
        self.visible = visible
        self.isOver = isOver
    }
}

/// The result of beginning a display on a page.
package enum PageDisplayResult: Sendable, Equatable {
    /// The display is counted, by this call or by an earlier one.
    case begun
    /// The display isn't counted because of a limit.
    case refused(Tips.Outcome.Refusal)
    /// The display is counted but must not be shown, because the tip is held out; the tip is retired now.
    case heldOut
    /// The display isn't counted, because the tip is retired or the center can't be used.
    case gone
    /// The display isn't counted, because its id is empty or too long.
    case invalidID
}

/// The permission to show a tip on a page now.
package struct PageOffer: Sendable, Equatable {
    /// How many more seconds the page's display in progress may be visible.
    ///
    /// The value is `nil` if the page has no display of the tip in progress, or if the tip has no `MaxDisplayDuration`.
    package var remaining: TimeInterval?
    /// Whether the tip is held out: the page draws nothing, and says when the tip would have become visible.
    package var isHeldOut: Bool

    package init(remaining: TimeInterval? = nil, isHeldOut: Bool = false) {
        self.remaining = remaining
        self.isHeldOut = isHeldOut
    }
}
