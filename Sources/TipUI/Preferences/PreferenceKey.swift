/// The name and type of a value that views pass up to those around them.
public protocol PreferenceKey {
    /// The type of the value.
    associatedtype Value

    /// The value where no view below sets one.
    static var defaultValue: Value { get }

    /// Joins the values of two views beside one another; called in their order, and not where one alone has a value.
    ///
    /// - Parameters:
    ///   - value: The value of those before; becomes the value of all.
    ///   - nextValue: Gives the value of the next one.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    /// No value.
    public static var defaultValue: Value { nil }
}
