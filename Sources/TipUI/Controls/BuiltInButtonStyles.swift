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
