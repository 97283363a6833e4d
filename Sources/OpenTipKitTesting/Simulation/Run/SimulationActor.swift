import Foundation
import OpenTipKit

/// One centre of a run, with what the model knows of it.
struct SimulationActor: Sendable {
    /// How many displays a centre may have at a time.
    static let displayLimit = 4

    /// A display, as the model knows it.
    struct Display: Sendable {
        enum Phase: Sendable, Equatable {
            case reserved
            case begun(Date)
            case paused
        }

        let display: TipDisplay
        let tip: Int
        var phase = Phase.reserved
        /// The commit that had reset the tip last when the display began; `nil` if that couldn't be known.
        var reset: Int?

        var id: String { SimulationSubjects.tips[tip].id }
    }

    let center: TipCenter
    let store: ObservedStore
    var view: PlainView
    var displays: [Display?] = Array(repeating: nil, count: displayLimit)
    /// Whether something couldn't be read, and the disk wasn't reached since.
    var isBlind = false
    var isOverridingAll = false
    var overridden: Set<String> = []

    /// Whether a testing switch decides about a tip.
    func overrides(_ tip: String) -> Bool { isOverridingAll || overridden.contains(tip) }

    /// Whether a tip may be retired by a limit in what waits, since no call of the store reported it.
    func mayHaveRetired(_ tip: SimulatedTip, by reason: Tips.InvalidationReason?) -> Bool {
        guard view.promises.contains(where: \.isWaiting) else { return false }
        let count = view.shown.tip(tip.id).count
        return switch reason {
        case .displayCountExceeded: tip.maximumCount.map { count >= $0 } ?? false
        case .displayDurationExceeded: tip.maximumDuration != nil && count > 0
        case .actionPerformed, .tipClosed, nil: false
        }
    }

    /// What the centre shows of a tip at a moment; `nil` if that can't be foretold.
    func record(of tip: String, at now: Date) -> PlainRecord? {
        let isUncertain = view.promises.contains { promise in
            // The end of a display counts only in the epoch in which that began.
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
