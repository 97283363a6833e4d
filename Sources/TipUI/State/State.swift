import Observation
import Synchronization

/// A value that a view owns and keeps across updates.
///
/// The value lives as long as the view keeps its identity. A body that reads the value is evaluated again when the
/// value changes; setting an equal value has no effect. The initial value is evaluated each time the view struct is
/// created.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    private let initialValue: Value
    private var box: StateBox<Value>?

    /// Creates a state with an initial value.
    public init(wrappedValue value: Value) {
        initialValue = value
    }

    /// Creates a state with an initial value.
    public init(initialValue value: Value) {
        initialValue = value
    }

    /// The value; before the view is in a graph, this is the initial value, and setting it has no effect.
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
    /// Creates a state with the initial value `nil`.
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

/// The storage of a `@State` property's value, which belongs to the node, not to the view struct.
///
/// `@unchecked Sendable` because the compiler can't verify that `lock` guards `stored` and `count`; the value can have
/// any type, as in SwiftUI.
final class StateBox<Value>: Observable, CountedBox, @unchecked Sendable {
    private let registrar = ObservationRegistrar()
    private let lock = Mutex(())
    private var stored: Value
    private var count = 0

    init(_ value: Value) {
        stored = value
    }

    var value: Value {
        get {
            registrar.access(self, keyPath: \.value)
            return currentValue
        }
        set {
            if areEqual(currentValue, newValue) { return }
            // Store the new value before observers are notified, so that observers on any thread read the new value.
            // Release the old value outside the lock, because releasing it may run app code.
            var old = newValue
            lock.withLock { _ in
                swap(&old, &stored)
                count += 1
            }
            registrar.withMutation(of: self, keyPath: \.value) {}
        }
    }

    /// The number of changes of the value.
    var changes: Int { lock.withLock { _ in count } }

    private var currentValue: Value { lock.withLock { _ in Guarded(value: stored) }.value }

    /// A value copied under the lock; `@unchecked Sendable` because `lock` guarded the copy.
    private struct Guarded: @unchecked Sendable {
        let value: Value
    }
}
