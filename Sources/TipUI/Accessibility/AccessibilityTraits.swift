/// What assistive technology takes a view for.
public struct AccessibilityTraits: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt64

    /// Makes a set of bits.
    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    /// A button.
    public static let isButton = AccessibilityTraits(rawValue: 1)
    /// A heading.
    public static let isHeader = AccessibilityTraits(rawValue: 2)
    /// The chosen one.
    public static let isSelected = AccessibilityTraits(rawValue: 4)
    /// A link.
    public static let isLink = AccessibilityTraits(rawValue: 8)
    /// A picture.
    public static let isImage = AccessibilityTraits(rawValue: 16)
    /// Text that doesn't change.
    public static let isStaticText = AccessibilityTraits(rawValue: 32)
    /// Covers what is behind it.
    public static let isModal = AccessibilityTraits(rawValue: 64)
}
