/// A view that shows the progress of a task.
public struct ProgressView<Label: View> {
    let fraction: Double?
    let label: Label?
}

extension ProgressView where Label == EmptyView {
    /// Makes an indeterminate progress view.
    public nonisolated init() {
        fraction = nil
        label = nil
    }

    /// Makes a progress view for a value; `nil` while the value isn't known.
    public nonisolated init<V>(value: V?, total: V = 1.0) where V: BinaryFloatingPoint {
        fraction = value.map { total > 0 ? min(max(Double($0 / total), 0), 1) : 0 }
        label = nil
    }
}

extension ProgressView where Label == Text {
    /// Makes an indeterminate progress view, labeled with a localized string key.
    public nonisolated init(_ titleKey: LocalizedStringKey) {
        fraction = nil
        label = Text(titleKey)
    }

    /// Makes a progress view for a value, labeled with a localized string key.
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

/// A progress indicator; its child elements are its label.
package struct ProgressContent: ElementContent {
    package static let kind = ElementKind.progress
    package static let variations = [
        Variations(of: ProgressContent(), ProgressContent(fraction: 0.25), ProgressContent(fraction: 0.75))
    ]

    /// The completed fraction, between 0 and 1; `nil` while it isn't known.
    package var fraction: Double?

    package init(fraction: Double? = nil) {
        self.fraction = fraction
    }

    package func flexibleAxes(in context: FlexibilityContext) -> Axis.Set { fraction == nil ? [] : .horizontal }
}
