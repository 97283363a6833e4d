/// A control that switches between on and off.
public struct Toggle<Label: View> {
    let isOn: Binding<Bool>
    let label: Label

    /// Makes a toggle with a custom label.
    public nonisolated init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        self.label = label()
    }
}

extension Toggle where Label == Text {
    /// Makes a toggle titled with a localized string key.
    public nonisolated init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
    }

    /// Makes a toggle titled with a string.
    @_disfavoredOverload
    public nonisolated init<S>(_ title: S, isOn: Binding<Bool>) where S: StringProtocol {
        self.init(isOn: isOn) { Text(title) }
    }
}

@MainActor
extension Toggle: PrimitiveView {
    package func primitive(in environment: EnvironmentValues) -> Primitive {
        let isOn = isOn
        if environment.isInMenu { return menuItem(isDisabled: !environment.isEnabled) }
        var handlers: [ElementEvent.Kind: @MainActor (ElementEvent) -> Void] = [:]
        if environment.isEnabled {
            handlers[.change] = { event in
                if let value = event.isOn { isOn.wrappedValue = value }
            }
        }
        return Primitive(
            Element(ToggleContent(isOn: isOn.wrappedValue)),
            children: [Primitive.Child(label)],
            handlers: handlers
        )
    }

    private func menuItem(isDisabled: Bool) -> Primitive {
        let isOn = isOn
        return Primitive(
            Element(ButtonContent(look: .menuItem, isDisabled: isDisabled, isOn: isOn.wrappedValue)),
            children: [Primitive.Child(label)],
            handlers: isDisabled ? [:] : [.tap: { _ in isOn.wrappedValue.toggle() }]
        )
    }
}

extension Toggle: SingleElementView {}

/// A toggle; its child elements are its label.
///
/// A change is reported as a `.change` event whose value is "true" or "false".
package struct ToggleContent: ElementContent {
    package static let kind = ElementKind.toggle
    package static let variations = [Variations(of: ToggleContent(isOn: false), ToggleContent(isOn: true))]

    package var isOn: Bool

    package init(isOn: Bool) {
        self.isOn = isOn
    }

    package func flexibleAxes(in context: FlexibilityContext) -> Axis.Set { .horizontal }

    package func hasRequiredValue(_ event: ElementEvent) -> Bool { event.kind != .change || event.isOn != nil }
}
