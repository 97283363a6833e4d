extension Equatable {
    /// Whether a value of any type is this one's equal.
    func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}

/// Whether two values can be compared and are equal; false of values that can't be compared.
func areEqual<Value>(_ left: Value, _ right: Value) -> Bool {
    (left as? any Equatable)?.isEqual(to: right) ?? false
}
