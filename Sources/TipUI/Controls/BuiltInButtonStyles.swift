/// A built-in button style, which renderers draw according to its look.
protocol BuiltInButtonStyle: PrimitiveButtonStyle {
    nonisolated var look: ButtonContent.Look { get }
}

extension BuiltInButtonStyle {
    /// The view of a button in the style.
    @MainActor
    fileprivate func button(_ configuration: Configuration) -> some View { Button(configuration).buttonLook(look) }
}

/// The platform's default button style.
public struct DefaultButtonStyle: BuiltInButtonStyle {
    nonisolated var look: ButtonContent.Look { .automatic }

    /// Makes the style.
    public nonisolated init() {}

    /// Makes the view of a button.
    public func makeBody(configuration: Configuration) -> some View { button(configuration) }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// The platform's default button style.
    public static nonisolated var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

/// A button style that shows only the label.
public struct PlainButtonStyle: BuiltInButtonStyle {
    nonisolated var look: ButtonContent.Look { .plain }

    /// Makes the style.
    public nonisolated init() {}

    /// Makes the view of a button.
    public func makeBody(configuration: Configuration) -> some View { button(configuration) }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// A button style that shows only the label.
    public static nonisolated var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// A button style with tinted text.
public struct BorderlessButtonStyle: BuiltInButtonStyle {
    nonisolated var look: ButtonContent.Look { .borderless }

    /// Makes the style.
    public nonisolated init() {}

    /// Makes the view of a button.
    public func makeBody(configuration: Configuration) -> some View { button(configuration) }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// A button style with tinted text.
    public static nonisolated var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

/// A button style with a tinted background.
public struct BorderedButtonStyle: BuiltInButtonStyle {
    nonisolated var look: ButtonContent.Look { .bordered }

    /// Makes the style.
    public nonisolated init() {}

    /// Makes the view of a button.
    public func makeBody(configuration: Configuration) -> some View { button(configuration) }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// A button style with a tinted background.
    public static nonisolated var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

/// A button style with a background in the accent color, for the most important action.
public struct BorderedProminentButtonStyle: BuiltInButtonStyle {
    nonisolated var look: ButtonContent.Look { .borderedProminent }

    /// Makes the style.
    public nonisolated init() {}

    /// Makes the view of a button.
    public func makeBody(configuration: Configuration) -> some View { button(configuration) }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// A button style with a background in the accent color, for the most important action.
    public static nonisolated var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
