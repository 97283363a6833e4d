import Observation
import Synchronization

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
