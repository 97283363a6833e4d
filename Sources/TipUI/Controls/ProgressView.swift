/// An indication of progress.
public struct ProgressView<Label: View> {
    let fraction: Double?
    let label: Label?
}

extension ProgressView where Label == EmptyView {
    /// Makes an indication without an end in sight.
    public nonisolated init() {
        fraction = nil
        label = nil
    }

    /// Makes an indication of a value; `nil` as long as none is known.
    public nonisolated init<V>(value: V?, total: V = 1.0) where V: BinaryFloatingPoint {
        fraction = value.map { total > 0 ? min(max(Double($0 / total), 0), 1) : 0 }
        label = nil
    }
}

extension ProgressView where Label == Text {
    /// Makes an indication without an end in sight, with a literal.
    public nonisolated init(_ titleKey: LocalizedStringKey) {
        fraction = nil
        label = Text(titleKey)
    }

    /// Makes an indication of a value with a literal.
    public nonisolated init<V>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
    where V: BinaryFloatingPoint {
        fraction = value.map { total > 0 ? min(max(Double($0 / total), 0), 1) : 0 }
        label = Text(titleKey)
    }
}

@MainActor
extension ProgressView: UntrackedView {
    package func primitive(in environment: EnvironmentValues) -> Primitive {
        Primitive(Element(ProgressContent(fraction: fraction)), children: label.map { [Primitive.Child($0)] } ?? [])
    }
}

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
