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
