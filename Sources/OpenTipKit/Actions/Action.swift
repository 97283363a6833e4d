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
