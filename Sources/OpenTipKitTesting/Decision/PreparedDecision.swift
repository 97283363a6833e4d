import Foundation
public import OpenTipKit

/// A decision about a tip's status from inputs that were read in advance, which tests and benchmarks can repeat.
///
/// Computing the status changes nothing. It reads from the current center only what the body of a rule reads directly.
public struct PreparedDecision: Sendable {
    private let definition: TipDefinition
    private let record: TipRecord
    private let rules: PreparedRules
    private let context: DecisionContext

    /// Reads the declared inputs of the tip's rules, its record and what counts for caps from the current center.
    public init(about tip: some Tip) {
        let center = TipCenter.current
        definition = tip.definition
        record = tip.record
        context = center.capContext
        rules = PreparedRules(definition.rules, in: Tips.RuleEvaluation(source: center, now: context.now))
    }

    /// The status that follows from the inputs and the caps, ignoring the display frequency.
    public var status: Tips.Status {
        decide(definition, record, rules, context).status
    }
}
