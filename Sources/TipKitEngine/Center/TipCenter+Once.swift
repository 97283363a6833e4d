import Foundation
import Synchronization

extension TipCenter {
    /// Runs a closure whose changes through this center are made once, however often and in whichever process a closure
    /// with the same id runs.
    ///
    /// The changes are donations, values of parameters and invalidations. They are told apart by their order, so the
    /// closure must make the same changes in the same order each time. The store forgets them after 30 days.
    ///
    /// - Parameter id: The id, of at least one byte.
    package func once<Result>(_ id: String, _ body: () throws -> Result) rethrows -> Result {
        try Once.$current.withValue(Once(id, in: self), operation: body)
    }

    /// Whether ``markDone(_:)`` was called with an id, or a display on a page with this id has begun, in any process.
    ///
    /// The result is `false` if the store can't be read, which is logged.
    package func isDone(_ id: String) -> Bool {
        state.withLock { $0.rows.unstored.keys.contains(id) } || doneRow(id) != nil
    }

    /// Stores that what an id stands for was done.
    ///
    /// - Returns: Whether no process had stored it before.
    @discardableResult
    package func markDone(_ id: String) -> Bool {
        if isRefusedInRule("marks \(id) as done") { return false }
        guard isConfigured else { return false }
        return change { _, now in .commit([.done(id, date: now)]) { _, refusals in refusals.isEmpty } }
    }

    /// Reads what the store keeps of the change with a key.
    func doneRow(_ key: String) -> DoneRow? {
        var found: DoneRow?
        _ = load("key \(key)") {
            try $0.doneRow(key)
        } keep: { _, row in
            found = row
        }
        finish()
        return found
    }
}

/// A run of a closure whose changes through a center are made once.
final class Once: Sendable {
    @TaskLocal static var current: Once?

    private let id: String
    private let center: TipCenter
    private let changes = Atomic(0)

    init(_ id: String, in center: TipCenter) {
        self.id = id
        self.center = center
    }

    /// Returns the key of the next change through a center; `nil` if changes through it are made each time.
    ///
    /// Every change takes a key, even if it turns out to change nothing, so that the changes after it keep their keys.
    static func nextKey(of center: TipCenter) -> String? {
        guard let current, current.center === center else { return nil }
        return "\(current.id)#\(current.changes.add(1, ordering: .relaxed).newValue)"
    }
}
