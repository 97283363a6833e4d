extension Tips {
    /// Builds the rules of a tip from the statements of a body.
    @resultBuilder
    public struct RuleBuilder {
        /// Builds an empty body.
        public static func buildBlock() -> [Rule] { [] }

        /// Takes one rule.
        public static func buildExpression(_ child: Rule) -> [Rule] { [child] }

        /// Takes one rule, or none.
        public static func buildExpression(_ child: Rule?) -> [Rule] { child.map { [$0] } ?? [] }

        /// Takes an array of rules.
        public static func buildExpression(_ child: [Rule]) -> [Rule] { child }

        /// Takes an array of rules, leaving out `nil`.
        public static func buildExpression(_ child: [Rule?]) -> [Rule] { child.compactMap { $0 } }

        /// Takes what an `if` without `else` gives.
        public static func buildOptional(_ component: [Rule]?) -> [Rule] { component ?? [] }

        /// Takes a rule that may be missing.
        @_disfavoredOverload
        public static func buildOptional(_ component: Rule?) -> [Rule] { component.map { [$0] } ?? [] }

        /// Takes rules of which some may be missing.
        @_disfavoredOverload
        public static func buildOptional(_ component: [Rule?]) -> [Rule] { component.compactMap { $0 } }

        /// Takes the first branch of a condition.
        public static func buildEither(first component: [Rule]) -> [Rule] { component }

        /// Takes the second branch of a condition.
        public static func buildEither(second component: [Rule]) -> [Rule] { component }

        /// Takes what stands under `if #available`.
        public static func buildLimitedAvailability(_ component: [Rule]) -> [Rule] { component }

        /// Takes what a loop gives.
        public static func buildArray(_ components: [[Rule]]) -> [Rule] { components.flatMap { $0 } }

        /// Begins with the first statement.
        public static func buildPartialBlock(first: [Rule]) -> [Rule] { first }

        /// Adds the next statement.
        public static func buildPartialBlock(accumulated: [Rule], next: [Rule]) -> [Rule] { accumulated + next }
    }
}
