public import Foundation
public import TipKitEngine

/// The datastore on disk: one SQLite file, `.tipkit/tips-store.db` in a directory.
///
/// A store reads and writes one person's part of the file: the part of the device's own person, or of a person with an
/// id (``person(_:)``). Committed changes survive the death of the process. Several processes may share a directory;
/// together they act as one replica, and no call waits for another process longer than a second. When a file is found
/// to be damaged, it is renamed, and its readable contents are kept in a new file. A file that is deleted while it is
/// open is recreated with all its contents. A warning is logged in both cases.
public final class SQLiteTipStore: FileTipStore {
    let host: StoreHost
    let id: PersonID

    package var path: String { host.file.file.path }

    /// Opens the datastore of a directory, creating it if it is missing.
    ///
    /// The store's files are restricted to their owner, whatever their permissions were before. To read a store on a
    /// read-only disk, use ``init(reading:)``. The store keeps no outcomes.
    ///
    /// - Parameter directory: The directory that has, or will have, the `.tipkit` folder; created if it is missing.
    /// - Throws: `TipStoreError` if the store can't be created or read, or if a newer release wrote it.
    public convenience init(directory: URL) throws { try self.init(directory: directory, keepingOutcomes: nil) }

    /// Opens the datastore of a directory, creating it if it is missing.
    ///
    /// - Parameter mostOutcomes: How many outcomes are kept until they were handed on, the latest ones; `nil` to keep none.
    /// - Throws: As ``init(directory:)``.
    package convenience init(directory: URL, keepingOutcomes mostOutcomes: Int?) throws {
        self.init(host: try StoreHost(directory: directory, mostOutcomes: mostOutcomes), id: .device)
    }

    /// Opens the datastore of a directory for a process that ends soon, in which nothing is done in the background.
    ///
    /// - Throws: As ``init(directory:)``.
    package convenience init(briefly directory: URL) throws {
        self.init(host: try StoreHost(directory: directory, isBrief: true), id: .device)
    }

    /// Opens the datastore of a directory for reading only, such as in a tool beside the app that writes it.
    ///
    /// Nothing is created, repaired or changed in the directory, except that SQLite may rebuild the index of its log
    /// after a process was killed. The directory may be on a read-only disk. Commits throw.
    ///
    /// - Parameter directory: The directory that has the `.tipkit` folder.
    /// - Throws: `TipStoreError` if there is no store, if it can't be read, or if a newer release wrote it.
    public convenience init(reading directory: URL) throws {
        self.init(host: try StoreHost(reading: directory), id: .device)
    }

    init(host: StoreHost, id: PersonID) {
        self.host = host
        self.id = id
    }

    /// Erases everything in a directory's datastore, if there is one.
    ///
    /// - Throws: `TipStoreError` if the datastore can't be opened or written.
    public static func erase(directory: URL) throws {
        guard exists(in: directory) else { return }
        let store = try SQLiteTipStore(directory: directory)
        for person in try store.persons() { try store.erase(person: person) }
        try store.commit([.allReset(date: Date())])
        try store.close()
    }

    /// Whether a directory has a datastore, which may be damaged.
    package static func exists(in directory: URL) -> Bool { StoreFile(directory: directory).identity != nil }

    /// Runs a closure on a consistent snapshot of the file, and runs it again if the file had to be repaired.
    public func read<Result>(_ body: (any StoreSnapshot) throws -> Result) throws -> Result {
        try host.read(id, body)
    }

    /// Makes the changes in one transaction, checking each change against the rows that all processes have stored so
    /// far.
    ///
    /// Simultaneous commits, even for different persons, may share a transaction.
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

    /// Always true, because tools in other processes may open the directory and read the notes.
    public var keepsNotes: Bool { true }

    /// Whether commits keep what happened to tips until it was handed on.
    public var keepsOutcomes: Bool { host.mostOutcomes != nil }

    /// Calls a closure whenever the person's rows have changed, except by commits that pass the returned watch.
    ///
    /// The changes may come from other processes, other stores in this process, or other code that uses this store.
    public func watch(_ onChange: @escaping @Sendable () -> Void) throws -> StoreWatch {
        let number = try host.watch(id, onChange)
        return StoreWatch(number) { [weak host, id] in host?.endWatch(number, of: id) }
    }

    /// Deletes from the disk, before returning, all data that was reset, deleted or dropped by a limit.
    public func flush() throws { try host.flush() }

    /// Closes the file for the stores of all persons; later calls to any of these stores throw.
    ///
    /// Data that was reset, deleted or dropped by a limit is deleted from the disk first, unless another process is
    /// using the file.
    public func close() throws {
        try host.close()
    }
}

// MARK: Persons

extension SQLiteTipStore {
    /// Returns the store of a person in the same file.
    ///
    /// - Parameter id: Any text of 1 to 1024 bytes without NUL; ids are compared by their bytes.
    /// - Throws: `TipStoreError` of kind `invalidPerson` if the id isn't valid.
    public func person(_ id: String) throws -> SQLiteTipStore {
        SQLiteTipStore(host: host, id: try PersonID(id))
    }

    /// Returns the ids of the persons for whom anything is stored, in the order of their bytes.
    ///
    /// - Throws: `TipStoreError` if the file can't be read.
    public func persons() throws -> [String] { try host.persons() }

    /// The stores of everyone in the file: of the device's own person, whose id is `nil`, and of the persons with ids.
    ///
    /// - Throws: `TipStoreError` if the file can't be read.
    package func people() throws -> [(id: String?, store: SQLiteTipStore)] {
        [(nil, SQLiteTipStore(host: host, id: .device))] + (try persons().map { ($0, try person($0)) })
    }

    /// Erases everything that is stored about a person.
    ///
    /// - Throws: `TipStoreError`: of kind `invalidPerson` if the id isn't valid, or of another kind if the file can't
    ///   be written.
    public func erase(person id: String) throws { try host.erase(try PersonID(id)) }

    /// Reads the position of the person's rows.
    ///
    /// - Throws: `TipStoreError` if the file can't be read.
    package func position() throws -> StorePosition { try host.state(of: id).position }

    /// Lets the person be erased after a date, unless a later call moves the date on by at least a day.
    ///
    /// The call does nothing if nothing is stored about the person.
    ///
    /// - Throws: `TipStoreError` if the file can't be read or written.
    package func keep(until date: Date) throws { try host.keep(id, until: date) }

    /// A random text that all processes which open the file share, and that nobody else can know.
    ///
    /// - Throws: `TipStoreError` if the file can't be read.
    package var secret: String { get throws { try host.secret() } }
}
