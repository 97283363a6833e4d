/// A value that a view owns and keeps over its updates.
///
/// The value lives as long as the view stays in its place. Reading it in a body makes the body follow it; setting an
/// equal value changes nothing. The initial value is evaluated whenever the view's value is made.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    private let initialValue: Value
    private var box: StateBox<Value>?

    /// Makes a state with an initial value.
    public init(wrappedValue value: Value) {
        initialValue = value
    }

    /// Makes a state with an initial value.
    public init(initialValue value: Value) {
        initialValue = value
    }

    /// The value; before the view is in a graph the initial one, and setting it has no effect.
    public var wrappedValue: Value {
        get { box?.value ?? initialValue }
        nonmutating set { box?.value = newValue }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        guard let box else { return .constant(initialValue) }
        return Binding(get: { box.value }, set: { box.value = $0 })
    }
}

extension State where Value: ExpressibleByNilLiteral {
    /// Makes a state that begins with `nil`.
    public init() {
        self.init(wrappedValue: nil)
    }
}

extension State: Sendable where Value: Sendable {}

extension State: LinkedProperty {
    package mutating func link(to storage: PropertyStorage, slot: Int, environment: EnvironmentValues) {
        box = storage.box(slot) { StateBox(initialValue) }
    }
}
