extension Equatable {
    /// Returns whether a value of any type is equal to this value.
    package func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}

/// Returns whether two values are `Equatable` and equal.
package func areEqual<Value>(_ left: Value, _ right: Value) -> Bool {
    (left as? any Equatable)?.isEqual(to: right) ?? false
}
