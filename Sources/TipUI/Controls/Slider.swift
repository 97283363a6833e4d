/// A control for choosing a value from a range by moving a thumb.
///
/// The label isn't shown; assistive technology reads it.
public struct Slider<Label: View, ValueLabel: View> {
    let value: Binding<Double>
    let bounds: ClosedRange<Double>
    let step: Double?
    let label: Label
    /// The labels of the least and the greatest value; `nil` for none.
    let ends: (lower: ValueLabel, upper: ValueLabel)?
    let onEditingChanged: @MainActor (Bool) -> Void
    @State private var isEditing = false

    nonisolated init<V>(
        _ value: Binding<V>,
        _ bounds: ClosedRange<V>,
        step: V.Stride?,
        label: Label,
        ends: (lower: ValueLabel, upper: ValueLabel)?,
        onEditingChanged: @escaping @MainActor (Bool) -> Void
    ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
        self.value = Binding(get: { Double(value.wrappedValue) }, set: { value.wrappedValue = V($0) })
        self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
        self.step = step.map { Double($0) }
        self.label = label
        self.ends = ends
        self.onEditingChanged = onEditingChanged
    }
}

extension Slider {
    /// Makes a slider with a label and labels for the least and the greatest value.
    @preconcurrency
    public nonisolated init<V>(
        value: Binding<V>,
        in bounds: ClosedRange<V> = 0...1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
        let ends = (minimumValueLabel(), maximumValueLabel())
        self.init(value, bounds, step: nil, label: label(), ends: ends, onEditingChanged: onEditingChanged)
    }

    /// Makes a slider that moves in steps, with a label and labels for the least and the greatest value.
    @preconcurrency
    public nonisolated init<V>(
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
        let ends = (minimumValueLabel(), maximumValueLabel())
        self.init(value, bounds, step: step, label: label(), ends: ends, onEditingChanged: onEditingChanged)
    }
}

extension Slider where ValueLabel == EmptyView {
    /// Makes a slider with a label.
    @preconcurrency
    public nonisolated init<V>(
        value: Binding<V>,
        in bounds: ClosedRange<V> = 0...1,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step: nil, label: label(), ends: nil, onEditingChanged: onEditingChanged)
    }

    /// Makes a slider that moves in steps, with a label.
    @preconcurrency
    public nonisolated init<V>(
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step: step, label: label(), ends: nil, onEditingChanged: onEditingChanged)
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    /// Makes a slider.
    @preconcurrency
    public nonisolated init<V>(
        value: Binding<V>,
        in bounds: ClosedRange<V> = 0...1,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step: nil, label: EmptyView(), ends: nil, onEditingChanged: onEditingChanged)
    }

    /// Makes a slider that moves in steps.
    @preconcurrency
    public nonisolated init<V>(
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step: step, label: EmptyView(), ends: nil, onEditingChanged: onEditingChanged)
    }
}

@MainActor
extension Slider: PrimitiveView {
    package func primitive(in environment: EnvironmentValues) -> Primitive {
        let value = value, isEditing = $isEditing, onEditingChanged = onEditingChanged
        let content = SliderContent(
            value: min(max(value.wrappedValue, bounds.lowerBound), bounds.upperBound),
            lower: bounds.lowerBound,
            upper: bounds.upperBound,
            step: step,
            isDisabled: !environment.isEnabled,
            tint: environment.tint
        )
        var children = [Primitive.Child(label.asSingleElement)]
        if let ends {
            children += [ends.lower, ends.upper].map { Primitive.Child(SingleElement($0).accessibilityHidden(true)) }
        }
        var handlers: [ElementEvent.Kind: @MainActor (ElementEvent) -> Void] = [:]
        if environment.isEnabled {
            handlers[.change] = { event in
                guard let new = content.value(of: event) else { return }
                if !isEditing.wrappedValue {
                    isEditing.wrappedValue = true
                    onEditingChanged(true)
                }
                value.wrappedValue = new
            }
            handlers[.commit] = { _ in
                guard isEditing.wrappedValue else { return }
                isEditing.wrappedValue = false
                onEditingChanged(false)
            }
        }
        return Primitive(Element(content), children: children, handlers: handlers)
    }
}

extension Slider: SingleElementView, StatefulElement {}

/// A slider; its child elements are its label and, if there are any, the labels of its ends.
///
/// A movement is reported as `.change` events whose values are numbers, and its end as `.commit`.
package struct SliderContent: ElementContent {
    package static let kind = ElementKind.slider

    package static var variations: [Variations<SliderContent>] {
        var list = Variations(of: SliderContent(value: 1, lower: 0, upper: 2))
        list.add { $0.value = 1.5 }
        list.add { $0.lower = -1 }
        list.add { $0.upper = 3 }
        list.add { $0.step = 0.5 }
        list.add { $0.isDisabled = true }
        list.add { $0.tint = .system(.red) }
        return [list]
    }

    package var value: Double
    package var lower: Double
    package var upper: Double
    /// The distance between values; `nil` if the slider moves continuously.
    package var step: Double?
    package var isDisabled: Bool
    package var tint: PaintStyle?

    package init(
        value: Double,
        lower: Double,
        upper: Double,
        step: Double? = nil,
        isDisabled: Bool = false,
        tint: PaintStyle? = nil
    ) {
        self.value = value
        self.lower = lower
        self.upper = upper
        self.step = step
        self.isDisabled = isDisabled
        self.tint = tint
    }

    package func flexibleAxes(in context: FlexibilityContext) -> Axis.Set { .horizontal }

    package func hasRequiredValue(_ event: ElementEvent) -> Bool { event.kind != .change || value(of: event) != nil }

    /// Returns an event's value, rounded to the nearest step; `nil` if it isn't a number in the range.
    func value(of event: ElementEvent) -> Double? {
        guard let text = event.value, let number = Double(text), number >= lower, number <= upper else { return nil }
        guard let step, step > 0 else { return number }
        return min(lower + ((number - lower) / step).rounded() * step, upper)
    }
}
