extension View {
    /// Sets the style of buttons below.
    public nonisolated func buttonStyle<S>(_ style: S) -> some View where S: PrimitiveButtonStyle {
        ButtonStyleModifier(content: self, style: style) { .buttons(by: $0) }
    }

    /// Sets the style of the labels of buttons below.
    public nonisolated func buttonStyle<S>(_ style: S) -> some View where S: ButtonStyle {
        ButtonStyleModifier(content: self, style: style) { .labels(by: $0) }
    }

    /// Sets the look of buttons below.
    package nonisolated func buttonLook(_ look: ButtonContent.Look) -> some View {
        EnvironmentModifier(content: self) { $0.buttonChoice = .look(look) }
    }
}
