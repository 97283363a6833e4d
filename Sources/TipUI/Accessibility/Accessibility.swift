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
