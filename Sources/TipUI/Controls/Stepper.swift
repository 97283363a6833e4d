/// A control with two buttons, which increase and decrease a value.
public struct Stepper<Label: View> {
    /// What the buttons do.
    private enum Source {
        /// The actions of the buttons; a button without an action is disabled.
        case actions(increment: (@MainActor () -> Void)?, decrement: (@MainActor () -> Void)?)
        /// A value that moves forward or back; `canMove` returns whether there is a next value.
        case value(canMove: (_ isForward: Bool) -> Bool, move: (_ isForward: Bool) -> Void)
    }

    private let label: Label
    private let source: Source
    private let onEditingChanged: @MainActor (Bool) -> Void

    /// Makes a stepper with a custom label; a button without an action is disabled.
    ///
    /// `onEditingChanged` is called with `true` before and with `false` after each action.
    @preconcurrency
    public nonisolated init(
        @ViewBuilder label: () -> Label,
        onIncrement: (@MainActor () -> Void)?,
        onDecrement: (@MainActor () -> Void)?,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) {
        self.label = label()
        source = .actions(increment: onIncrement, decrement: onDecrement)
        self.onEditingChanged = onEditingChanged
    }

    /// Makes a stepper of a value, with a custom label.
    @preconcurrency
    public nonisolated init<V>(
        value: Binding<V>,
        step: V.Stride = 1,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) where V: Strideable {
        self.label = label()
        source = .value(canMove: { _ in true }) { isForward in
            value.wrappedValue = value.wrappedValue.advanced(by: isForward ? step : -step)
        }
        self.onEditingChanged = onEditingChanged
    }

    /// Makes a stepper of a value in a range, with a custom label.
    @preconcurrency
    public nonisolated init<V>(
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) where V: Strideable {
        self.label = label()
        source = .value(
            canMove: { $0 ? value.wrappedValue < bounds.upperBound : value.wrappedValue > bounds.lowerBound },
            move: { isForward in
                let moved = value.wrappedValue.advanced(by: isForward ? step : -step)
                value.wrappedValue = min(max(moved, bounds.lowerBound), bounds.upperBound)
            }
        )
        self.onEditingChanged = onEditingChanged
    }
}

extension Stepper where Label == Text {
    /// Makes a stepper titled with a localized string key; a button without an action is disabled.
    @preconcurrency
    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        onIncrement: (@MainActor () -> Void)?,
        onDecrement: (@MainActor () -> Void)?,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: { Text(titleKey) },
            onIncrement: onIncrement,
            onDecrement: onDecrement,
            onEditingChanged: onEditingChanged
        )
    }

    /// Makes a stepper titled with a string; a button without an action is disabled.
    @preconcurrency @_disfavoredOverload
    public nonisolated init<S>(
        _ title: S,
        onIncrement: (@MainActor () -> Void)?,
        onDecrement: (@MainActor () -> Void)?,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) where S: StringProtocol {
        self.init(
            label: { Text(title) },
            onIncrement: onIncrement,
            onDecrement: onDecrement,
            onEditingChanged: onEditingChanged
        )
    }

    /// Makes a stepper of a value, titled with a localized string key.
    @preconcurrency
    public nonisolated init<V>(
        _ titleKey: LocalizedStringKey,
        value: Binding<V>,
        step: V.Stride = 1,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) where V: Strideable {
        self.init(value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
    }

    /// Makes a stepper of a value, titled with a string.
    @preconcurrency @_disfavoredOverload
    public nonisolated init<S, V>(
        _ title: S,
        value: Binding<V>,
        step: V.Stride = 1,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) where S: StringProtocol, V: Strideable {
        self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
    }

    /// Makes a stepper of a value in a range, titled with a localized string key.
    @preconcurrency
    public nonisolated init<V>(
        _ titleKey: LocalizedStringKey,
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) where V: Strideable {
        self.init(value: value, in: bounds, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
    }

    /// Makes a stepper of a value in a range, titled with a string.
    @preconcurrency @_disfavoredOverload
    public nonisolated init<S, V>(
        _ title: S,
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) where S: StringProtocol, V: Strideable {
        self.init(value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
    }
}

@MainActor
extension Stepper: PrimitiveView {
    package func primitive(in environment: EnvironmentValues) -> Primitive {
        let title = label.plainText(in: environment)
        let buttons = HStack(spacing: 2) {
            button("minus", name: "\(title) −", action: action(isForward: false))
            button("plus", name: "\(title) +", action: action(isForward: true))
        }
        let shown = environment.hidesLabels ? [] : [Primitive.Child(label.asSingleElement, key: "label")]
        return Primitive(
            Element(StepperContent(), accessibility: Accessibility(label: title.isEmpty ? nil : title)),
            children: shown + [Primitive.Child(buttons, key: "buttons")]
        )
    }

    private func action(isForward: Bool) -> (@MainActor () -> Void)? {
        switch source {
        case .actions(let increment, let decrement): return isForward ? increment : decrement
        case .value(let canMove, let move):
            guard canMove(isForward) else { return nil }
            return { move(isForward) }
        }
    }

    private func button(_ symbol: String, name: String, action: (@MainActor () -> Void)?) -> some View {
        Button {
            onEditingChanged(true)
            action?()
            onEditingChanged(false)
        } label: {
            Image(systemName: symbol)
        }
        .buttonLook(.bordered)
        .accessibilityLabel(Text(verbatim: name))
        .disabled(action == nil)
    }
}

extension Stepper: SingleElementView {}

/// A label with the buttons of a stepper; its child elements are the label, if it is shown, and the buttons.
package struct StepperContent: ElementContent {
    package static let kind = ElementKind.stepper
    package static let variations = [Variations(of: StepperContent())]

    package var stackingAxis: Axis? { .horizontal }

    package init() {}

    package func flexibleAxes(in context: FlexibilityContext) -> Axis.Set {
        context.children.count > 1 ? .horizontal : []
    }
}
