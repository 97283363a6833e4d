public import Foundation

/// An option of a tip: how often and how long it is shown, and what it teaches.
public protocol TipOption: Sendable {}

extension Tips {
    /// An option that exempts a tip from the display frequency.
    public struct IgnoresDisplayFrequency: TipOption {
        package let value: Bool

        /// Creates the option.
        ///
        /// - Parameter ignoresDisplayFrequency: Whether the tip may appear without waiting for the display frequency; a
        ///   tip without the option waits.
        public init(_ ignoresDisplayFrequency: Bool) {
            value = ignoresDisplayFrequency
        }
    }

    /// An option that says which of several tips is shown if only one may be.
    ///
    /// Of tips that wait for one turn, because of the display frequency or a limit, the one with the greatest rank has it,
    /// whichever view comes first, in a group or outside. Of tips with the same rank the first one has it.
    ///
    /// A rank decides between tips that are drawn and that nobody has seen yet, for half a minute at most. It keeps no turn
    /// for a tip without a view, takes no tip away that a person has seen, and lifts no limit: so a tip of a low rank waits
    /// only while one of a higher rank is about to appear. A tip that is printed in a terminal is seen at once. Not in Apple's
    /// TipKit.
    public struct Rank: TipOption, Equatable {
        package let value: Int

        /// Creates the option.
        ///
        /// - Parameter value: Any number; without the option it is 0. Of several options the last one applies.
        public init(_ value: Int) { self.value = value }
    }

    /// An option that retires a tip after it has appeared a number of times.
    public struct MaxDisplayCount: TipOption {
        package let value: Int

        /// Creates the option; the tip is retired when its last allowed display ends.
        ///
        /// - Parameter maxDisplayCount: The number of displays; with 0 or less the tip never appears.
        public init(_ maxDisplayCount: Int) {
            value = max(0, maxDisplayCount)
        }
    }

    /// An option that retires a tip after it was on screen for a total time, over all displays.
    public struct MaxDisplayDuration: TipOption {
        package let value: TimeInterval

        /// The minimum time, in seconds, that a display lasts before this option ends it.
        package static let floor: TimeInterval = 60

        /// Creates the option.
        ///
        /// - Parameter maxDisplayDuration: The total time on screen in seconds. As Apple documents, a display lasts at
        ///   least 60 seconds before the option ends it.
        public init(_ maxDisplayDuration: TimeInterval) {
            value = max(0, maxDisplayDuration)
        }
    }
}

extension Tips {
    /// Builds the options of a tip from the statements of a body.
    @resultBuilder
    public struct OptionsBuilder {
        /// Builds the options of an empty body: none, with a warning.
        @available(*, deprecated, message: "there is no option; add '|| os(Linux)' to its #if, or write []")
        public static func buildBlock() -> [any TipOption] { [] }

        /// Adds one option.
        public static func buildExpression(_ child: some TipOption) -> [any TipOption] { [child] }

        /// Adds an option of any type, or nothing for `nil`.
        public static func buildExpression(_ child: (any TipOption)?) -> [any TipOption] { child.map { [$0] } ?? [] }

        /// Adds options that all have the same type.
        public static func buildExpression(_ child: [some TipOption]) -> [any TipOption] { child }

        /// Adds options of any types, leaving out `nil`.
        public static func buildExpression(_ child: [(any TipOption)?]) -> [any TipOption] { child.compactMap { $0 } }

        /// Adds the options of an `if` without `else`.
        public static func buildOptional(_ component: [any TipOption]?) -> [any TipOption] { component ?? [] }

        /// Adds an option, or nothing for `nil`.
        @_disfavoredOverload
        public static func buildOptional(_ component: (any TipOption)?) -> [any TipOption] {
            component.map { [$0] } ?? []
        }

        /// Adds options of any types, leaving out `nil`.
        @_disfavoredOverload
        public static func buildOptional(_ component: [(any TipOption)?]) -> [any TipOption] {
            component.compactMap { $0 }
        }

        /// Adds the options of the first branch of a condition.
        public static func buildEither(first component: [any TipOption]) -> [any TipOption] { component }

        /// Adds the options of the second branch of a condition.
        public static func buildEither(second component: [any TipOption]) -> [any TipOption] { component }

        /// Adds the options of an `if #available`.
        public static func buildLimitedAvailability(_ component: [any TipOption]) -> [any TipOption] { component }

        /// Adds the options of a loop.
        public static func buildArray(_ components: [[any TipOption]]) -> [any TipOption] { components.flatMap { $0 } }

        /// Begins with the options of the first statement.
        public static func buildPartialBlock(first: [any TipOption]) -> [any TipOption] { first }

        /// Adds the options of the next statement.
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

extension Tips {
    /// An option that limits how often a person can snooze a tip.
    ///
    /// A further snooze retires the tip with `.tipClosed`: a person who has put a tip off so often doesn't want it. Devices
    /// that are cut off from each other each count what they know. Not in Apple's TipKit.
    public struct MaxSnoozes: TipOption, Equatable {
        package let value: Int

        /// Creates the option; without it a tip can be snoozed any number of times.
        ///
        /// - Parameter maxSnoozes: The number of snoozes; with 0 or less the first one retires the tip.
        public init(_ maxSnoozes: Int) {
            value = max(0, maxSnoozes)
        }
    }
}
