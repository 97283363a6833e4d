/// A rule's body with the values of its declared inputs, ready for evaluation.
package protocol PreparedRule: AnyObject, Sendable {
    func holds() -> Bool
}

/// A rule's body with the values of its inputs.
final class BoundRule<Value: Sendable>: PreparedRule {
    private let value: Value
    private let body: @Sendable (Value) -> Bool

    init(_ value: Value, body: @escaping @Sendable (Value) -> Bool) {
        self.value = value
        self.body = body
    }

    func holds() -> Bool { body(value) }
}

/// A tip's rules with the values of their declared inputs, ready for evaluation.
package struct PreparedRules: Sendable {
    package let evaluation: Tips.RuleEvaluation
    package let rules: [Tips.Rule]
    private let bodies: [any PreparedRule]
    private let measurements: [[String]]

    /// Reads the declared inputs of the rules.
    package init(_ rules: [Tips.Rule], in evaluation: Tips.RuleEvaluation) {
        self.evaluation = evaluation
        self.rules = rules
        var bodies: [any PreparedRule] = []
        var measurements: [[String]] = []
        for rule in rules {
            bodies.append(rule.prepare(evaluation))
            measurements.append(evaluation.takeMeasurements())
        }
        self.bodies = bodies
        self.measurements = measurements
    }

    /// Evaluates a rule.
    func holds(at index: Int) -> Bool {
        evaluation.setCurrentRule(index)
        return bodies[index].holds()
    }

    /// The result of a rule, with the values that the rule read.
    func finding(at index: Int, holds: Bool) -> Tips.Explanation.RuleFinding {
        Tips.Explanation.RuleFinding(
            source: rules[index].source,
            inputs: rules[index].inputs,
            holds: holds,
            measurements: measurements[index] + evaluation.takeMeasurements()
        )
    }
}
