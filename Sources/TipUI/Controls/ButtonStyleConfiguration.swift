/// What a style makes the view of a button of.
public struct ButtonStyleConfiguration {
    /// The label of a button of any kind.
    public struct Label {
        let view: AnyView
    }

    /// What the button is for.
    public let role: ButtonRole?
    /// The button's label.
    public let label: Label
    /// Whether the button is held down; renderers show that by themselves, so this is always `false`.
    public let isPressed: Bool
}

extension ButtonStyleConfiguration.Label: View {
    /// The label's own view.
    public var body: some View { view }
}
