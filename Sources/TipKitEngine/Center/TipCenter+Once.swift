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

    /// Runs a closure on the main actor like ``once(_:_:)``, and stores its changes together with the mark that it ran.
    ///
    /// Until all of them are stored in one commit, they are in memory: if the process ends before, none is stored. What
    /// the closure changes beyond a thousand changes, and what it deletes or resets, is stored in commits of its own.
    ///
    /// - Parameters:
    ///   - id: The id, of at least one byte.
    ///   - progress: How far the closure with this id has come, according to ``progress(of:)``.
    ///   - action: The id of the action whose handler the closure is.
    ///   - tip: The id of the action's tip.
    /// - Returns: Whether no process had run it before.
    @discardableResult
    package func runOnce(
        _ id: String,
        after progress: OnceProgress,
        action: String,
        of tip: String,
        _ body: @MainActor @Sendable () -> Void
    ) async -> Bool {
        let once = Once(id, in: self, collecting: progress)
        await MainActor.run { run { Once.$current.withValue(once, operation: body) } }
        Once.$current.withValue(once) { while storeDonations() {} }
        once.endCollecting()
        // What another task of the closure has sent meanwhile.
        if state.withLock({ !$0.donations.waiting.isEmpty }) { schedule(.storeDonations) }
        defer { once.callCompletions() }
        return press(action, of: tip, key: Once.mark(of: id))
    }

    /// Says that a person has pressed an action of a tip; the press is stored if it counts once, or if the store keeps
    /// outcomes.
    ///
    /// - Parameter key: The key of a press that counts once; `nil` for one that counts each time.
    /// - Returns: Whether the press counts.
    @discardableResult
    package func press(_ action: String, of tip: String, key: String? = nil) -> Bool {
        let isNoted = state.withLock { state in
            key != nil || state.store?.keepsOutcomes ?? false
                || state.attention.quiet?.answers.contains(.action) ?? false
        }
        guard isNoted else {
            emit(.action(id: action), of: tip)
            return true
        }
        if isRefusedInRule("presses an action of \(tip)") { return false }
        guard isConfigured else { return false }
        if state.withLock({ $0.attention.quiet != nil }) { loadTip(tip) }
        return change { state, now in
            let press = StoreChange(.acted(tip: tip, action: action, date: now), key: key)
            return .commit([press] + state.noting(.action, to: tip, at: now, key: key)) { state, refusals in
                if refusals[0] == nil { state.emit(.action(id: action), of: tip, at: now) }
                return refusals[0] == nil
            }
        }
    }

    /// How far closures with an id have come, in any process.
    package func progress(of id: String) -> OnceProgress {
        let (mark, first) = (Once.mark(of: id), Once.key(of: id, 1))
        let unstored = state.withLock { $0.rows.unstored.keys }
        if unstored.contains(mark) { return .ended }
        var found = (mark: false, first: false)
        _ = load("key \(mark)") {
            (mark: try $0.doneRow(mark) != nil, first: try $0.doneRow(first) != nil)
        } keep: { _, rows in
            found = rows
        }
        finish()
        return found.mark ? .ended : found.first || unstored.contains(first) ? .begun : .notBegun
    }

    /// Whether a change with an id as its key was made, or a display on a page with this id has begun, in any process.
    ///
    /// The result is `false` if the store can't be read, which is logged.
    package func isDone(_ id: String) -> Bool {
        state.withLock { $0.rows.unstored.keys.contains(id) } || doneRow(id) != nil
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

/// How far closures that run once have come.
package enum OnceProgress: Sendable {
    /// None has made a change.
    case notBegun
    /// One has made a change, and may not have ended.
    case begun
    /// One has ended.
    case ended
}

/// A run of a closure whose changes through a center are made once.
final class Once: Sendable {
    @TaskLocal static var current: Once?

    private let id: String
    private let center: TipCenter
    private let changes = Atomic(0)
    /// Whether another run may have made some of the changes.
    let mayRepeat: Bool
    private let collects: Atomic<Bool>
    private let completions = Mutex<[@Sendable () -> Void]>([])

    /// - Parameter progress: How far other runs have come, if the changes are kept in memory, to be stored in one commit;
    ///   `nil` if they are stored at once.
    init(_ id: String, in center: TipCenter, collecting progress: OnceProgress? = nil) {
        self.id = id
        self.center = center
        mayRepeat = progress != .notBegun
        collects = Atomic(progress != nil)
    }

    /// The key that says that a closure with an id ran to its end; those of its changes have a number more.
    static func mark(of id: String) -> String { "\(id)#" }

    static func key(of id: String, _ number: Int) -> String { "\(mark(of: id))\(number)" }

    /// Returns the key of the next change through a center; `nil` if changes through it are made each time.
    ///
    /// Every change takes a key, even if it turns out to change nothing, so that the changes after it keep their keys.
    static func nextKey(of center: TipCenter) -> String? {
        guard let current, current.center === center else { return nil }
        return key(of: current.id, current.changes.add(1, ordering: .relaxed).newValue)
    }

    /// The run that collects changes through a center now; `nil` if they are stored at once.
    static func collecting(in center: TipCenter) -> Once? {
        guard let current, current.center === center, current.collects.load(ordering: .acquiring) else { return nil }
        return current
    }

    func endCollecting() { collects.store(false, ordering: .releasing) }

    /// Keeps what is to be called once the collected changes are stored.
    func keep(_ completion: @escaping @Sendable () -> Void) { completions.withLock { $0.append(completion) } }

    func callCompletions() {
        let all = completions.withLock { completions in
            defer { completions = [] }
            return completions
        }
        for completion in all { completion() }
    }
}
