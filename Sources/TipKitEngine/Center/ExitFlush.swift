import Foundation
import Synchronization

/// Stores what was donated without waiting when the process exits by itself.
final class ExitFlush: Sendable {
    static let shared = ExitFlush()

    private struct Weak: Sendable {
        weak var center: TipCenter?
    }

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
        for center in centers.withLock({ $0.values.compactMap(\.center) }) {
            while center.storeDonations() {}
            center.storeWaiting()
        }
    }
}
