/// The name and type of a value that views tell those above them.
public protocol PreferenceKey {
    /// The type of the value.
    associatedtype Value

    /// The value where no view below tells one.
    static var defaultValue: Value { get }

    /// Joins what two views beside one another tell; called in their order, and not where one alone tells something.
    ///
    /// - Parameters:
    ///   - value: What those before tell; becomes what all tell together.
    ///   - nextValue: Gives what the next one tells.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    /// No value.
    public static var defaultValue: Value { nil }
}
