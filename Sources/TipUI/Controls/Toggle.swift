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

extension Toggle where Label == TipUI.Label<Text, Image> {
    /// Makes a toggle titled with a localized string key, with a system symbol.
    public nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { TipUI.Label(titleKey, systemImage: systemImage) }
    }

    /// Makes a toggle titled with a string, with a system symbol.
    @_disfavoredOverload
    public nonisolated init<S>(_ title: S, systemImage: String, isOn: Binding<Bool>) where S: StringProtocol {
        self.init(isOn: isOn) { TipUI.Label(title, systemImage: systemImage) }
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// Makes a toggle from a style's configuration, for styles that build on other styles.
    public nonisolated init(_ configuration: ToggleStyleConfiguration) {
        self.init(isOn: configuration.$isOn) { configuration.label }
    }
}

@MainActor
extension Toggle: PrimitiveView {
    package func primitive(in environment: EnvironmentValues) -> Primitive {
        let isOn = isOn
        if environment.isInMenu { return button(look: .menuItem, in: environment) }
        switch environment.toggleChoice {
        case .look(let look, let tint): return toggle(look: look, tint: tint ?? environment.tint, in: environment)
        case .button: return button(look: isOn.wrappedValue ? .borderedProminent : .bordered, in: environment)
        case .style(let makeBody):
            let label = ToggleStyleConfiguration.Label(view: AnyView(label))
            let configuration = ToggleStyleConfiguration(label: label, isOn: isOn)
            return Primitive(
                children: [Primitive.Child(StyledView { makeBody(configuration) })],
                // A toggle in the style's own body would otherwise apply the same style again, endlessly.
                transformEnvironment: { $0.toggleChoice = .look(.switch) }
            )
        }
    }

    private func toggle(
        look: ToggleContent.Look,
        tint: PaintStyle?,
        in environment: EnvironmentValues
    ) -> Primitive {
        let isOn = isOn
        return Primitive(
            Element(
                ToggleContent(
                    isOn: isOn.wrappedValue,
                    look: look,
                    isDisabled: !environment.isEnabled,
                    hidesLabel: environment.hidesLabels,
                    tint: tint
                )
            ),
            children: [Primitive.Child(label)],
            handlers: environment.isEnabled
                ? [.change: { event in if let value = event.isOn { isOn.wrappedValue = value } }] : [:]
        )
    }

    private func button(look: ButtonContent.Look, in environment: EnvironmentValues) -> Primitive {
        let isOn = isOn, isEnabled = environment.isEnabled
        return Primitive(
            Element(
                ButtonContent(
                    look: look,
                    isDisabled: !isEnabled,
                    tint: environment.tint,
                    isOn: isOn.wrappedValue,
                    size: environment.controlSize,
                    shape: environment.buttonBorderShape
                )
            ),
            children: [Primitive.Child(label)],
            handlers: isEnabled ? [.tap: { _ in isOn.wrappedValue.toggle() }] : [:]
        )
    }
}

extension Toggle: SingleElementView {}

/// A toggle; its child elements are its label.
///
/// A change is reported as a `.change` event whose value is "true" or "false".
package struct ToggleContent: ElementContent {
    package static let kind = ElementKind.toggle

    package static var variations: [Variations<ToggleContent>] {
        var list = Variations(of: ToggleContent(isOn: false))
        list.add { $0.isOn = true }
        list.add { $0.look = .checkbox }
        list.add { $0.isDisabled = true }
        list.add { $0.hidesLabel = true }
        list.add { $0.tint = .system(.red) }
        var segments = Variations(of: ToggleContent(isOn: false, look: .segment, group: ElementID(7)))
        segments.add { $0.group = ElementID(8) }
        return [list, segments]
    }

    package enum Look: Equatable, Sendable {
        case `switch`
        case checkbox
        /// One of several segments, which is the only one of its group that is on.
        case segment
    }

    package var isOn: Bool
    package var look: Look
    package var isDisabled: Bool
    /// Whether only assistive technology gets the label.
    package var hidesLabel: Bool
    package var tint: PaintStyle?
    /// The name of the group in which only one toggle is on; `nil` unless the toggle is a segment.
    package var group: ElementID?

    package init(
        isOn: Bool,
        look: Look = .switch,
        isDisabled: Bool = false,
        hidesLabel: Bool = false,
        tint: PaintStyle? = nil,
        group: ElementID? = nil
    ) {
        self.isOn = isOn
        self.look = look
        self.isDisabled = isDisabled
        self.hidesLabel = hidesLabel
        self.tint = tint
        self.group = group
    }

    package func flexibleAxes(in context: FlexibilityContext) -> Axis.Set { hidesLabel ? [] : .horizontal }

    package func hasRequiredValue(_ event: ElementEvent) -> Bool {
        event.kind != .change || event.isOn != nil && (look != .segment || event.isOn == true)
    }
}
