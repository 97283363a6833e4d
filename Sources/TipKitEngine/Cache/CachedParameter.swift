/// A parameter in the cache: its stored JSON text and, once it is decoded, its value.
struct CachedParameter: Sendable {
    let stored: StoredParameter?
    var decoded: (any DecodedValue)?

    init(stored: StoredParameter?) {
        self.stored = stored
    }

    /// The decoded value; `nil` if the parameter isn't decoded yet, or was decoded as another type.
    func value<Value: Sendable>(as type: Value.Type) -> Value? {
        (decoded as? Decoded<Value>)?.value
    }
}

/// A decoded value of a parameter, stored with its static type.
///
/// Storing the value as `Any` would lose its type: an `Any` that holds `nil` can be cast to any optional type.
protocol DecodedValue: Sendable {}

struct Decoded<Value: Sendable>: DecodedValue {
    let value: Value
}
