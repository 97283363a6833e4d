/// How the label of buttons looks.
@MainActor @preconcurrency
public protocol ButtonStyle {
    /// The view that the style makes.
    associatedtype Body: View

    /// What a style gets to work with.
    typealias Configuration = ButtonStyleConfiguration

    /// Makes the view of a button.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

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

/// A view with a style for the buttons below.
struct ButtonStyleModifier<Content: View, Style> {
    let content: Content
    let style: Style
    /// What the style makes of buttons.
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

/// How buttons look and what presses them.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    /// The view that the style makes.
    associatedtype Body: View

    /// What a style gets to work with.
    typealias Configuration = PrimitiveButtonStyleConfiguration

    /// Makes the view of a button.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

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

/// What a style of the app's makes of a control; a view of its own, since the style may read what must be tracked.
struct StyledView {
    let makeBody: @MainActor () -> any View
}

@MainActor
extension StyledView: PrimitiveView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        // It stands for its view, also to what changes the element of that.
        Primitive(children: [Primitive.Child(makeBody())], transformEnvironment: { _ in })
    }
}

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

/// A style that renderers draw.
protocol BuiltInButtonStyle: PrimitiveButtonStyle {
    nonisolated var look: ButtonContent.Look { get }
}

/// The platform's own look.
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
    /// The platform's own look.
    public static nonisolated var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

/// The label as it is.
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
    /// The label as it is.
    public static nonisolated var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// Tinted text.
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
    /// Tinted text.
    public static nonisolated var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

/// A tinted background.
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
    /// A tinted background.
    public static nonisolated var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

/// A background in the accent, for what matters most.
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
    /// A background in the accent, for what matters most.
    public static nonisolated var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
