/// How a picker is drawn.
enum PickerLook {
    case menu, segmented, inline, navigationLink, wheel
}

/// The look of pickers.
public protocol PickerStyle: Sendable {}

private enum PickerStyleKey: EnvironmentKey {
    static var defaultValue: any PickerStyle { DefaultPickerStyle() }
}

extension EnvironmentValues {
    /// How pickers are drawn; in a menu, the options of a picker with the default style are items of that menu.
    var pickerLook: PickerLook {
        let style = self[PickerStyleKey.self]
        if isInMenu, style is DefaultPickerStyle { return .inline }
        return (style as? any BuiltInPickerStyle)?.look ?? .menu
    }
}

extension View {
    /// Sets the style of the pickers in this view.
    public nonisolated func pickerStyle<S>(_ style: S) -> some View where S: PickerStyle {
        EnvironmentModifier(content: self) { $0[PickerStyleKey.self] = style }
    }
}
