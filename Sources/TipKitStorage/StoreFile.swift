import Foundation
import GRDB
import TipKitEngine

/// The file of a datastore: its folder, opening it, and what to do when it is damaged.
struct StoreFile {
    let directory: URL

    var folder: URL { directory.appendingPathComponent(".tipkit", isDirectory: true) }
    var file: URL { folder.appendingPathComponent("tips-store.db") }

    /// Opens the file, making it if it is missing and setting it aside if it can't be read at all.
    func open() throws -> StoreConnection {
        do {
            try FileManager.default.createDirectory(
                at: folder,
                withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700]
            )
        } catch {
            throw TipStoreError.unwritable(directory, error)
        }
        let found = inode(of: file)
        do {
            return try identified(try connect())
        } catch let error as DatabaseError where error.isDamage {
            return try recover(from: found)
        } catch let error as TipStoreError {
            throw error
        } catch {
            throw TipStoreError.unwritable(directory, error)
        }
    }

    /// Sets a damaged file aside and begins another with what can be read of it.
    ///
    /// - Parameter damaged: The inode of the damaged file; if another stands at its place, somebody else has recovered.
    func recover(from damaged: UInt64?) throws -> StoreConnection {
        do {
            return try whileLocked(folder.appendingPathComponent("recovery")) {
                guard damaged == inode(of: file) else { return try identified(try connect()) }
                let aside = try setAside()
                let queue = try connect()
                try salvage(from: aside, into: queue)
                try queue.inImmediateTransaction { try $0.execute(sql: StoreSchema.agreement) }
                logWarning(
                    "The datastore was damaged; it was set aside as \(aside.path), and what could be read of it was kept."
                )
                return try identified(queue)
            }
        } catch {
            throw TipStoreError.unwritable(directory, error)
        }
    }

    private func connect() throws -> DatabaseQueue {
        var configuration = Configuration()
        configuration.busyMode = .timeout(10)
        configuration.prepareDatabase { database in
            try database.execute(sql: "PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;")
        }
        let queue = try DatabaseQueue(path: file.path, configuration: configuration)
        try queue.inDatabase { database in
            let found = try Int.fetchOne(database, sql: "PRAGMA user_version") ?? 0
            guard found <= StoreSchema.version else {
                throw TipStoreError.newerVersion(found, supported: StoreSchema.version, file)
            }
            guard found < StoreSchema.version else { return }
            try database.inTransaction(.immediate) {
                try StoreSchema.migrate(database)
                return .commit
            }
        }
        return queue
    }

    private func identified(_ queue: DatabaseQueue) throws -> StoreConnection {
        let replica = try queue.inImmediateTransaction { try StoreIdentity.identify($0, file: file) }
        return StoreConnection(queue: queue, replica: replica, inode: inode(of: file))
    }

    /// Renames a damaged file with its side files, so that nothing of it is lost.
    private func setAside() throws -> URL {
        let stamp = Int(Date().timeIntervalSince1970 * 1000)
        let aside = folder.appendingPathComponent("tips-store.damaged-\(stamp).db")
        for suffix in ["", "-wal", "-shm"] where FileManager.default.fileExists(atPath: file.path + suffix) {
            try FileManager.default.moveItem(atPath: file.path + suffix, toPath: aside.path + suffix)
        }
        return aside
    }

    /// Copies the rows that can be read of a damaged file.
    private func salvage(from damaged: URL, into queue: DatabaseQueue) throws {
        var configuration = Configuration()
        configuration.readonly = true
        let old: DatabaseQueue
        do {
            old = try DatabaseQueue(path: damaged.path, configuration: configuration)
        } catch {
            // What can't even be opened holds nothing that could be kept.
            return
        }
        for table in StoreSchema.tables {
            let rows = readable(table, of: old)
            guard let first = rows.first else { continue }
            let names = first.columnNames.map { "\"\($0)\"" }.joined(separator: ", ")
            let marks = first.columnNames.map { _ in "?" }.joined(separator: ", ")
            try queue.write { database in
                for row in rows where row.count == first.count {
                    do {
                        try database.execute(
                            sql: "INSERT OR IGNORE INTO \(table) (\(names)) VALUES (\(marks))",
                            arguments: StatementArguments(row.databaseValues)
                        )
                    } catch let error as DatabaseError
                        where error.resultCode == .SQLITE_ERROR
                        || error.resultCode == .SQLITE_CONSTRAINT
                    {
                        continue
                    }
                }
            }
        }
    }

    /// The rows of a table up to the first that can't be read.
    private func readable(_ table: String, of queue: DatabaseQueue) -> [Row] {
        var rows: [Row] = []
        do {
            try queue.read { database in
                let cursor = try Row.fetchCursor(database, sql: "SELECT * FROM \(table)")
                while let row = try cursor.next() { rows.append(row.copy()) }
            }
        } catch {
            // What was read before the damage is what can be kept.
        }
        return rows
    }
}

extension DatabaseError {
    /// Whether the file is damaged, or no database.
    var isDamage: Bool {
        resultCode == .SQLITE_CORRUPT || resultCode == .SQLITE_NOTADB
    }
}
