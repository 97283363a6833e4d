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
/// Foundation on Linux does so only when it is asked to, which waits for the disk, has every reader of user defaults wait
/// as well, and merges two processes' values only where one writes at a time. So it is asked seldom, on a queue, and under a
/// lock that all processes of a person share.
final class DefaultsWriter: Sendable {
    static let shared: DefaultsWriter = {
        atexit { DefaultsWriter.shared.finish() }
        return DefaultsWriter()
    }()

    private let folder: DefaultsFolder
    private let delay: DispatchTimeInterval
    private let queue: DispatchQueue
    private let waiting = Mutex<[DefaultsStore.Identity: DefaultsStore]>([:])
    private let opened = Mutex<Set<DefaultsStore.Identity>>([])

    /// - Parameters:
    ///   - folder: Where the stores' files are.
    ///   - delay: How long after the first change all that were made are written.
    ///   - queue: What writes, one store after the other.
    init(
        folder: DefaultsFolder = DefaultsFolder(),
        delay: DispatchTimeInterval = .milliseconds(250),
        queue: DispatchQueue = DispatchQueue(label: "TipUI.DefaultsWriter")
    ) {
        self.folder = folder
        self.delay = delay
        self.queue = queue
    }

    /// Has a store that is read for the first time begin with what is whole, after a write that was cut short or while
    /// another process writes.
    func open(_ store: DefaultsStore) {
        guard opened.withLock({ $0.insert(store.identity).inserted }),
            let file = folder.file(of: store), file.hasCopy
        else { return }
        attempt {
            try folder.withLock { isLocked in
                guard isLocked else { return }
                try file.settle()
                // Foundation reads the whole file now.
                _ = store.defaults.object(forKey: "")
            }
        }
    }

    /// Writes a store soon.
    func write(_ store: DefaultsStore) {
        let isFirst = waiting.withLock { waiting in
            defer { waiting[store.identity] = store }
            return waiting.isEmpty
        }
        if isFirst { queue.asyncAfter(deadline: .now() + delay) { self.writeAll() } }
    }

    /// Returns once all that was set is on disk.
    func finish() {
        queue.sync { writeAll() }
    }

    private func writeAll() {
        let stores = waiting.withLock { waiting in
            defer { waiting = [:] }
            return waiting.values
        }
        // Where the lock can't be had, the wait for it is over once, not for each store.
        var isPatient = true
        for store in stores {
            attempt {
                guard let file = folder.file(of: store) else { return try synchronize(store) }
                try folder.withLock(isPatient: isPatient) { isLocked in
                    isPatient = isLocked
                    try file.settle()
                    try file.keep()
                    // Also where it fails, which may leave half a file.
                    let result = Result { try synchronize(store) }
                    try file.settle()
                    try result.get()
                }
            }
        }
    }

    private func synchronize(_ store: DefaultsStore) throws {
        guard store.defaults.synchronize() else { throw CocoaError(.fileWriteUnknown) }
    }

    private func attempt(_ body: () throws -> Void) {
        do {
            try body()
        } catch {
            DiagnosticLog.write("User defaults can't be written to \(folder.url.path).")
        }
    }
}
