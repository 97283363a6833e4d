public import Foundation
public import TipKitEngine

/// The datastore on disk: one SQLite file, `.tipkit/tips-store.db` in a directory.
///
/// A store is one person's part of the file: the device's own person's, or that of a person with an id
/// (``person(_:)``). What is committed survives the death of the process. Several processes may share a directory; they
/// are one replica, and no call waits for another process longer than a second. A damaged file is set aside when the
/// damage shows, and what can be read of it is kept; a file that was deleted while it is open is made again with all it
/// held. The log says so.
public final class SQLiteTipStore: TipStore {
    let host: StoreHost
    let id: PersonID

    /// Opens the datastore of a directory, or makes it.
    ///
    /// Its files can be read and written by their owner alone, whatever they were before. To read a store on a disk that
    /// can't be written, open it with ``init(reading:)``.
    ///
    /// - Parameter directory: The directory that holds, or will hold, the `.tipkit` folder; made if it is missing.
    /// - Throws: `TipStoreError` if the store can't be made or read, or a newer release wrote it.
    public convenience init(directory: URL) throws {
        self.init(host: try StoreHost(directory: directory), id: .device)
    }

    /// Opens the datastore of a directory to be read alone, such as by a tool beside the app that writes it.
    ///
    /// Nothing is made, repaired or changed in the directory, but for SQLite's index of a process that was killed; the
    /// directory may be on a disk that can't be written. Commits throw.
    ///
    /// - Parameter directory: The directory that holds the `.tipkit` folder.
    /// - Throws: `TipStoreError` if there is no store, or it can't be read, or a newer release wrote it.
    public convenience init(reading directory: URL) throws {
        self.init(host: try StoreHost(reading: directory), id: .device)
    }

    init(host: StoreHost, id: PersonID) {
        self.host = host
        self.id = id
    }

    /// Forgets everything that a directory's datastore holds, if there is one.
    ///
    /// - Throws: `TipStoreError` if it can't be opened or written; then nothing is forgotten.
    public static func erase(directory: URL) throws {
        guard FileManager.default.fileExists(atPath: StoreFile(directory: directory).file.path) else { return }
        let store = try SQLiteTipStore(directory: directory)
        for person in try store.persons() { try store.erase(person: person) }
        try store.commit([.allReset(date: Date())])
        try store.close()
    }

    /// Runs a closure on one state of the file, again if the file must be repaired first.
    public func read<Result>(_ body: (any StoreSnapshot) throws -> Result) throws -> Result {
        try host.read(id, body)
    }

    /// Makes the changes in one transaction, each judged on what any process has stored by then.
    ///
    /// Commits of several persons that are asked for at one time share a transaction.
    public func commit(
        _ changes: [StoreChange],
        after position: StorePosition?,
        by watch: StoreWatch?
    ) throws -> StoreCommit {
        guard !changes.isEmpty else {
            return try read { snapshot in
                StoreCommit(update: try snapshot.update(since: position ?? .unknown))
            }
        }
        return try host.commit(changes, of: id, after: position, by: watch?.number)
    }

    /// True: other processes may open the directory.
    public var keepsNotes: Bool { true }

    /// Calls a closure whenever the person's rows have changed otherwise than by commits of the watch itself: by other
    /// processes, other stores of this one, and other code on this store.
    public func watch(_ onChange: @escaping @Sendable () -> Void) throws -> StoreWatch {
        let number = try host.watch(id, onChange)
        return StoreWatch(number) { [weak host] in host?.endWatch(number) }
    }

    /// Deletes from the disk, before it returns, what was reset, deleted or dropped by a limit.
    public func flush() throws { try host.flush() }

    /// Closes the file, for all persons; later calls throw.
    ///
    /// What was reset, deleted or dropped by a limit is gone from the disk then, unless another process holds the file.
    public func close() throws {
        try host.close()
    }
}

// MARK: Persons

extension SQLiteTipStore {
    /// The store of a person in the same file.
    ///
    /// - Parameter id: Any text of 1 to 1024 bytes without NUL; ids are compared by their bytes.
    /// - Throws: `TipStoreError` of kind `invalidPerson` for another id.
    public func person(_ id: String) throws -> SQLiteTipStore {
        SQLiteTipStore(host: host, id: try PersonID(id))
    }

    /// The ids of the persons of whom anything is stored, in the order of their bytes.
    ///
    /// - Throws: `TipStoreError` if the file can't be read.
    public func persons() throws -> [String] { try host.persons() }

    /// Forgets everything about a person.
    ///
    /// - Throws: `TipStoreError` of kind `invalidPerson` for an id that none can have, else if the file can't be written.
    public func erase(person id: String) throws { try host.erase(try PersonID(id)) }
}
