public import Foundation
import GRDB
import Synchronization
public import TipKitEngine

/// The datastore on disk: one SQLite file, `.tipkit/tips-store.db` in a directory.
///
/// What is committed survives the death of the process. Several processes may share a directory; they are one replica,
/// and no call waits for another process longer than a second. A damaged file is set aside when the damage shows, and
/// what can be read of it is kept; a file that was deleted while it is open is made anew with all it held. The log says
/// so.
public final class SQLiteTipStore: TipStore {
    struct State {
        var connection: StoreConnection
        /// The last commit that no watcher need be notified of.
        var seen: StorePosition
        var watchers: [@Sendable () -> Void] = []
        var isClosed = false
        /// Whether the last look for others' commits failed, which is logged once.
        var isWatchFailing = false
    }

    let file: StoreFile
    let state: Mutex<State>
    let signal: any CommitSignal
    /// Holds what is done behind the callers' backs.
    let background = DispatchQueue(label: "OpenTipKit store", qos: .utility)
    /// Whether a look for others' commits waits for its turn in the background.
    let isLookDue = Atomic(false)
    /// Entered while rows are swept away that a reset has put out of account.
    let sweeping = DispatchGroup()

    /// Opens the datastore of a directory, or makes it.
    ///
    /// A store that can be read and not written opens; commits throw. Its files can be read and written by their owner
    /// alone, whatever they were before.
    ///
    /// - Parameter directory: The directory that holds, or will hold, the `.tipkit` folder; made if it is missing.
    /// - Throws: `TipStoreError` if the store can't be made or read, or a newer release wrote it.
    public init(directory: URL) throws {
        file = StoreFile(directory: directory)
        let deadline = Deadline()
        do {
            let (opened, position) = try file.undisturbed(deadline) { [file] in
                let opened = try file.open(deadline)
                return (opened, try opened.read(deadline) { $1.position })
            }
            state = Mutex(State(connection: opened, seen: position))
        } catch let error as TipStoreError {
            throw error
        } catch {
            throw TipStoreError.unwritable(directory, error)
        }
        signal = commitSignal(for: file)
        // A process that died after a reset may have left rows that count no more.
        sweep()
    }

    /// Forgets everything that a directory's datastore holds, if there is one.
    ///
    /// - Throws: `TipStoreError` if it can't be opened or written; then nothing is forgotten.
    public static func erase(directory: URL) throws {
        guard FileManager.default.fileExists(atPath: StoreFile(directory: directory).file.path) else { return }
        let store = try SQLiteTipStore(directory: directory)
        try store.commit([.allReset(date: Date())])
        try store.close()
    }

    /// The database behind the store.
    var queue: DatabaseQueue { state.withLock { $0.connection.queue } }

    /// Runs a closure on one state of the file, again if the file must be repaired first.
    public func read<Result>(_ body: (any StoreSnapshot) throws -> Result) throws -> Result {
        try mending { connection, deadline in
            try connection.read(deadline) { database, state in
                let snapshot = SQLiteSnapshot(database, state, replica: connection.replica, file: file)
                defer { snapshot.end() }
                do {
                    return try body(snapshot)
                } catch {
                    throw snapshot.failure ?? CallersError(error: error)
                }
            }
        }
    }

    /// Makes the changes in one transaction, each judged on what any process has stored by then.
    public func commit(_ changes: [StoreChange], after position: StorePosition?) throws -> StoreCommit {
        guard !changes.isEmpty else {
            return try mending { connection, deadline in
                try connection.read(deadline) { database, state in
                    let reader = StoreReader(database: database)
                    let update = try reader.update(since: position, at: state, replica: connection.replica)
                    return StoreCommit(update: update)
                }
            }
        }
        // A folder that somebody removes mustn't come back for a note, which is written behind the callers' backs.
        let (connection, done) = try mending(isRenewing: !changes.allSatisfy(\.isNote)) {
            ($0, try $0.commit(changes, after: position, $1))
        }
        announce(changes, done.before, done.commit, in: connection)
        return done.commit
    }

    /// True: other processes may open the directory.
    public var keepsNotes: Bool { true }

    /// Calls a closure whenever another process, or another store of this one, has committed to the file.
    ///
    /// Where several watch one store, each is called after its own commits too.
    public func watch(_ onChange: @escaping @Sendable () -> Void) throws {
        let isFirst = state.withLock { state in
            state.watchers.append(onChange)
            return state.watchers.count == 1
        }
        guard isFirst else { return }
        signal.watch { [weak self] in self?.lookSoon() }
        // Of what was committed between opening and now nobody was notified.
        lookSoon()
    }

    /// Closes the file; later calls throw.
    public func close() throws {
        let connection = state.withLock { state in
            state.isClosed = true
            return state.connection
        }
        signal.stop()
        do { try connection.queue.close() } catch { throw TipStoreError.unavailable(file.file, error) }
    }
}
