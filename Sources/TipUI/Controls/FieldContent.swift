/// A field of text; has no children.
///
/// A change is reported as `.change` with the text as value.
package struct FieldContent: ElementContent {
    package static let kind = ElementKind.field

    package static var variations: [Variations<FieldContent>] {
        var list = Variations(of: FieldContent(prompt: "a", text: "b"))
        list.add { $0.prompt = "c" }
        list.add { $0.text = "d" }
        list.add { $0.isDisabled = true }
        return [list]
    }

    package var prompt: String
    package var text: String
    package var isDisabled: Bool

    package init(prompt: String, text: String, isDisabled: Bool = false) {
        self.prompt = prompt
        self.text = text
        self.isDisabled = isDisabled
    }

    package func flexibleAxes(in context: FlexibilityContext) -> Axis.Set { .horizontal }
}
