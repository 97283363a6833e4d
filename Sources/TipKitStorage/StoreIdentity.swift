import Foundation
import GRDB

/// Tells a store from a copy of it.
enum StoreIdentity {
    /// Returns the replica id of a store, making one for a new file and another for a copied one.
    ///
    /// A copy is told by its file: another inode at another place. What was written before the copy keeps the old id.
    static func identify(_ database: Database, file: URL) throws -> String {
        let inode = TipKitStorage.inode(of: file).map(String.init) ?? ""
        let path = file.standardizedFileURL.path
        let known = try Row.fetchAll(
            database,
            sql: "SELECT key, CAST(value AS TEXT) AS value FROM meta WHERE key <> 'version'"
        ).reduce(into: [String: String]()) {
            $0[$1["key"]] = $1["value"]
        }
        let isCopy = known["inode"] != inode && known["path"] != path
        let replica = known["replica"].flatMap { isCopy ? nil : $0 } ?? UUID().uuidString
        for (key, value) in ["replica": replica, "inode": inode, "path": path] where known[key] != value {
            try database.execute(
                sql: "INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value",
                arguments: [key, value]
            )
        }
        return replica
    }
}
