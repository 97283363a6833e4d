import TipUI

/// The content of a kind of elements as HTML.
protocol HTMLContent: ElementContent {
    /// The tag that draws such an element, with the attributes that are the kind's own.
    ///
    /// - Parameters:
    ///   - id: The `id` attribute that the tag will have.
    ///   - rules: The style rules that the markup needs.
    func tag(id: String, rules: inout StyleRules) -> Tag

    /// A tag beside the children that has an id of its own; `nil` for most kinds.
    func part(id: String) -> ElementPart?
}

extension HTMLContent {
    func part(id: String) -> ElementPart? { nil }
}

extension Element {
    /// The content as HTML; a kind without a drawing is a box.
    var htmlContent: any HTMLContent { content as? any HTMLContent ?? BoxContent() }
}
