/// What a style makes a button of.
public struct PrimitiveButtonStyleConfiguration {
    /// The label of a button of any kind.
    public struct Label {
        let view: AnyView
    }

    /// What the button is for.
    public let role: ButtonRole?
    /// The button's label.
    public let label: Label

    let action: @MainActor () -> Void
    let link: LevelLink?

    /// Does what a press of the button does.
    @MainActor public func trigger() {
        action()
    }
}

extension PrimitiveButtonStyleConfiguration.Label: View {
    /// The label's own view.
    public var body: some View { view }
}
