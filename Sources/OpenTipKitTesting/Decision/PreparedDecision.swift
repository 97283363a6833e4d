import Foundation
public import OpenTipKit

/// The decision about a tip on what it reads now, to be asked again: at another moment, or to be measured.
///
/// Asking changes nothing, and reads nothing of the current centre any more but what a rule's body reads by itself.
public struct PreparedDecision: Sendable {
    private let definition: TipDefinition
    private let record: TipRecord
    private let rules: PreparedRules
    private let context: DecisionContext

    /// Reads what the tip's rules are declared to read, and its record, from the current centre.
    public init(about tip: some Tip) {
        let center = TipCenter.current
        definition = tip.definition
        record = tip.record
        context = DecisionContext(now: center.now)
        rules = PreparedRules(definition.rules, in: Tips.RuleEvaluation(source: center, now: context.now))
    }

    /// The status that follows, without a display frequency.
    public var status: Tips.Status {
        decide(definition, record, rules, context).status
    }
}
