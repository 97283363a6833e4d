import Observation
import Synchronization

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

/// Where the value of a `@State` lives: with the node, not with the view value.
///
/// Unchecked because the compiler can't see that `lock` guards `stored` and `count`; the value itself may be of any
/// type, as in SwiftUI.
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
            return present
        }
        set {
            if areEqual(present, newValue) { return }
            // Stored first: an observer reads the new value, on whatever thread. The old value is released outside the
            // lock, since that may run code of the app.
            var old = newValue
            lock.withLock { _ in
                swap(&old, &stored)
                count += 1
            }
            registrar.withMutation(of: self, keyPath: \.value) {}
        }
    }

    /// How often the value has changed.
    var changes: Int { lock.withLock { _ in count } }

    private var present: Value { lock.withLock { _ in Guarded(value: stored) }.value }

    /// The value as the lock hands it out; unchecked as `lock` guarded its copying.
    private struct Guarded: @unchecked Sendable {
        let value: Value
    }
}

/// A large value on the heap, which its copies share until one of them changes.
struct Indirect<Value: Equatable & Sendable>: Equatable, Sendable {
    private final class Box: Sendable {
        let value: Value

        init(_ value: Value) {
            self.value = value
        }
    }

    private var box: Box

    init(_ value: Value) {
        box = Box(value)
    }

    var value: Value {
        _read { yield box.value }
        _modify {
            var value = box.value
            defer { box = Box(value) }
            yield &value
        }
    }

    /// Whether both are certainly equal, without a look at their values.
    func isShared(with other: Indirect) -> Bool { box === other.box }

    static func == (left: Indirect, right: Indirect) -> Bool {
        left.isShared(with: right) || left.value == right.value
    }
}
