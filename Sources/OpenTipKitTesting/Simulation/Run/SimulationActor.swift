import Foundation
import OpenTipKit

/// One center of a run, with its state in the model.
struct SimulationActor: Sendable {
    /// The number of displays that a center may have at a time.
    static let displayLimit = 4

    /// The model of a display.
    struct Display: Sendable {
        enum Phase: Sendable, Equatable {
            case reserved
            case begun(Date)
            case paused
        }

        let display: TipDisplay
        let tip: Int
        var phase = Phase.reserved
        /// The last commit that had reset the tip when the display began; `nil` if the commit is unknown.
        var reset: Int?

        var id: String { SimulationSubjects.tips[tip].id }
    }

    let center: TipCenter
    let store: ObservedStore
    var view: PlainView
    var displays: [Display?] = Array(repeating: nil, count: displayLimit)
    /// Whether the center's latest read of the store failed.
    var hasFailedRead = false
    var isOverridingAll = false
    var overridden: Set<String> = []

    /// Returns whether a testing override determines the status of a tip.
    func overrides(_ tip: String) -> Bool { isOverridingAll || overridden.contains(tip) }

    /// Returns whether a limit may have retired a tip because of waiting changes, which no store call has reported.
    func mayHaveRetired(_ tip: SimulatedTip, by reason: Tips.InvalidationReason?) -> Bool {
        guard view.promises.contains(where: \.isWaiting) else { return false }
        let count = view.shown.tip(tip.id).count
        return switch reason {
        case .displayCountExceeded: tip.maximumCount.map { count >= $0 } ?? false
        case .displayDurationExceeded: tip.maximumDuration != nil && count > 0
        case .actionPerformed, .tipClosed, nil: false
        }
    }

    /// Returns the record that the center must show of a tip; `nil` if it can't be predicted.
    func record(of tip: String, at now: Date) -> PlainRecord? {
        let isUncertain = view.promises.contains { promise in
            // If the epoch in which a display began is unknown, it is uncertain whether the display's end is counted.
            if case .ended(tip, _, nil) = promise.change { promise.isWaiting } else { false }
        }
        guard !isUncertain else { return nil }
        var record = view.shown.tip(tip).shown
        for case let display? in displays where display.id == tip {
            guard case .begun(let start) = display.phase else { continue }
            guard let reset = display.reset else { return nil }
            if reset == view.seen.tip(tip).reset { record.duration += max(0, now.timeIntervalSince(start)) }
        }
        return record
    }
}
