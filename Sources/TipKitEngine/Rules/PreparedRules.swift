/// A tip's rules with what they are declared to read, ready to be asked.
package struct PreparedRules: Sendable {
    package let evaluation: Tips.RuleEvaluation
    package let rules: [Tips.Rule]
    private let bodies: [any PreparedRule]
    private let measurements: [[String]]

    /// Reads what the rules are declared to read.
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

    /// Asks a rule.
    func holds(at index: Int) -> Bool {
        evaluation.ask(index)
        return bodies[index].holds()
    }

    /// What a rule gave, with what it measured.
    func finding(at index: Int, holds: Bool) -> Tips.Explanation.RuleFinding {
        Tips.Explanation.RuleFinding(
            source: rules[index].source,
            inputs: rules[index].inputs,
            holds: holds,
            measurements: measurements[index] + evaluation.takeMeasurements()
        )
    }
}
