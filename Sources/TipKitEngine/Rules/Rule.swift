extension Tips {
    /// A condition of a tip; a tip may appear only if all its rules hold.
    ///
    /// The body of a rule is ordinary Swift code. The `#Rule` macro also keeps the body's source text, which
    /// explanations show.
    ///
    /// ```swift
    /// #Rule(Self.$isOnline) { $0 }
    /// #Rule(Shelf.finished) { $0.donations.filter { $0.pages > 300 }.count >= 2 }
    /// ```
    ///
    /// Without the macro, pass the text that explanations show for the rule.
    ///
    /// ```swift
    /// Tips.Rule(Shelf.finished, source: "two books are finished") { $0.donations.count >= 2 }
    /// ```
    public struct Rule: Sendable {
        /// The source text of the body; empty if the rule was made without the macro.
        public let source: String
        /// The declared inputs of the rule.
        public let inputs: [RuleInputKey]

        /// Reads the rule's inputs, and returns the rule's body with their values, ready for evaluation.
        package let prepare: @Sendable (RuleEvaluation) -> any PreparedRule

        /// Creates a rule without the macro.
        ///
        /// - Parameters:
        ///   - input: The parameters and events that the rule reads.
        ///   - source: The text that explanations show for the rule.
        ///   - body: Returns whether the rule holds. It may run on any thread, at any time, and more than once.
        public init<each Input: RuleInput>(
            _ input: repeat each Input,
            source: String = "",
            body: @escaping @Sendable (repeat (each Input).Value) -> Bool
        ) {
            self.source = source
            var inputs: [RuleInputKey] = []
            repeat inputs.append((each input).key)
            self.inputs = inputs
            prepare = { evaluation in
                let values = (repeat (each input).value(in: evaluation))
                return BoundRule(()) { _ in body(repeat each values) }
            }
        }

        /// Creates a rule with one input, without the macro.
        ///
        /// - Parameters:
        ///   - input: The parameter or event that the rule reads.
        ///   - source: The text that explanations show for the rule.
        ///   - body: Returns whether the rule holds. It may run on any thread, at any time, and more than once.
        public init<Input: RuleInput>(
            _ input: Input,
            source: String = "",
            body: @escaping @Sendable (Input.Value) -> Bool
        ) {
            self.source = source
            inputs = [input.key]
            // Bind a single input without a parameter pack, because each evaluation would otherwise look up the types
            // in the pack.
            prepare = { BoundRule(input.value(in: $0), body: body) }
        }

        /// Creates a rule from its parts.
        init(
            source: String,
            inputs: [RuleInputKey],
            prepare: @escaping @Sendable (RuleEvaluation) -> any PreparedRule
        ) {
            self.source = source
            self.inputs = inputs
            self.prepare = prepare
        }

        /// The ways in which rules can be combined.
        public enum CompoundOperation: Equatable, Hashable, Sendable {
            /// All rules must hold.
            case conjunction
            /// At least one rule must hold.
            case disjunction
        }
    }
}

extension Tips {
    /// Builds the rules of a tip from the statements of a body.
    @resultBuilder
    public struct RuleBuilder {
        /// Builds the rules of an empty body: none, with a warning.
        @available(*, deprecated, message: "there is no rule; add '|| os(Linux)' to its #if, or write []")
        public static func buildBlock() -> [Rule] { [] }

        /// Adds one rule.
        public static func buildExpression(_ child: Rule) -> [Rule] { [child] }

        /// Adds a rule, or nothing for `nil`.
        public static func buildExpression(_ child: Rule?) -> [Rule] { child.map { [$0] } ?? [] }

        /// Adds an array of rules.
        public static func buildExpression(_ child: [Rule]) -> [Rule] { child }

        /// Adds an array of rules, leaving out `nil`.
        public static func buildExpression(_ child: [Rule?]) -> [Rule] { child.compactMap { $0 } }

        /// Adds the rules of an `if` without `else`.
        public static func buildOptional(_ component: [Rule]?) -> [Rule] { component ?? [] }

        /// Adds a rule, or nothing for `nil`.
        @_disfavoredOverload
        public static func buildOptional(_ component: Rule?) -> [Rule] { component.map { [$0] } ?? [] }

        /// Adds an array of rules, leaving out `nil`.
        @_disfavoredOverload
        public static func buildOptional(_ component: [Rule?]) -> [Rule] { component.compactMap { $0 } }

        /// Adds the rules of the first branch of a condition.
        public static func buildEither(first component: [Rule]) -> [Rule] { component }

        /// Adds the rules of the second branch of a condition.
        public static func buildEither(second component: [Rule]) -> [Rule] { component }

        /// Adds the rules of an `if #available`.
        public static func buildLimitedAvailability(_ component: [Rule]) -> [Rule] { component }

        /// Adds the rules of a loop.
        public static func buildArray(_ components: [[Rule]]) -> [Rule] { components.flatMap { $0 } }

        /// Begins with the rules of the first statement.
        public static func buildPartialBlock(first: [Rule]) -> [Rule] { first }

        /// Adds the rules of the next statement.
        public static func buildPartialBlock(accumulated: [Rule], next: [Rule]) -> [Rule] { accumulated + next }
    }
}

extension Tips.Rule {
    /// Creates a rule that holds once a tip was retired at least a number of seconds ago.
    package init(afterEndOfTip id: String, by length: Tips.DonationTimeRange) {
        self.init(
            source: length.seconds > 0 ? "\(length) after the end of \(id)" : "after the end of \(id)",
            inputs: [.tip(id)]
        ) { evaluation in
            BoundRule(evaluation.hasEnded(id, for: length.seconds)) { $0 }
        }
    }
}
