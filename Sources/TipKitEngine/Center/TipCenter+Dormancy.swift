import Foundation
import Synchronization

extension TipCenter {
    /// Lets the center store what it stores by itself, such as the person's first launch, since the person is here.
    package func wake() {
        if state.withLock({ $0.wake() }) { finish() }
    }

    /// Stores what isn't stored yet, lets a closure move the person's rows to another person, and then stores nothing about
    /// the person, as after ``forget(_:)``.
    ///
    /// - Throws: The store's error if something can't be stored, or the closure's error; nothing was moved then.
    package func handOver(_ move: () throws -> Void) throws {
        while storeDonations() {}
        try changeOrThrow { _, _ in .commit([]) { _, _ in } }
        try forget(move)
    }

    /// Erases the person's rows, and stores nothing about the person until the next change that somebody makes, or until
    /// ``wake()``.
    ///
    /// The erasure is one step for the center: a change that was planned before is stored before, and erased with the
    /// rest.
    ///
    /// - Parameter erase: Erases the rows in the store.
    /// - Throws: The closure's error; nothing has changed then.
    package func forget(_ erase: () throws -> Void) throws {
        try withGate {
            try erase()
            state.withLock { $0.sleep() }
        }
        catchUp()
    }
}

extension CenterState {
    /// Begins the dormancy, since the person was erased, here or by another process.
    mutating func sleep() {
        isDormant = true
        unsavedNotes = [:]
    }

    /// Ends the dormancy.
    ///
    /// - Returns: Whether the center was dormant; its tips must then be decided again.
    @discardableResult
    mutating func wake() -> Bool {
        guard isDormant else { return false }
        isDormant = false
        decisions.touchAll()
        return true
    }
}
