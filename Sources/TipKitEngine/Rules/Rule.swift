extension Tips {
    /// One condition of a tip; all of a tip's rules must hold for it to appear.
    ///
    /// The body is compiled Swift. The macro `#Rule` keeps its source text too, so that an explanation can show it.
    ///
    /// ```swift
    /// #Rule(Self.$isOnline) { $0 }
    /// #Rule(Shelf.finished) { $0.donations.filter { $0.pages > 300 }.count >= 2 }
    /// ```
    ///
    /// Without the macro, say what stands for the rule in an explanation.
    ///
    /// ```swift
    /// Tips.Rule(Shelf.finished, source: "two books are finished") { $0.donations.count >= 2 }
    /// ```
    public struct Rule: Sendable {
        /// The source text of the body; empty if the rule was made without the macro.
        public let source: String
        /// What the rule is declared to read.
        public let inputs: [RuleInputKey]

        /// Reads the inputs, and returns the body that waits to be asked.
        package let prepare: @Sendable (RuleEvaluation) -> any PreparedRule

        /// Makes a rule that needs no macro.
        ///
        /// - Parameters:
        ///   - input: The parameters and events that the rule reads.
        ///   - source: The text that stands for the rule in explanations.
        ///   - body: Whether the rule holds. It may run on any thread, at any time, and more than once.
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

        /// Makes a rule of one input that needs no macro.
        ///
        /// - Parameters:
        ///   - input: The parameter or event that the rule reads.
        ///   - source: The text that stands for the rule in explanations.
        ///   - body: Whether the rule holds. It may run on any thread, at any time, and more than once.
        public init<Input: RuleInput>(
            _ input: Input,
            source: String = "",
            body: @escaping @Sendable (Input.Value) -> Bool
        ) {
            self.source = source
            inputs = [input.key]
            // Without a pack, whose types are looked up anew at each call.
            prepare = { BoundRule(input.value(in: $0), body: body) }
        }

        /// How rules combine.
        public enum CompoundOperation: Equatable, Hashable, Sendable {
            /// All must hold.
            case conjunction
            /// One must hold.
            case disjunction
        }
    }
}
