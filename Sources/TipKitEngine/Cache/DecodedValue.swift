/// A value that was decoded.
///
/// It keeps the value's own type: an `Any` that holds a `nil` would pass for a value of any optional type.
protocol DecodedValue: Sendable {}

struct Decoded<Value: Sendable>: DecodedValue {
    let value: Value
}
