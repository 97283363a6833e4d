/// The look of progress views.
public protocol ProgressViewStyle: Sendable {}

/// A built-in progress view style.
private protocol BuiltInProgressViewStyle: ProgressViewStyle {
    /// Whether the indicator is a circle; `nil` if that depends on whether the progress is known.
    var isCircular: Bool? { get }
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
    var isCircular: Bool? { true }

    /// Makes the style.
    public init() {}
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// A progress view style with a circle that turns; only assistive technology gets the progress.
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

/// A progress view style with a bar.
public struct LinearProgressViewStyle: BuiltInProgressViewStyle {
    var isCircular: Bool? { false }

    /// Makes the style.
    public init() {}
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A progress view style with a bar.
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

private enum ProgressIsCircularKey: EnvironmentKey {
    static var defaultValue: Bool? { nil }
}

extension EnvironmentValues {
    /// Whether progress indicators are circles; `nil` if that depends on whether the progress is known.
    var progressIsCircular: Bool? {
        get { self[ProgressIsCircularKey.self] }
        set { self[ProgressIsCircularKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the progress views in this view.
    public nonisolated func progressViewStyle<S>(_ style: S) -> some View where S: ProgressViewStyle {
        let isCircular = (style as? any BuiltInProgressViewStyle)?.isCircular
        return EnvironmentModifier(content: self) { $0.progressIsCircular = isCircular }
    }
}
