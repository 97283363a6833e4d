extension Tips {
    /// Builds the options of a tip from the statements of a body.
    @resultBuilder
    public struct OptionsBuilder {
        /// Builds an empty body.
        public static func buildBlock() -> [any TipOption] { [] }

        /// Takes one option.
        public static func buildExpression(_ child: some TipOption) -> [any TipOption] { [child] }

        /// Takes one option of unknown type, or none.
        public static func buildExpression(_ child: (any TipOption)?) -> [any TipOption] { child.map { [$0] } ?? [] }

        /// Takes options of one type.
        public static func buildExpression(_ child: [some TipOption]) -> [any TipOption] { child }

        /// Takes options of unknown types, leaving out `nil`.
        public static func buildExpression(_ child: [(any TipOption)?]) -> [any TipOption] { child.compactMap { $0 } }

        /// Takes what an `if` without `else` gives.
        public static func buildOptional(_ component: [any TipOption]?) -> [any TipOption] { component ?? [] }

        /// Takes an option that may be missing.
        @_disfavoredOverload
        public static func buildOptional(_ component: (any TipOption)?) -> [any TipOption] {
            component.map { [$0] } ?? []
        }

        /// Takes options of which some may be missing.
        @_disfavoredOverload
        public static func buildOptional(_ component: [(any TipOption)?]) -> [any TipOption] {
            component.compactMap { $0 }
        }

        /// Takes the first branch of a condition.
        public static func buildEither(first component: [any TipOption]) -> [any TipOption] { component }

        /// Takes the second branch of a condition.
        public static func buildEither(second component: [any TipOption]) -> [any TipOption] { component }

        /// Takes what stands under `if #available`.
        public static func buildLimitedAvailability(_ component: [any TipOption]) -> [any TipOption] { component }

        /// Takes what a loop gives.
        public static func buildArray(_ components: [[any TipOption]]) -> [any TipOption] { components.flatMap { $0 } }

        /// Begins with the first statement.
        public static func buildPartialBlock(first: [any TipOption]) -> [any TipOption] { first }

        /// Adds the next statement.
        public static func buildPartialBlock(
            accumulated: [any TipOption],
            next: [any TipOption]
        ) -> [any TipOption] {
            accumulated + next
        }

        /// Gives all options.
        public static func buildFinalResult(_ component: [any TipOption]) -> [any TipOption] { component }
    }
}
