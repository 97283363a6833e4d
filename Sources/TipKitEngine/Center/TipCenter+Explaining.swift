import Foundation
import Synchronization

extension TipCenter {
    /// Says whether a tip may appear, and why, with what its rules measure.
    ///
    /// Observed like the status.
    package func explain(_ definition: TipDefinition) -> Tips.Explanation {
        let known = observedDecision(of: definition.id) { definition }
        let now = now
        let prepared = state.withLock { state -> (TipEntry, DecisionContext)? in
            guard state.phase == .configured, let entry = state.tips[definition.id] else { return nil }
            return (entry, state.context(for: entry, now: now))
        }
        guard let known, let (entry, context) = prepared else {
            return Tips.Explanation(
                tip: definition.id,
                status: .pending,
                reasons: [.notConfigured],
                rules: [],
                displayCount: 0,
                firstDisplayed: nil,
                nextChange: nil
            )
        }
        let evaluation = Tips.RuleEvaluation(source: self, now: now, isMeasuring: true)
        let decision = Tips.RuleEvaluation.$current.withValue(evaluation) {
            run { TipKitEngine.decide(entry.definition, entry.record, evaluation, context) }
        }
        return Tips.Explanation(
            tip: definition.id,
            status: decision.status,
            reasons: decision.reasons,
            rules: decision.rules,
            displayCount: entry.record.displayCount,
            firstDisplayed: entry.record.firstDisplayed,
            nextChange: decision.nextChange ?? known.nextChange
        )
    }
}
