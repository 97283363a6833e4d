import Foundation
import GRDB

/// Tells a store from a copy of it.
struct StoreIdentity: Equatable {
    private(set) var replica: String
    private var inode: String
    private var path: String

    /// Returns the replica id of a store, making one for a new file and another for a copied one.
    ///
    /// A copy is recognised by its file: another inode at another place. What was written before the copy keeps the old id.
    /// Nothing is written where nothing is to be changed, so that an opening waits for nobody who writes.
    static func replica(of connection: DatabaseQueue, _ file: StoreFile, _ deadline: Deadline) throws -> String {
        let inode = FileIdentity(file.file.path).map { String($0.inode) } ?? ""
        let path = file.file.standardizedFileURL.path
        let found = try connection.unsafeRead { try StoreIdentity($0) }
        if let found, found.inode == inode, found.path == path { return found.replica }
        return try connection.immediately(deadline) { try claim($0, inode: inode, path: path) }
    }

    /// Writes down where a file stands.
    ///
    /// - Parameter isContinued: Whether it goes on from the same file in another place, and nothing of it is another.
    /// - Returns: The replica in whose name it is written from now on.
    @discardableResult
    static func claim(
        _ database: Database,
        inode: String,
        path: String,
        isContinued: Bool = false
    ) throws -> String {
        let found = try StoreIdentity(database)
        let isCopy = !isContinued && (found.map { $0.inode != inode && $0.path != path } ?? true)
        let replica = found.flatMap { isCopy ? nil : $0.replica } ?? UUID().uuidString
        // Another file may have gone another way since the two were one.
        if !isContinued, found?.inode != inode { try StoreSchema.newLineage(database) }
        for (key, value) in ["replica": replica, "inode": inode, "path": path] {
            try database.execute(
                sql: "INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value",
                arguments: [key, value]
            )
        }
        return replica
    }

    /// What a file says of itself; `nil` if it is new.
    init?(_ database: Database) throws {
        var known: [String: String] = [:]
        try database.rows("SELECT key, value FROM meta WHERE key IN ('replica', 'inode', 'path')") { row in
            switch row.value(1) {
            case .string(let value): known[try row.text(0)] = value
            case .int64(let value): known[try row.text(0)] = String(value)
            default: break
            }
        }
        guard let replica = known["replica"], !replica.isEmpty else { return nil }
        self.replica = replica
        inode = known["inode"] ?? ""
        path = known["path"] ?? ""
    }
}
