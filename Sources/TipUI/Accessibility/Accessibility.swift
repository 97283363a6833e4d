/// What assistive technology learns of an element beyond its kind.
package struct Accessibility: Equatable, Sendable {
    package var label: String?
    package var hint: String?
    package var value: String?
    package var isHidden: Bool
    package var isHeading: Bool
    /// Whether it is the chosen one among its like.
    package var isSelected: Bool
    /// The identifier that tests find the element by.
    package var identifier: String?

    package init(
        label: String? = nil,
        hint: String? = nil,
        value: String? = nil,
        isHidden: Bool = false,
        isHeading: Bool = false,
        isSelected: Bool = false,
        identifier: String? = nil
    ) {
        self.label = label
        self.hint = hint
        self.value = value
        self.isHidden = isHidden
        self.isHeading = isHeading
        self.isSelected = isSelected
        self.identifier = identifier
    }
}

/// What becomes of the elements within an element of assistive technology.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private let name: String

    /// They are left out.
    public static let ignore = AccessibilityChildBehavior(name: "ignore")
    /// They stay elements of their own.
    public static let contain = AccessibilityChildBehavior(name: "contain")
    /// They become one.
    public static let combine = AccessibilityChildBehavior(name: "combine")
}

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

extension View {
    private nonisolated func label(_ label: String) -> some View {
        ElementModifier(self) { $0.name(label) }
    }

    /// Sets what assistive technology calls the view.
    public nonisolated func accessibilityLabel(_ label: Text) -> some View { self.label(label.plain) }

    /// Sets what assistive technology calls the view.
    public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
        label(labelKey.plain)
    }

    /// Sets what assistive technology calls the view.
    @_disfavoredOverload
    public nonisolated func accessibilityLabel<S>(_ label: S) -> some View where S: StringProtocol {
        self.label(String(label))
    }

    /// Sets what assistive technology says that a press does.
    public nonisolated func accessibilityHint(_ hint: Text) -> some View {
        let hint = hint.plain
        return ElementModifier(self) { $0.accessibility.hint = hint }
    }

    /// Sets what assistive technology says that a press does.
    public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
        accessibilityHint(Text(hintKey))
    }

    /// Sets what assistive technology says that a press does.
    @_disfavoredOverload
    public nonisolated func accessibilityHint<S>(_ hint: S) -> some View where S: StringProtocol {
        accessibilityHint(Text(hint))
    }

    /// Sets what assistive technology says that the view's value is.
    public nonisolated func accessibilityValue(_ value: Text) -> some View {
        let value = value.plain
        return ElementModifier(self) { $0.accessibility.value = value }
    }

    /// Sets what assistive technology says that the view's value is.
    public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
        accessibilityValue(Text(valueKey))
    }

    /// Sets what assistive technology says that the view's value is.
    @_disfavoredOverload
    public nonisolated func accessibilityValue<S>(_ value: S) -> some View where S: StringProtocol {
        accessibilityValue(Text(value))
    }

    /// Sets whether assistive technology leaves the view out.
    public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
        ElementModifier(self, includesOpener: true) { $0.accessibility.isHidden = hidden }
    }

    /// Sets the name that tests find the view by.
    public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
        ElementModifier(self) { $0.accessibility.identifier = identifier }
    }

    /// Sets what assistive technology takes the view for; `.isHeader` and `.isSelected` have an effect.
    public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        ElementModifier(self) { element in
            if traits.contains(.isSelected) { element.accessibility.isSelected = true }
            guard traits.contains(.isHeader) else { return }
            element.accessibility.isHeading = true
            if var text = element.content as? TextContent {
                text.headingLevel = text.headingLevel ?? 2
                element.content = text
            }
        }
    }

    /// Sets what assistive technology doesn't take the view for; `.isHeader` and `.isSelected` have an effect.
    public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        ElementModifier(self) { element in
            if traits.contains(.isSelected) { element.accessibility.isSelected = false }
            guard traits.contains(.isHeader) else { return }
            element.accessibility.isHeading = false
            if var text = element.content as? TextContent {
                text.headingLevel = nil
                element.content = text
            }
        }
    }

    /// Accepted; elements within the view stay elements of their own.
    public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { self }

    /// Tells assistive technology more of what the view does.
    public nonisolated func help(_ textKey: LocalizedStringKey) -> some View { accessibilityHint(textKey) }

    /// Tells assistive technology more of what the view does.
    @_disfavoredOverload
    public nonisolated func help<S>(_ text: S) -> some View where S: StringProtocol { accessibilityHint(text) }
}

extension Element {
    /// Lets assistive technology call the element by a name.
    mutating func name(_ label: String) {
        accessibility.label = label
        guard var image = content as? ImageContent else { return }
        image.label = label
        content = image
    }
}
