public import Foundation

/// A choice about how often and how long a tip is shown.
public protocol TipOption: Sendable {}

extension Tips {
    /// Exempts a tip from the display frequency, or doesn't.
    public struct IgnoresDisplayFrequency: TipOption {
        package let value: Bool

        /// Makes the option; a tip without it waits for the display frequency.
        public init(_ ignoresDisplayFrequency: Bool) {
            value = ignoresDisplayFrequency
        }
    }

    /// A bound on how often a tip appears before it is retired.
    public struct MaxDisplayCount: TipOption {
        package let value: Int

        /// Makes the option; the tip is retired when its last allowed display ends.
        ///
        /// - Parameter maxDisplayCount: The number of displays, at least 1; less counts as 1.
        public init(_ maxDisplayCount: Int) {
            value = max(1, maxDisplayCount)
        }
    }

    /// A bound on how long a tip is on screen, over all displays, before it is retired.
    public struct MaxDisplayDuration: TipOption {
        package let value: TimeInterval

        /// The shortest time in seconds that a display runs before this option ends it.
        package static let floor: TimeInterval = 60

        /// Makes the option.
        ///
        /// - Parameter maxDisplayDuration: Seconds on screen. A display runs for 60 seconds at least before it is
        ///   ended, as Apple documents.
        public init(_ maxDisplayDuration: TimeInterval) {
            value = max(0, maxDisplayDuration)
        }
    }
}

/// A tip's options, each at its default where the tip names none; of two of a kind the last counts.
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
