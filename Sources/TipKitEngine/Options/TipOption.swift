public import Foundation

/// An option for how often and how long a tip is shown.
public protocol TipOption: Sendable {}

extension Tips {
    /// Whether a tip is exempt from the display frequency.
    public struct IgnoresDisplayFrequency: TipOption {
        package let value: Bool

        /// Creates the option; a tip without it waits for the display frequency.
        public init(_ ignoresDisplayFrequency: Bool) {
            value = ignoresDisplayFrequency
        }
    }

    /// The number of times that a tip appears before it is retired.
    public struct MaxDisplayCount: TipOption {
        package let value: Int

        /// Creates the option; the tip is retired when its last allowed display ends.
        ///
        /// - Parameter maxDisplayCount: The number of displays, at least 1; less counts as 1.
        public init(_ maxDisplayCount: Int) {
            value = max(1, maxDisplayCount)
        }
    }

    /// The total time that a tip is on screen, over all displays, before it is retired.
    public struct MaxDisplayDuration: TipOption {
        package let value: TimeInterval

        /// The minimum duration in seconds of a display that this option ends.
        package static let floor: TimeInterval = 60

        /// Creates the option.
        ///
        /// - Parameter maxDisplayDuration: Seconds on screen. A display lasts at least 60 seconds before it is
        ///   ended, as Apple documents.
        public init(_ maxDisplayDuration: TimeInterval) {
            value = max(0, maxDisplayDuration)
        }
    }
}

/// A tip's options, with defaults for those that the tip doesn't set.
///
/// If it sets an option twice, the last one counts.
package struct TipOptions: Sendable, Equatable {
    package var ignoresDisplayFrequency = false
    package var maxDisplayCount: Int?
    package var maxDisplayDuration: TimeInterval?

    package init(_ options: [any TipOption] = []) {
        for option in options {
            switch option {
            case let option as Tips.IgnoresDisplayFrequency: ignoresDisplayFrequency = option.value
            case let option as Tips.MaxDisplayCount: maxDisplayCount = option.value
            case let option as Tips.MaxDisplayDuration: maxDisplayDuration = option.value
            default: break
            }
        }
    }
}

extension Tips {
    /// Builds the options of a tip from the statements of a body.
    @resultBuilder
    public struct OptionsBuilder {
        /// Builds an empty body.
        public static func buildBlock() -> [any TipOption] { [] }

        /// Adds one option.
        public static func buildExpression(_ child: some TipOption) -> [any TipOption] { [child] }

        /// Adds one option of unknown type, or none.
        public static func buildExpression(_ child: (any TipOption)?) -> [any TipOption] { child.map { [$0] } ?? [] }

        /// Adds options of one type.
        public static func buildExpression(_ child: [some TipOption]) -> [any TipOption] { child }

        /// Adds options of unknown types, leaving out `nil`.
        public static func buildExpression(_ child: [(any TipOption)?]) -> [any TipOption] { child.compactMap { $0 } }

        /// Adds the options of an `if` without `else`.
        public static func buildOptional(_ component: [any TipOption]?) -> [any TipOption] { component ?? [] }

        /// Adds an option that may be missing.
        @_disfavoredOverload
        public static func buildOptional(_ component: (any TipOption)?) -> [any TipOption] {
            component.map { [$0] } ?? []
        }

        /// Adds options, some of which may be missing.
        @_disfavoredOverload
        public static func buildOptional(_ component: [(any TipOption)?]) -> [any TipOption] {
            component.compactMap { $0 }
        }

        /// Adds the first branch of a condition.
        public static func buildEither(first component: [any TipOption]) -> [any TipOption] { component }

        /// Adds the second branch of a condition.
        public static func buildEither(second component: [any TipOption]) -> [any TipOption] { component }

        /// Adds the options of an `if #available`.
        public static func buildLimitedAvailability(_ component: [any TipOption]) -> [any TipOption] { component }

        /// Adds the options of a loop.
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

        /// Returns all options.
        public static func buildFinalResult(_ component: [any TipOption]) -> [any TipOption] { component }
    }
}
