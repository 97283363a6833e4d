import Foundation
import GRDB

/// Which replica writes a file, and what tells the file from a copy of it.
struct StoreIdentity: Equatable {
    var replica: String
    private var inode: String
    private var machine: String

    /// The identity of a new replica's file, or of a replica that goes on in this file.
    init(replica: String = UUID().uuidString, of path: String) {
        self.replica = replica
        inode = FileIdentity(path).map { String($0.inode) } ?? ""
        machine = Self.machine
    }

    /// What a file says of itself; `nil` if it is new.
    init?(_ database: Database) throws {
        var known: [String: String] = [:]
        try database.rows("SELECT key, value FROM meta WHERE key IN ('replica', 'inode', 'machine')") { row in
            if case .string(let value) = row.value(1) { known[try row.text(0)] = value }
        }
        guard let replica = known["replica"], !replica.isEmpty else { return nil }
        self.replica = replica
        inode = known["inode"] ?? ""
        machine = known["machine"] ?? ""
    }

    /// Returns the replica that writes a file, which is a new one for a new file and for a copy.
    ///
    /// A copy, such as a backup that was restored, has another inode or lies on another machine; a file that was moved
    /// hasn't. What was written before the copy keeps the old id.
    /// Nothing is written where nothing is to be changed, so that an opening waits for nobody who writes.
    static func replica(of connection: DatabaseQueue, _ file: StoreFile, _ deadline: Deadline) throws -> String {
        let found = try connection.unsafeRead { try StoreIdentity($0) }
        if let found, found == StoreIdentity(replica: found.replica, of: file.path) { return found.replica }
        return try connection.immediately(deadline) { database in
            // Another process may have written it meanwhile.
            let found = try StoreIdentity(database)
            if let found, found == StoreIdentity(replica: found.replica, of: file.path) { return found.replica }
            let new = StoreIdentity(of: file.path)
            try new.write(to: database)
            // The copy and its original go separate ways from here on.
            try PersonState.renewLineages(in: database)
            return new.replica
        }
    }

    /// Writes down which replica writes a file from now on.
    func write(to database: Database) throws {
        for (key, value) in ["replica": replica, "inode": inode, "machine": machine] {
            try database.run(
                "INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value",
                [key, value]
            )
        }
    }

    /// What tells this machine from others; empty where the system doesn't say.
    private static let machine: String = {
        for path in ["/etc/machine-id", "/var/lib/dbus/machine-id"] {
            if let data = FileManager.default.contents(atPath: path) {
                return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
            }
        }
        return ""
    }()
}
