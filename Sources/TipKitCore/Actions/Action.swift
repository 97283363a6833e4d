public import TipContent
public import TipKitEngine

extension Tips {
    /// A button of a tip.
    public struct Action: Identifiable, Sendable {
        /// An id that is unique among the actions of the tip: the given one, or one derived from the action's position.
        public let id: String
        /// The action's position among the tip's actions; `nil` if the action isn't in a tip's list of actions.
        public let index: Int?
        /// A closure that returns the button's label.
        public let label: @Sendable () -> Text
        /// The closure that runs when a person presses the button.
        ///
        /// In the `actions` of a `TipViewStyleConfiguration`, the handler also runs the `action` closure of the tip's
        /// view.
        @preconcurrency public let handler: @MainActor @Sendable () -> Void

        let isNamed: Bool
        /// How long the action snoozes its tip; `nil` if it doesn't.
        let snooze: DonationTimeRange?

        /// Creates an action with a custom label.
        ///
        /// - Parameters:
        ///   - id: An id that is unique among the tip's actions; derived from the action's position if `nil`.
        ///   - handler: The closure that runs when a person presses the button.
        ///   - label: A closure that returns the button's label.
        @preconcurrency
        public init(
            id: String? = nil,
            perform handler: @escaping @MainActor @Sendable () -> Void = {},
            _ label: @escaping @Sendable () -> Text
        ) {
            self.init(id: id ?? "", isNamed: id != nil, index: nil, label: label, handler: handler)
        }

        /// Creates an action with a title.
        ///
        /// - Parameters:
        ///   - id: An id that is unique among the tip's actions; derived from the action's position if `nil`.
        ///   - title: The label, shown verbatim.
        ///   - handler: The closure that runs when a person presses the button.
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
            snooze: DonationTimeRange? = nil,
            handler: @escaping @MainActor @Sendable () -> Void
        ) {
            self.snooze = snooze
            self.id = id
            self.isNamed = isNamed
            self.index = index
            self.label = label
            self.handler = handler
        }

        func withIndex(_ index: Int) -> Action {
            Action(
                id: isNamed ? id : "action-\(index)",
                isNamed: isNamed,
                index: index,
                label: label,
                snooze: snooze,
                handler: handler
            )
        }

        /// An action that snoozes its tip, labeled "Remind me later" in the language of the person; its id is `later`.
        ///
        /// A press of its button in a tip keeps the tip away as ``Tip/snooze(for:)`` does. Its `handler` alone does
        /// nothing. Not in Apple's TipKit.
        ///
        /// ```swift
        /// var actions: [Action] {
        ///     Action(id: "show", title: "Show me")
        ///     Action.later(for: .days(3))
        /// }
        /// ```
        ///
        /// - Parameter length: How long the tip stays away.
        public static func later(for length: DonationTimeRange = .day) -> Action {
            Action(id: "later", isNamed: true, index: nil, label: { Text(TipWord.later) }, snooze: length) {}
        }

        package func alsoPerforming(_ action: @escaping @MainActor @Sendable (Action) -> Void) -> Action {
            Action(id: id, isNamed: isNamed, index: index, label: label, snooze: snooze) {
                handler()
                action(self)
            }
        }
    }
}

extension Tip {
    /// The tip's actions with their ids and positions, whose handlers also snooze the tip if the action does.
    package var preparedActions: [Tips.Action] {
        Tips.ActionBuilder.buildFinalResult(actions).map { action in
            guard let length = action.snooze else { return action }
            return action.alsoPerforming { _ in snooze(for: length) }
        }
    }

    /// Returns the tip's actions as a card has them, whose handlers also record the press and run a closure.
    package func actions(alsoPerforming body: @escaping @MainActor @Sendable (Tips.Action) -> Void) -> [Tips.Action] {
        let id = id
        return preparedActions.map { action in
            action.alsoPerforming { pressed in
                TipCenter.current.press(pressed.id, of: id)
                body(pressed)
            }
        }
    }

    /// The accessibility label of the tip's card: the plain text of its title, or "Tip" if the title is blank.
    package func name(in environment: EnvironmentValues) -> String {
        let letters = title.plain(in: environment)
        return letters.allSatisfy(\.isWhitespace) ? "Tip" : letters
    }
}

extension Tips {
    /// Builds the actions of a tip from the statements of a body.
    @resultBuilder
    public struct ActionBuilder {
        /// Builds an empty list of actions, with a warning.
        @available(*, deprecated, message: "there is no action; add '|| os(Linux)' to its #if, or write []")
        public static func buildBlock() -> [Action] { [] }

        /// Builds a list from a single action.
        public static func buildExpression(_ element: Action) -> [Action] { [element] }

        /// Builds a list from an array of actions.
        public static func buildExpression(_ component: [Action]) -> [Action] { component }

        /// Combines the actions of all iterations of a loop.
        public static func buildArray(_ components: [[Action]]) -> [Action] { components.flatMap { $0 } }

        /// Builds the actions of the first branch of a condition.
        public static func buildEither(first component: [Action]) -> [Action] { component }

        /// Builds the actions of the second branch of a condition.
        public static func buildEither(second component: [Action]) -> [Action] { component }

        /// Builds the actions inside `if #available`.
        public static func buildLimitedAvailability(_ component: [Action]) -> [Action] { component }

        /// Builds the actions of an `if` without `else`.
        public static func buildOptional(_ component: [Action]?) -> [Action] { component ?? [] }

        /// Builds the actions of the first statement.
        public static func buildPartialBlock(first: [Action]) -> [Action] { first }

        /// Adds the actions of the next statement.
        public static func buildPartialBlock(accumulated: [Action], next: [Action]) -> [Action] {
            accumulated + next
        }

        /// Sets the index of each action, and the id of each action without one.
        public static func buildFinalResult(_ component: [Action]) -> [Action] {
            component.enumerated().map { $1.withIndex($0) }
        }
    }
}
