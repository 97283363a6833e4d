/// A built-in toggle style.
protocol BuiltInToggleStyle: ToggleStyle {
    nonisolated var choice: ToggleChoice { get }
}

/// The platform's default toggle style: a switch.
public struct DefaultToggleStyle {
    /// Makes the style.
    public nonisolated init() {}
}

extension DefaultToggleStyle: BuiltInToggleStyle {
    nonisolated var choice: ToggleChoice { .look(.switch) }

    /// Makes the view of a toggle.
    public func makeBody(configuration: ToggleStyleConfiguration) -> some View {
        Toggle(configuration).toggleStyle(self)
    }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    /// The platform's default toggle style: a switch.
    public static nonisolated var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

/// A toggle style with a switch after the label.
public struct SwitchToggleStyle {
    private let color: Color?

    /// Makes the style.
    public nonisolated init() {
        color = nil
    }

    /// Makes the style; a switch that is on has the color.
    public nonisolated init(tint: Color) {
        color = tint
    }
}

extension SwitchToggleStyle: BuiltInToggleStyle {
    nonisolated var choice: ToggleChoice { .look(.switch, tint: color?.paint) }

    /// Makes the view of a toggle.
    public func makeBody(configuration: ToggleStyleConfiguration) -> some View {
        Toggle(configuration).toggleStyle(self)
    }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    /// A toggle style with a switch after the label.
    public static nonisolated var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

/// A toggle style with a button, which is filled while the toggle is on.
public struct ButtonToggleStyle {
    /// Makes the style.
    public nonisolated init() {}
}

extension ButtonToggleStyle: BuiltInToggleStyle {
    nonisolated var choice: ToggleChoice { .button }

    /// Makes the view of a toggle.
    public func makeBody(configuration: ToggleStyleConfiguration) -> some View {
        Toggle(configuration).toggleStyle(self)
    }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    /// A toggle style with a button, which is filled while the toggle is on.
    public static nonisolated var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// A toggle style with a checkbox before the label.
public struct CheckboxToggleStyle {
    /// Makes the style.
    public nonisolated init() {}
}

extension CheckboxToggleStyle: BuiltInToggleStyle {
    nonisolated var choice: ToggleChoice { .look(.checkbox) }

    /// Makes the view of a toggle.
    public func makeBody(configuration: ToggleStyleConfiguration) -> some View {
        Toggle(configuration).toggleStyle(self)
    }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
    /// A toggle style with a checkbox before the label.
    public static nonisolated var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}
