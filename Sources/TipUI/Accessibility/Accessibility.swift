/// The accessibility information of an element, in addition to its kind.
package struct Accessibility: Equatable, Sendable {
    package var label: String?
    package var hint: String?
    package var value: String?
    package var isHidden: Bool
    package var isHeading: Bool
    /// Whether the element is the selected element of a group, such as a group of tabs.
    package var isSelected: Bool
    /// Whether the app has given the element the keyboard focus.
    package var isFocused: Bool
    /// Whether the content that the element shows and hides is shown; `nil` if it doesn't hide anything.
    package var isExpanded: Bool?
    /// Whether the element is a landmark with a search field.
    package var isSearch: Bool
    /// The identifier by which tests find the element.
    package var identifier: String?

    package init(
        label: String? = nil,
        hint: String? = nil,
        value: String? = nil,
        isHidden: Bool = false,
        isHeading: Bool = false,
        isSelected: Bool = false,
        isFocused: Bool = false,
        isExpanded: Bool? = nil,
        isSearch: Bool = false,
        identifier: String? = nil
    ) {
        self.label = label
        self.hint = hint
        self.value = value
        self.isHidden = isHidden
        self.isHeading = isHeading
        self.isSelected = isSelected
        self.isFocused = isFocused
        self.isExpanded = isExpanded
        self.isSearch = isSearch
        self.identifier = identifier
    }
}

/// How the children of an accessibility element are treated.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private let name: String

    /// The children are ignored.
    public static let ignore = AccessibilityChildBehavior(name: "ignore")
    /// The children stay separate elements.
    public static let contain = AccessibilityChildBehavior(name: "contain")
    /// The children are combined into one element.
    public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// The accessibility traits of a view.
public struct AccessibilityTraits: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt64

    /// Creates a set from its bits.
    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    /// A button.
    public static let isButton = AccessibilityTraits(rawValue: 1)
    /// A heading.
    public static let isHeader = AccessibilityTraits(rawValue: 2)
    /// The selected item.
    public static let isSelected = AccessibilityTraits(rawValue: 4)
    /// A link.
    public static let isLink = AccessibilityTraits(rawValue: 8)
    /// An image.
    public static let isImage = AccessibilityTraits(rawValue: 16)
    /// Text that doesn't change.
    public static let isStaticText = AccessibilityTraits(rawValue: 32)
    /// A modal view that covers the content behind it.
    public static let isModal = AccessibilityTraits(rawValue: 64)
}
extension Element {
    /// Sets the accessibility label of the element.
    mutating func name(_ label: String) {
        accessibility.label = label
        guard var image = content as? ImageContent else { return }
        image.label = label
        content = image
    }
}
