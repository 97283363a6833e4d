import Foundation
import OpenTipKit

extension TipTimeline {
    /// Something that is planned.
    struct Entry: Sendable {
        enum Action: Sendable {
            case visit(Visit)
            case act(@Sendable () async throws -> Void)
        }

        /// Seconds since the first day began.
        let seconds: TimeInterval
        let action: Action

        /// Whether its moment, and the end of a visit, are within a million days.
        var isPlayable: Bool {
            let limit = 1_000_000 * TipTimeline.dayLength
            guard abs(seconds) <= limit else { return false }
            return if case .visit(let visit) = action { abs(visit.seconds) <= limit } else { true }
        }
    }

    /// A person in front of a screen.
    struct Visit: Sendable {
        let seconds: TimeInterval
        let reaction: Reaction
        let tips: @Sendable () async -> [any Tip]
    }
}
