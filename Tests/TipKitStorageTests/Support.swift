import Foundation
import GRDB
import OpenTipKitTesting
import Synchronization
import Testing
import TipKitEngine

@testable import TipKitStorage

extension TemporaryDirectory {
    /// Opens a store in the directory.
    ///
    /// The store notices other processes' commits as soon as it is watched, instead of after a delay.
    func store() throws -> SQLiteTipStore {
        SQLiteTipStore(host: try StoreHost(directory: url, watchDelay: .noDelay), id: .device)
    }

    var folder: URL { file.deletingLastPathComponent() }

    /// The names of the damaged files that the store has set aside.
    var setAside: [String] {
        get throws {
            try FileManager.default.contentsOfDirectory(atPath: folder.path)
                .filter { $0.hasPrefix("tips-store.damaged-") && $0.hasSuffix(".db") }
        }
    }

    #if os(Linux)
        /// The files in the directory that this process has open, including deleted ones.
        var openFiles: [String] {
            get throws {
                let links = "/proc/self/fd/"
                return try FileManager.default.contentsOfDirectory(atPath: links).compactMap { name in
                    // Ignore files that another test has closed since the folder was listed.
                    let file = try? FileManager.default.destinationOfSymbolicLink(atPath: links + name)
                    return file.flatMap { $0.hasPrefix(folder.path) ? $0 : nil }
                }
            }
        }
    #endif

    /// Executes SQL directly on a store's file.
    func edit(_ sql: String) throws {
        var configuration = Configuration()
        // Wait for the lock, since an open store may hold it for a short time during a sweep or a check.
        configuration.busyMode = .timeout(10)
        let queue = try DatabaseQueue(path: file.path, configuration: configuration)
        try queue.writeWithoutTransaction { database in
            try database.execute(sql: sql)
            _ = try database.checkpoint(.truncate)
        }
        try queue.close()
    }
}

extension StoreHost {
    /// Closes the file without deleting rows made obsolete by a reset, as if the process had died.
    func abandon() throws {
        state.withLock { $0.isClosed = true }
        try queue.close()
    }
}

extension SQLiteTipStore {
    /// Returns the number that a query gives.
    func number(_ sql: String) throws -> Int? {
        try host.queue.read { try Int.fetchOne($0, sql: sql) }
    }
}
