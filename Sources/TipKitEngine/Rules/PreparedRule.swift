/// A rule's body with what it was declared to read, ready to be asked.
package protocol PreparedRule: AnyObject, Sendable {
    func holds() -> Bool
}

/// A rule's body with the values of its inputs.
final class BoundRule<Value: Sendable>: PreparedRule {
    private let value: Value
    private let body: @Sendable (Value) -> Bool

    init(_ value: Value, body: @escaping @Sendable (Value) -> Bool) {
        self.value = value
        self.body = body
    }

    func holds() -> Bool { body(value) }
}
