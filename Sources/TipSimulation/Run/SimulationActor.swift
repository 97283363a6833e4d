import Foundation
import TipKitEngine

/// One center of a run, with its state in the model.
struct SimulationActor: Sendable {
    /// The maximum number of displays that a center has at the same time.
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
        /// The number of the commit that last reset the tip before the display began; `nil` if that commit is unknown.
        var reset: Int?

        var id: String { SimulationSubjects.tips[tip].id }
    }

    let center: TipCenter
    let store: ObservedStore
    /// The switches of an operator in the center's process.
    let switches: TipSwitches
    var view: PlainView
    var displays: [Display?] = Array(repeating: nil, count: displayLimit)
    /// Whether the center's latest read of the store failed.
    var hasFailedRead = false
    var isOverridingAll = false
    var overridden: Set<String> = []

    /// Returns whether a testing override determines the status of a tip.
    func overrides(_ tip: String) -> Bool { isOverridingAll || overridden.contains(tip) }

    /// Returns whether the center may have retired a tip for a reason that isn't stored yet, because changes that wait
    /// to be stored made the tip reach a limit.
    func mayHaveRetired(_ tip: SimulatedTip, by reason: Tips.InvalidationReason?) -> Bool {
        guard view.promises.contains(where: \.isWaiting) else { return false }
        let repeated = view.promises.count { promise in
            if case .began(tip.id, _, _, _?) = promise.change { promise.isWaiting } else { false }
        }
        let count = view.shown.tip(tip.id).count + repeated
        return switch reason {
        case .displayCountExceeded: tip.maximumCount.map { count >= $0 } ?? false
        case .displayDurationExceeded: tip.maximumDuration != nil && count > 0
        case .actionPerformed, .tipClosed, nil: false
        }
    }

    /// Returns the record of a tip that the center must show; `nil` if the record can't be predicted.
    func record(of tip: String, at now: Date) -> PlainRecord? {
        let isUncertain = view.promises.contains { promise in
            // If the epoch in which a display began is unknown, the display's duration may or may not be counted, so
            // the record can't be predicted.
            // The duration of a display on a page is shown only once it is stored.
            switch promise.change {
            case .ended(tip, _, nil), .lasted(_, tip, _, _): promise.isWaiting
            // A display that was stored before may be counted again if the store couldn't be read.
            case .began(tip, _, _, let key?): promise.isWaiting && view.seen.hasPageDisplay(key)
            default: false
            }
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
