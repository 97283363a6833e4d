/// A text field; it has no children.
///
/// An edit is reported as a `.change` event whose value is the new text, and the end of editing as `.commit`.
package struct FieldContent: ElementContent {
    package static let kind = ElementKind.field

    package static var variations: [Variations<FieldContent>] {
        var list = Variations(of: FieldContent(label: "e", prompt: "a", text: "b"))
        list.add { $0.label = "f" }
        list.add { $0.prompt = "c" }
        list.add { $0.text = "d" }
        list.add { $0.isDisabled = true }
        list.add { $0.isSecure = true }
        list.add { $0.hasBorder = true }
        list.add { $0.alignment = .center }
        list.add { $0.alignment = .trailing }
        for traits in TextInputTraits.variations.others { list.add { $0.traits = traits } }
        return [list]
    }

    /// The field's name for assistive technology.
    package var label: String
    package var prompt: String
    package var text: String
    package var isDisabled: Bool
    /// Whether the text is a secret, whose characters aren't shown.
    package var isSecure: Bool
    package var hasBorder: Bool
    package var alignment: TextAlignment
    package var traits: TextInputTraits

    package init(
        label: String? = nil,
        prompt: String,
        text: String,
        isDisabled: Bool = false,
        isSecure: Bool = false,
        hasBorder: Bool = false,
        alignment: TextAlignment = .leading,
        traits: TextInputTraits = TextInputTraits()
    ) {
        self.label = label ?? prompt
        self.prompt = prompt
        self.text = text
        self.isDisabled = isDisabled
        self.isSecure = isSecure
        self.hasBorder = hasBorder
        self.alignment = alignment
        self.traits = traits
    }

    package func flexibleAxes(in context: FlexibilityContext) -> Axis.Set { .horizontal }
}

/// A text field with several lines; it has no children, and reports the same events as a field.
package struct TextAreaContent: ElementContent {
    package static let kind = ElementKind.textArea

    package static var variations: [Variations<TextAreaContent>] {
        var list = Variations(of: TextAreaContent(FieldContent(label: "e", prompt: "a", text: "b")))
        list.add { $0.label = "f" }
        list.add { $0.prompt = "c" }
        list.add { $0.text = "d" }
        list.add { $0.isDisabled = true }
        list.add { $0.hasBorder = true }
        list.add { $0.alignment = .center }
        list.add { $0.alignment = .trailing }
        for traits in TextInputTraits.variations.others { list.add { $0.traits = traits } }
        list.add { $0.lineLimit = 3 }
        list.add { $0.fillsHeight = true }
        return [list]
    }

    /// The field's name for assistive technology.
    package var label: String
    package var prompt: String
    package var text: String
    package var isDisabled: Bool
    package var hasBorder: Bool
    package var alignment: TextAlignment
    package var traits: TextInputTraits
    /// The number of lines after which the text scrolls; `nil` for no limit.
    package var lineLimit: Int?
    /// Whether the field fills the available height instead of growing with its text.
    package var fillsHeight: Bool

    package init(_ field: FieldContent, lineLimit: Int? = nil, fillsHeight: Bool = false) {
        label = field.label
        prompt = field.prompt
        text = field.text
        isDisabled = field.isDisabled
        hasBorder = field.hasBorder
        alignment = field.alignment
        traits = field.traits
        self.lineLimit = lineLimit
        self.fillsHeight = fillsHeight
    }

    package func flexibleAxes(in context: FlexibilityContext) -> Axis.Set {
        fillsHeight ? [.horizontal, .vertical] : .horizontal
    }
}
