/// The look of progress views.
public protocol ProgressViewStyle: Sendable {}

/// A built-in progress view style.
private protocol BuiltInProgressViewStyle: ProgressViewStyle {
    /// Whether the indicator is a circle; `nil` if that depends on whether the progress is known.
    var isCircular: Bool? { get }
    /// The color of the indicator; `nil` for that of the view around it.
    var tint: Color? { get }
}

extension BuiltInProgressViewStyle {
    var tint: Color? { nil }
}

/// The platform's default progress view style: a bar, or a circle that turns while the progress isn't known.
public struct DefaultProgressViewStyle: BuiltInProgressViewStyle {
    var isCircular: Bool? { nil }

    /// Makes the style.
    public init() {}
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// The platform's default progress view style: a bar, or a circle that turns while the progress isn't known.
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

/// A progress view style with a circle that turns; only assistive technology gets the progress.
public struct CircularProgressViewStyle: BuiltInProgressViewStyle {
    let tint: Color?
    var isCircular: Bool? { true }

    /// Makes the style.
    public init() {
        tint = nil
    }

    /// Makes the style with a color of its own.
    public init(tint: Color) {
        self.tint = tint
    }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// A progress view style with a circle that turns; only assistive technology gets the progress.
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

/// A progress view style with a bar.
public struct LinearProgressViewStyle: BuiltInProgressViewStyle {
    let tint: Color?
    var isCircular: Bool? { false }

    /// Makes the style.
    public init() {
        tint = nil
    }

    /// Makes the style with a color of its own.
    public init(tint: Color) {
        self.tint = tint
    }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A progress view style with a bar.
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

private enum ProgressIsCircularKey: EnvironmentKey {
    static var defaultValue: Bool? { nil }
}

private enum ProgressTintKey: EnvironmentKey {
    static var defaultValue: PaintStyle? { nil }
}

extension EnvironmentValues {
    /// Whether progress indicators are circles; `nil` if that depends on whether the progress is known.
    var progressIsCircular: Bool? {
        get { self[ProgressIsCircularKey.self] }
        set { self[ProgressIsCircularKey.self] = newValue }
    }

    /// The color of progress indicators; `nil` for the tint.
    var progressTint: PaintStyle? {
        get { self[ProgressTintKey.self] }
        set { self[ProgressTintKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the progress views in this view.
    public nonisolated func progressViewStyle<S>(_ style: S) -> some View where S: ProgressViewStyle {
        let style = style as? any BuiltInProgressViewStyle
        let (isCircular, tint) = (style?.isCircular, style?.tint)
        return EnvironmentModifier(content: self) { environment in
            environment.progressIsCircular = isCircular
            environment.progressTint = tint?.paint
        }
    }
}
