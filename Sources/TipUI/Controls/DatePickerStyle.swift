/// The look of date pickers.
public protocol DatePickerStyle: Sendable {}

/// The platform's default date picker style.
public struct DefaultDatePickerStyle: DatePickerStyle {
    /// Makes the style.
    public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    /// The platform's default date picker style.
    public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

/// A date picker style that shows the date, and a calendar when it is pressed.
public struct CompactDatePickerStyle: DatePickerStyle {
    /// Makes the style.
    public init() {}
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// A date picker style that shows the date, and a calendar when it is pressed.
    public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

/// A date picker style that is drawn as the compact style, since browsers have no calendar in the page.
public struct GraphicalDatePickerStyle: DatePickerStyle {
    /// Makes the style.
    public init() {}
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// A date picker style that is drawn as the compact style, since browsers have no calendar in the page.
    public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

/// A date picker style that is drawn as the compact style, except that phones show wheels when it is pressed.
public struct WheelDatePickerStyle: DatePickerStyle {
    /// Makes the style.
    public init() {}
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
    /// A date picker style that is drawn as the compact style, except that phones show wheels when it is pressed.
    public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension View {
    /// Has no effect; date pickers are the browser's own, which look as the compact style.
    public nonisolated func datePickerStyle<S>(_ style: S) -> some View where S: DatePickerStyle { self }
}
