public import TipKitEngine
public import TipUI

extension Tips {
    /// A button of a tip.
    public struct Action: Identifiable, Sendable {
        /// What tells the action from the tip's others: as given, or derived from its position.
        public let id: String
        /// The action's position among the tip's actions; `nil` outside a tip.
        public let index: Int?
        /// Makes the button's label.
        public let label: @Sendable () -> Text
        /// What a press does.
        ///
        /// In `configuration.actions` it also runs the view's closure.
        @preconcurrency public let handler: @MainActor @Sendable () -> Void

        let isNamed: Bool

        /// Makes an action with a label of its own.
        ///
        /// - Parameters:
        ///   - id: What tells the action from others; derived from its position if `nil`.
        ///   - handler: What a press does.
        ///   - label: Makes the label.
        @preconcurrency
        public init(
            id: String? = nil,
            perform handler: @escaping @MainActor @Sendable () -> Void = {},
            _ label: @escaping @Sendable () -> Text
        ) {
            self.init(id: id ?? "", isNamed: id != nil, index: nil, label: label, handler: handler)
        }

        /// Makes an action with a title.
        ///
        /// - Parameters:
        ///   - id: What tells the action from others; derived from its position if `nil`.
        ///   - title: The label, shown as it is.
        ///   - handler: What a press does.
        @preconcurrency
        public nonisolated init(
            id: String? = nil,
            title: some StringProtocol,
            perform handler: @escaping @MainActor @Sendable () -> Void = {}
        ) {
            let title = String(title)
            self.init(id: id ?? "", isNamed: id != nil, index: nil, label: { Text(verbatim: title) }, handler: handler)
        }

        private init(
            id: String,
            isNamed: Bool,
            index: Int?,
            label: @escaping @Sendable () -> Text,
            handler: @escaping @MainActor @Sendable () -> Void
        ) {
            self.id = id
            self.isNamed = isNamed
            self.index = index
            self.label = label
            self.handler = handler
        }

        func placed(at index: Int) -> Action {
            Action(
                id: isNamed ? id : "action-\(index)",
                isNamed: isNamed,
                index: index,
                label: label,
                handler: handler
            )
        }

        func alsoPerforming(_ action: @escaping @MainActor @Sendable (Action) -> Void) -> Action {
            Action(id: id, isNamed: isNamed, index: index, label: label) {
                handler()
                action(self)
            }
        }
    }
}

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
