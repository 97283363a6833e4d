/// A parameter that was read: its text, and its value once that was asked for.
struct CachedParameter: Sendable {
    let stored: StoredParameter?
    var decoded: (any DecodedValue)?

    init(stored: StoredParameter?) {
        self.stored = stored
    }

    /// The value, if it was decoded as one of a type.
    func value<Value: Sendable>(as type: Value.Type) -> Value? {
        (decoded as? Decoded<Value>)?.value
    }
}
