import Foundation
import Synchronization

/// Stores what was donated without waiting when the process exits by itself.
final class ExitFlush: Sendable {
    static let shared = ExitFlush()

    private struct Weak: Sendable {
        weak var center: TipCenter?
    }

    /// The process that made the changes: one that it has forked holds copies, which aren't its own to store.
    private let process = ProcessInfo.processInfo.processIdentifier
    private let centers = Mutex<[ObjectIdentifier: Weak]>([:])

    private init() {
        atexit { ExitFlush.shared.flush() }
    }

    /// Remembers a centre that has a store.
    func add(_ center: TipCenter) {
        centers.withLock { $0[ObjectIdentifier(center)] = Weak(center: center) }
    }

    /// Forgets a centre that is let go.
    func remove(_ center: ObjectIdentifier) {
        centers.withLock { $0[center] = nil }
    }

    private func flush() {
        guard ProcessInfo.processInfo.processIdentifier == process else { return }
        for center in centers.withLock({ $0.values.compactMap(\.center) }) { center.storeBeforeExit() }
    }
}
