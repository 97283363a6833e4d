/// A number that follows the person's text size.
///
/// A server doesn't know the browser's text size, so the number is the one for the default size. Fonts, and lengths
/// that depend on them, follow the browser's text size by themselves.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    /// The number for the default text size.
    public let wrappedValue: Value

    /// Creates a number that follows the size of body text.
    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }

    /// Creates a number that follows the size of a text style.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        self.wrappedValue = wrappedValue
    }
}

extension ScaledMetric: Sendable where Value: Sendable {}

extension View {
    /// Prints the name of the view, for use in a body, to see when the body is evaluated.
    ///
    /// Unlike SwiftUI, it doesn't say which of the view's properties have changed.
    public static func _printChanges() {
        print("\(Self.self): evaluated.")
    }
}
