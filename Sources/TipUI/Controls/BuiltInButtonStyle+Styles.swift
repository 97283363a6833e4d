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
