import Foundation
import GRDB
import OpenTipKitTesting
import Synchronization
import Testing
import TipKitEngine

@testable import TipKitStorage

extension TemporaryDirectory {
    /// A store of the directory that follows other processes as soon as it is watched.
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
        /// The files in it that this process has open, those that were deleted too.
        var openFiles: [String] {
            get throws {
                let links = "/proc/self/fd/"
                return try FileManager.default.contentsOfDirectory(atPath: links).compactMap { name in
                    // Another test may have closed it meanwhile.
                    let file = try? FileManager.default.destinationOfSymbolicLink(atPath: links + name)
                    return file.flatMap { $0.hasPrefix(folder.path) ? $0 : nil }
                }
            }
        }
    #endif

    /// Writes into a store's file by hand.
    func edit(_ sql: String) throws {
        var configuration = Configuration()
        // A store that is open sweeps and looks by itself.
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
    /// Closes the file as a process does that dies: nothing more is deleted.
    func abandon() throws {
        state.withLock { $0.isClosed = true }
        try queue.close()
    }
}

extension SQLiteTipStore {
    /// A number that the file answers with.
    func number(_ sql: String) throws -> Int? {
        try host.queue.read { try Int.fetchOne($0, sql: sql) }
    }
}
