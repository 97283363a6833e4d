import Dispatch
import Foundation
import Synchronization
import TipExit

/// Writes changed user defaults to disk.
///
/// Foundation on Linux writes only when `synchronize()` is called. That call waits for the disk, blocks all reads of
/// user defaults in the meantime, and merges the values of two processes only if they don't write at the same time.
/// Therefore, `synchronize()` is called rarely, on a queue, and under a lock that all processes of a user share.
final class DefaultsWriter: Sendable {
    static let shared: DefaultsWriter = {
        let writer = DefaultsWriter()
        ExitActions.shared.add(writer, at: .files) { $0.finish() }
        return writer
    }()

    private let folder: DefaultsFolder
    private let delay: DispatchTimeInterval
    private let queue: DispatchQueue
    private let waiting = Mutex<[DefaultsStore.Identity: DefaultsStore]>([:])
    private let opened = Mutex<Set<DefaultsStore.Identity>>([])

    /// - Parameters:
    ///   - folder: The folder of the stores' files.
    ///   - delay: The time from the first unwritten change to the write; the write includes all changes made in the
    ///     meantime.
    ///   - queue: The queue that writes the stores, one after the other.
    init(
        folder: DefaultsFolder = DefaultsFolder(),
        delay: DispatchTimeInterval = .milliseconds(250),
        queue: DispatchQueue = DispatchQueue(label: "TipUI.DefaultsWriter")
    ) {
        self.folder = folder
        self.delay = delay
        self.queue = queue
    }

    /// Prepares the first read of a store: waits while another process writes the store, and restores the store's file
    /// after an interrupted write.
    func open(_ store: DefaultsStore) {
        guard opened.withLock({ $0.insert(store.identity).inserted }),
            let file = folder.file(of: store), file.hasBackup
        else { return }
        attempt {
            try folder.withLock { isLocked in
                guard isLocked else { return }
                try file.restoreIfIncomplete()
                // Read a key, so that Foundation loads the restored file while the lock is held.
                _ = store.defaults.object(forKey: "")
            }
        }
    }

    /// Schedules a write of a store.
    func write(_ store: DefaultsStore) {
        let isFirst = waiting.withLock { waiting in
            defer { waiting[store.identity] = store }
            return waiting.isEmpty
        }
        if isFirst { queue.asyncAfter(deadline: .now() + delay) { self.writeAll() } }
    }

    /// Writes all pending changes, and returns when they are on disk.
    func finish() {
        queue.sync { writeAll() }
    }

    private func writeAll() {
        let stores = waiting.withLock { waiting in
            defer { waiting = [:] }
            return waiting.values
        }
        // If waiting for the lock fails for one store, write the remaining stores without waiting again.
        var waitsForLock = true
        for store in stores {
            attempt {
                guard let file = folder.file(of: store) else { return try synchronize(store) }
                try folder.withLock(waitsForLock: waitsForLock) { isLocked in
                    waitsForLock = isLocked
                    try file.restoreIfIncomplete()
                    try file.makeBackup()
                    // A failed write may leave the file incomplete, so restore the file before throwing the error.
                    let result = Result { try synchronize(store) }
                    try file.restoreIfIncomplete()
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
            DiagnosticLog.write(
                "User defaults can't be saved to \(folder.url.path), so they may be lost when the process exits."
            )
        }
    }
}
