import Foundation
import GRDB

/// The replica that writes a file, with the inode, time of creation and machine that distinguish the file from a copy.
struct StoreIdentity: Equatable {
    var replica: String
    private var inode: String
    private var creation: String
    private var machine: String

    /// Creates the identity of a file that a new or an existing replica writes.
    init(replica: String = UUID().uuidString, of path: String) {
        self.replica = replica
        inode = FileIdentity(path).map { String($0.inode) } ?? ""
        creation = FileIdentity.creation(of: path) ?? ""
        machine = Self.machine
    }

    /// Reads the identity that a file stores; `nil` if the file is new.
    init?(_ database: Database) throws {
        var known: [String: String] = [:]
        let keys = "'replica', 'inode', 'creation', 'machine'"
        try database.rows("SELECT key, value FROM meta WHERE key IN (\(keys))") { row in
            if case .string(let value) = row.value(1) { known[try row.text(0)] = value }
        }
        guard let replica = known["replica"], !replica.isEmpty else { return nil }
        self.replica = replica
        inode = known["inode"] ?? ""
        creation = known["creation"] ?? ""
        machine = known["machine"] ?? ""
    }

    /// Reads the secret of a file; `nil` if it is missing.
    static func secret(_ database: Database) throws -> String? {
        try database.first("SELECT value FROM meta WHERE key = 'secret'") { try $0.text(0) }
    }

    /// Returns the id of the replica that writes a file; a new file and a copied file get a new id.
    ///
    /// A copy, such as a restored backup, has another inode, was created at another time, or is on another machine; a
    /// moved file keeps all of them. Rows written before the file was copied keep the old id. If the identity is unchanged, nothing is written, so that
    /// opening a file doesn't wait for a writer.
    static func replica(of connection: DatabaseQueue, _ file: StoreFile, _ deadline: Deadline) throws -> String {
        let found = try connection.unsafeRead { try StoreIdentity($0) }
        if let found, found == StoreIdentity(replica: found.replica, of: file.path) { return found.replica }
        return try connection.immediately(deadline) { database in
            // Read the identity again, because another process may have written it before this transaction began.
            let found = try StoreIdentity(database)
            if let found, found == StoreIdentity(replica: found.replica, of: file.path) { return found.replica }
            let new = StoreIdentity(of: file.path)
            try new.write(to: database)
            // From now on, the same position means different rows in the copy and in the original, so make earlier
            // positions invalid by giving the persons new lineages.
            try PersonState.renewLineages(in: database)
            return new.replica
        }
    }

    /// Stores the identity in a file.
    func write(to database: Database) throws {
        for (key, value) in ["replica": replica, "inode": inode, "creation": creation, "machine": machine] {
            try database.run(
                "INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value",
                [key, value]
            )
        }
    }

    /// The id of this machine; empty if the system doesn't have one.
    private static let machine: String = {
        for path in ["/etc/machine-id", "/var/lib/dbus/machine-id"] {
            if let data = FileManager.default.contents(atPath: path) {
                return String(decoding: data, as: UTF8.self).filter { !$0.isWhitespace }
            }
        }
        return ""
    }()
}
