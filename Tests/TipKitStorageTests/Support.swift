import Foundation
import GRDB
import OpenTipKitTesting
import Synchronization
import Testing
import TipKitEngine

@testable import TipKitStorage

extension TemporaryDirectory {
    /// Opens a store in the directory that follows other processes as soon as it is watched.
    func store() throws -> SQLiteTipStore {
        SQLiteTipStore(host: try StoreHost(directory: url, watchDelay: .noDelay), id: .device)
    }

    var folder: URL { file.deletingLastPathComponent() }

    /// The files of damaged stores that were set aside.
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
                    // Another test may have closed the file meanwhile.
                    let file = try? FileManager.default.destinationOfSymbolicLink(atPath: links + name)
                    return file.flatMap { $0.hasPrefix(folder.path) ? $0 : nil }
                }
            }
        }
    #endif

    /// Executes SQL directly on a store's file.
    func edit(_ sql: String) throws {
        var configuration = Configuration()
        // An open store may hold the file for a sweep or a check.
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
    /// Closes the file without sweeping, as if the process had died.
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
