public import TipKitEngine

extension Tips {
    /// Builds the actions of a tip from the statements of a body.
    @resultBuilder
    public struct ActionBuilder {
        /// Builds an empty body.
        public static func buildBlock() -> [Action] { [] }

        /// Takes one action.
        public static func buildExpression(_ element: Action) -> [Action] { [element] }

        /// Takes an array of actions.
        public static func buildExpression(_ component: [Action]) -> [Action] { component }

        /// Takes what a loop gives.
        public static func buildArray(_ components: [[Action]]) -> [Action] { components.flatMap { $0 } }

        /// Takes the first branch of a condition.
        public static func buildEither(first component: [Action]) -> [Action] { component }

        /// Takes the second branch of a condition.
        public static func buildEither(second component: [Action]) -> [Action] { component }

        /// Takes what stands under `if #available`.
        public static func buildLimitedAvailability(_ component: [Action]) -> [Action] { component }

        /// Takes what an `if` without `else` gives.
        public static func buildOptional(_ component: [Action]?) -> [Action] { component ?? [] }

        /// Begins with the first statement.
        public static func buildPartialBlock(first: [Action]) -> [Action] { first }

        /// Adds the next statement.
        public static func buildPartialBlock(accumulated: [Action], next: [Action]) -> [Action] {
            accumulated + next
        }

        /// Gives each action its index, and an id to those that have none.
        public static func buildFinalResult(_ component: [Action]) -> [Action] {
            component.enumerated().map { $1.placed(at: $0) }
        }
    }
}
