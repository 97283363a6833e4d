public import TipKitEngine

extension Tips {
    /// Builds the members of a group from the statements of a body.
    @resultBuilder
    public struct GroupBuilder {
        /// Builds an empty body.
        public static func buildBlock() -> [any Tip] { [] }

        /// Takes members in a row.
        public static func buildBlock(_ components: any Tip...) -> [any Tip] { components }

        /// Takes what a loop gives.
        public static func buildArray(_ components: [[any Tip]]) -> [any Tip] { components.flatMap { $0 } }

        /// Takes the first branch of a condition.
        public static func buildEither(first component: [any Tip]) -> [any Tip] { component }

        /// Takes the second branch of a condition.
        public static func buildEither(second component: [any Tip]) -> [any Tip] { component }

        /// Takes what an `if` without `else` gives.
        public static func buildIf(_ element: [any Tip]?) -> [any Tip] { element ?? [] }

        /// Takes what stands under `if #available`.
        public static func buildLimitedAvailability(_ component: [any Tip]) -> [any Tip] { component }

        /// Begins with a tip.
        public static func buildPartialBlock(first: any Tip) -> [any Tip] { [first] }

        /// Begins with tips.
        public static func buildPartialBlock(first: [any Tip]) -> [any Tip] { first }

        /// Begins with a statement that gives nothing.
        public static func buildPartialBlock(first: Void) -> [any Tip] { [] }

        /// Begins with a statement that never returns.
        public static func buildPartialBlock(first: Never) -> [any Tip] {}

        /// Adds a tip.
        public static func buildPartialBlock(accumulated: [any Tip], next: any Tip) -> [any Tip] {
            accumulated + [next]
        }

        /// Adds tips.
        public static func buildPartialBlock(accumulated: [any Tip], next: [any Tip]) -> [any Tip] {
            accumulated + next
        }
    }
}
