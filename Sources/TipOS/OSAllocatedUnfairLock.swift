#if SwiftUI
    import Foundation

    /// A replacement for Apple's `OSAllocatedUnfairLock`: a lock, and the state that it protects.
    public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
        /// The state, which is read and written only while `lock` is held.
        private final class Storage: @unchecked Sendable {
            let lock = NSLock()
            var state: State

            init(_ state: State) {
                self.state = state
            }
        }

        private let storage: Storage

        /// Creates a lock with a state.
        public init(initialState: State) where State: Sendable {
            storage = Storage(initialState)
        }

        /// Creates a lock with a state that isn't `Sendable`.
        public init(uncheckedState initialState: State) {
            storage = Storage(initialState)
        }

        /// Runs a closure with the state while the lock is held, and returns its result.
        public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
            try withLockUnchecked(body)
        }

        /// Runs a closure with the state while the lock is held, and returns its result.
        public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
            storage.lock.lock()
            defer { storage.lock.unlock() }
            return try body(&storage.state)
        }

        /// Runs a closure with the state and returns its result, or `nil` if another thread holds the lock.
        public func withLockIfAvailable<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R? {
            guard storage.lock.try() else { return nil }
            defer { storage.lock.unlock() }
            return try body(&storage.state)
        }
    }

    extension OSAllocatedUnfairLock where State == Void {
        /// Creates a lock without a state.
        public init() {
            self.init(uncheckedState: ())
        }

        /// Runs a closure while the lock is held, and returns its result.
        public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
            try withLockUnchecked { _ in try body() }
        }

        /// Waits for the lock and takes it.
        @available(*, noasync, message: "Use withLock, which can't be held while a task is suspended.")
        public func lock() { storage.lock.lock() }

        /// Releases the lock.
        @available(*, noasync, message: "Use withLock, which can't be held while a task is suspended.")
        public func unlock() { storage.lock.unlock() }

        /// Takes the lock unless another thread holds it, and returns whether it did.
        @available(*, noasync, message: "Use withLock, which can't be held while a task is suspended.")
        public func lockIfAvailable() -> Bool { storage.lock.try() }
    }
#endif
