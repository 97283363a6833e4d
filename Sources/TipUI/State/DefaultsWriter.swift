import Dispatch
import Foundation
import Synchronization

#if canImport(Glibc)
    @preconcurrency import Glibc
#elseif canImport(Musl)
    @preconcurrency import Musl
#elseif canImport(Darwin)
    @preconcurrency import Darwin
#endif

/// Brings to disk what was set in user defaults.
///
/// Foundation on Linux does so only when it is asked to, which waits for the disk and merges two processes' values only
/// where one writes at a time. So it is asked behind the app's back, for many values at once and under a lock that all
/// processes of a person share.
final class DefaultsWriter: Sendable {
    static let shared = DefaultsWriter()

    private let queue = DispatchQueue(label: "TipUI.DefaultsWriter")
    private let waiting = Mutex<[ObjectIdentifier: Unwritten]>([:])

    /// A store with values that aren't on disk.
    ///
    /// Unchecked because Foundation doesn't say on every system that user defaults may be used from any thread.
    private struct Unwritten: @unchecked Sendable {
        let store: UserDefaults
    }

    private init() {
        atexit { DefaultsWriter.shared.finish() }
    }

    /// Writes a store soon.
    func write(_ store: UserDefaults) {
        let isFirst = waiting.withLock { waiting in
            defer { waiting[ObjectIdentifier(store)] = Unwritten(store: store) }
            return waiting.isEmpty
        }
        if isFirst { queue.async { self.writeAll() } }
    }

    /// Returns once all that was set is on disk.
    func finish() {
        queue.sync {}
    }

    private func writeAll() {
        let stores = waiting.withLock { waiting in
            defer { waiting = [:] }
            return waiting.values.map(\.store)
        }
        // A home that can't be opened can't hold the stores either.
        let home = open(NSHomeDirectory(), O_RDONLY | O_CLOEXEC)
        if home >= 0 { flock(home, LOCK_EX) }
        // Closing it lets go of the lock.
        defer { if home >= 0 { close(home) } }
        for store in stores where !store.synchronize() {
            FileHandle.standardError.write(Data("TipUI: The user defaults can't be written to disk.\n".utf8))
        }
    }
}
