/// A style for the labels of buttons.
@MainActor @preconcurrency
public protocol ButtonStyle {
    /// The view that the style makes.
    associatedtype Body: View

    /// The properties of a button.
    typealias Configuration = ButtonStyleConfiguration

    /// Makes the view of a button.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button, passed to a button style.
public struct ButtonStyleConfiguration {
    /// A type-erased label of a button.
    public struct Label {
        let view: AnyView
    }

    /// The purpose of the button.
    public let role: ButtonRole?
    /// The button's label.
    public let label: Label
    /// Whether the button is held down; always `false`, since renderers show presses themselves.
    public let isPressed: Bool
}

extension ButtonStyleConfiguration.Label: View {
    /// The view of the label.
    public var body: some View { view }
}

/// A view that sets the style of the buttons in its content.
struct ButtonStyleModifier<Content: View, Style> {
    let content: Content
    let style: Style
    /// Returns how a style draws buttons.
    let choice: @MainActor @Sendable (Style) -> ButtonChoice

    nonisolated init(content: Content, style: Style, choice: @escaping @MainActor @Sendable (Style) -> ButtonChoice) {
        self.content = content
        self.style = style
        self.choice = choice
    }
}

@MainActor
extension ButtonStyleModifier: UntrackedView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        let choice = choice(style)
        return Primitive(children: [Primitive.Child(content)]) { $0.buttonChoice = choice }
    }
}

extension ButtonStyleModifier: StatefulElement where Content: StatefulElement {}

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

/// A built-in button style, which renderers draw according to its look.
protocol BuiltInButtonStyle: PrimitiveButtonStyle {
    nonisolated var look: ButtonContent.Look { get }
}

/// The platform's default button style.
public struct DefaultButtonStyle {
    /// Makes the style.
    public nonisolated init() {}
}

extension DefaultButtonStyle: BuiltInButtonStyle {
    nonisolated var look: ButtonContent.Look { .automatic }

    /// Makes the view of a button.
    public func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View {
        Button(configuration).buttonLook(look)
    }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// The platform's default button style.
    public static nonisolated var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

/// A button style that shows only the label.
public struct PlainButtonStyle {
    /// Makes the style.
    public nonisolated init() {}
}

extension PlainButtonStyle: BuiltInButtonStyle {
    nonisolated var look: ButtonContent.Look { .plain }

    /// Makes the view of a button.
    public func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View {
        Button(configuration).buttonLook(look)
    }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// A button style that shows only the label.
    public static nonisolated var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// A button style with tinted text.
public struct BorderlessButtonStyle {
    /// Makes the style.
    public nonisolated init() {}
}

extension BorderlessButtonStyle: BuiltInButtonStyle {
    nonisolated var look: ButtonContent.Look { .borderless }

    /// Makes the view of a button.
    public func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View {
        Button(configuration).buttonLook(look)
    }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// A button style with tinted text.
    public static nonisolated var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

/// A button style with a tinted background.
public struct BorderedButtonStyle {
    /// Makes the style.
    public nonisolated init() {}
}

extension BorderedButtonStyle: BuiltInButtonStyle {
    nonisolated var look: ButtonContent.Look { .bordered }

    /// Makes the view of a button.
    public func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View {
        Button(configuration).buttonLook(look)
    }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// A button style with a tinted background.
    public static nonisolated var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

/// A button style with a background in the accent color, for the most important action.
public struct BorderedProminentButtonStyle {
    /// Makes the style.
    public nonisolated init() {}
}

extension BorderedProminentButtonStyle: BuiltInButtonStyle {
    nonisolated var look: ButtonContent.Look { .borderedProminent }

    /// Makes the view of a button.
    public func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View {
        Button(configuration).buttonLook(look)
    }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// A button style with a background in the accent color, for the most important action.
    public static nonisolated var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
