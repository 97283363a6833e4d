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
    }

    /// A person in front of a screen.
    struct Visit: Sendable {
        let seconds: TimeInterval
        let reaction: Reaction
        let tips: @Sendable () async -> [any Tip]
    }
}
