import Foundation
import GRDB
import TipKitEngine

extension StoreFile {
    /// Makes the file usable that couldn't be opened, or is missing, unless somebody has by now; called while the lock is
    /// held.
    func repair(_ found: FileIdentity?, after error: any Error, _ deadline: Deadline) throws -> StoreConnection {
        if found == identity {
            switch (found, error) {
            case (nil, _): try replace()
            // Whoever gave it up has died before there was another.
            case (_, is StoreMoved): try attach(deadline).queue.immediately(deadline) { try Self.unseal($0) }
            default: return try rebuild(deadline)
            }
        }
        return try connect(deadline)
    }

    /// Puts a file with what can be read of the damaged one in its place, and sets that aside.
    func rebuild(_ deadline: Deadline) throws -> StoreConnection {
        let aside = folder.appendingPathComponent("tips-store.damaged-\(Int(Date().timeIntervalSince1970 * 1000)).db")
        let old = readable()
        let seal = old.flatMap { read($0) { try StoreSeal(of: $0) } }
        // Where it couldn't be sealed, others may go on in its name.
        let replica = old.flatMap { queue in seal.flatMap { _ in read(queue) { try StoreIdentity($0)?.replica } } }
        try replace(as: replica, settingAside: aside) { database in
            guard let old else { return }
            try StoreCarrier(target: database, file: self, isLenient: true).carry(from: old)
            try Self.unseal(database, madeOf: seal)
        }
        logWarning(
            "The datastore was damaged; it was set aside as \(aside.path), and what could be read of it was kept."
        )
        return try connect(deadline)
    }

    /// The damaged file, to be read; `nil` if nothing of it can be.
    private func readable() -> DatabaseQueue? {
        var configuration = Configuration()
        configuration.readonly = true
        configuration.allowsUnsafeTransactions = true
        // Where a table's definition is damaged, the others can be read still.
        configuration.prepareDatabase { try $0.execute(sql: "PRAGMA writable_schema = ON") }
        do { return try DatabaseQueue(path: file.path, configuration: configuration) } catch { return nil }
    }

    /// Reads what the damaged file may say; `nil` if it doesn't.
    private func read<Value>(_ queue: DatabaseQueue, _ body: (Database) throws -> Value?) -> Value? {
        do { return try queue.unsafeRead(body) } catch { return nil }
    }
}
