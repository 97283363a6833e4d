/// An indication of progress; its children are its label.
package struct ProgressContent: ElementContent {
    package static let kind = ElementKind.progress
    package static let variations = [
        Variations(of: ProgressContent(), ProgressContent(fraction: 0.25), ProgressContent(fraction: 0.75))
    ]

    /// What is done, between 0 and 1; `nil` as long as that isn't known.
    package var fraction: Double?

    package init(fraction: Double? = nil) {
        self.fraction = fraction
    }

    package func flexibleAxes(in context: FlexibilityContext) -> Axis.Set { fraction == nil ? [] : .horizontal }
}
