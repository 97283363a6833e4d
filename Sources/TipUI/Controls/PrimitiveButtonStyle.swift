/// A style for buttons and for the interaction that triggers their action.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    /// The view that the style makes.
    associatedtype Body: View

    /// The properties of a button.
    typealias Configuration = PrimitiveButtonStyleConfiguration

    /// Makes the view of a button.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button, passed to a primitive button style.
public struct PrimitiveButtonStyleConfiguration {
    /// A type-erased label of a button.
    public struct Label {
        let view: AnyView
    }

    /// The purpose of the button.
    public let role: ButtonRole?
    /// The button's label.
    public let label: Label

    let action: @MainActor () -> Void
    let link: LevelLink?

    /// Performs the button's action.
    @MainActor public func trigger() {
        action()
    }
}

extension PrimitiveButtonStyleConfiguration.Label: View {
    /// The view of the label.
    public var body: some View { view }
}

/// A view with the content that an app's style makes for a control, so that the graph tracks what the style reads.
struct StyledView {
    let makeBody: @MainActor () -> any View
}

@MainActor
extension StyledView: PrimitiveView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        // Pass an empty environment transform, which makes modifiers of this view change the child's element instead of
        // adding a box around the child.
        Primitive(children: [Primitive.Child(makeBody())], transformEnvironment: { _ in })
    }
}

extension View {
    /// Sets the style of the buttons in this view.
    public nonisolated func buttonStyle<S>(_ style: S) -> some View where S: PrimitiveButtonStyle {
        ButtonStyleModifier(content: self, style: style) { .buttons(by: $0) }
    }

    /// Sets the style of the labels of the buttons in this view.
    public nonisolated func buttonStyle<S>(_ style: S) -> some View where S: ButtonStyle {
        ButtonStyleModifier(content: self, style: style) { .labels(by: $0) }
    }

    /// Sets the look of the buttons in this view.
    package nonisolated func buttonLook(_ look: ButtonContent.Look) -> some View {
        EnvironmentModifier(content: self) { $0.buttonChoice = .look(look) }
    }
}
