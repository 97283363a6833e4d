/// A view that shows the progress of a task.
public struct ProgressView<Label: View> {
    let fraction: Double?
    let label: Label?
}

extension ProgressView {
    /// Returns a value as a fraction of a total, between 0 and 1; `nil` while the value isn't known.
    fileprivate nonisolated static func fraction<V>(_ value: V?, of total: V) -> Double? where V: BinaryFloatingPoint {
        value.map { total > 0 ? min(max(Double($0 / total), 0), 1) : 0 }
    }
}

extension ProgressView where Label == EmptyView {
    /// Makes an indeterminate progress view.
    public nonisolated init() {
        fraction = nil
        label = nil
    }

    /// Makes a progress view for a value; `nil` while the value isn't known.
    public nonisolated init<V>(value: V?, total: V = 1.0) where V: BinaryFloatingPoint {
        fraction = Self.fraction(value, of: total)
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
        fraction = Self.fraction(value, of: total)
        label = Text(titleKey)
    }
}

extension ProgressView {
    /// Makes an indeterminate progress view with a custom label.
    public nonisolated init(@ViewBuilder label: () -> Label) {
        fraction = nil
        self.label = label()
    }

    /// Makes a progress view for a value, with a custom label.
    public nonisolated init<V>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label)
    where V: BinaryFloatingPoint {
        fraction = Self.fraction(value, of: total)
        self.label = label()
    }
}

@MainActor
extension ProgressView: UntrackedView {
    package func primitive(in environment: EnvironmentValues) -> Primitive {
        let content = ProgressContent(
            fraction: fraction,
            isCircular: environment.progressIsCircular ?? (fraction == nil),
            isLarge: environment.controlSize > .regular,
            tint: environment.progressTint ?? environment.tint
        )
        return Primitive(Element(content), children: label.map { [Primitive.Child($0)] } ?? [])
    }
}

/// A progress indicator; its child elements are its label.
package struct ProgressContent: ElementContent {
    package static let kind = ElementKind.progress

    package static var variations: [Variations<ProgressContent>] {
        var list = Variations(of: ProgressContent(), ProgressContent(fraction: 0.25), ProgressContent(fraction: 0.75))
        list.add { $0.isCircular = true }
        list.add { $0.tint = .system(.red) }
        var circle = Variations(of: ProgressContent(isCircular: true))
        circle.add { $0.isLarge = true }
        circle.add { $0.tint = .system(.red) }
        return [list, circle]
    }

    /// The completed fraction, between 0 and 1; `nil` while it isn't known.
    package var fraction: Double?
    /// Whether the indicator is a circle that turns, instead of a bar.
    package var isCircular: Bool
    /// Whether a circle is large.
    package var isLarge: Bool
    package var tint: PaintStyle?

    package init(fraction: Double? = nil, isCircular: Bool = false, isLarge: Bool = false, tint: PaintStyle? = nil) {
        self.fraction = fraction
        self.isCircular = isCircular
        self.isLarge = isLarge
        self.tint = tint
    }

    package func flexibleAxes(in context: FlexibilityContext) -> Axis.Set { isCircular ? [] : .horizontal }
}
