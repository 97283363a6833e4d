import Foundation
import Synchronization

/// Deletes what was forgotten when the process exits by itself.
final class StoreExit: Sendable {
    static let shared = StoreExit()

    private struct Weak: Sendable {
        weak var host: StoreHost?
    }

    /// The process that opened the stores: one that it has forked holds copies, which aren't its own to write.
    private let process = ProcessInfo.processInfo.processIdentifier
    private let hosts = Mutex<[ObjectIdentifier: Weak]>([:])

    private init() {
        // Centres, which register after their store, store what waits before.
        atexit { StoreExit.shared.flush() }
    }

    func add(_ host: StoreHost) {
        hosts.withLock { $0[ObjectIdentifier(host)] = Weak(host: host) }
    }

    func remove(_ host: ObjectIdentifier) {
        hosts.withLock { $0[host] = nil }
    }

    private func flush() {
        guard ProcessInfo.processInfo.processIdentifier == process else { return }
        let open = hosts.withLock { $0.values.compactMap(\.host) }
        for host in open where !host.state.withLock({ $0.isClosed }) { host.flushOrLog() }
    }
}
