/// How forms look.
public protocol FormStyle: Sendable {}

/// The platform's own look of forms.
public struct AutomaticFormStyle: FormStyle {
    /// Makes the style.
    public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
    /// The platform's own look.
    public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

/// Sections in cards, which is the platform's own look.
public struct GroupedFormStyle: FormStyle {
    /// Makes the style.
    public init() {}
}

extension FormStyle where Self == GroupedFormStyle {
    /// Sections in cards, which is the platform's own look.
    public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

/// A look of forms; drawn as the platform's own.
public struct ColumnsFormStyle: FormStyle {
    /// Makes the style.
    public init() {}
}

extension FormStyle where Self == ColumnsFormStyle {
    /// A look of forms; drawn as the platform's own.
    public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension View {
    /// Accepted; forms have the platform's one style.
    public nonisolated func formStyle<S>(_ style: S) -> some View where S: FormStyle { self }
}
