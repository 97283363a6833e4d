import Foundation
import GRDB
import Synchronization
import TipKitEngine

extension StoreHost {
    /// The most often that one call mends a damaged file.
    private static let repairs = 3
    /// The most often that one call goes on where the file was deleted or replaced.
    private static let renewals = 100

    /// Runs a closure on the file that stands at the store's place; where that is damaged, deleted or another, on what
    /// could be kept of it.
    ///
    /// - Parameter isRenewing: Whether a file that was deleted is recreated, and one that was replaced is opened; else both throw.
    func mending<Value>(
        isRenewing: Bool = true,
        _ body: (StoreConnection, Deadline) throws -> Value
    ) throws -> Value {
        let deadline = Deadline()
        var last: any Error = StoreDisturbed()
        var (repairs, renewals) = (0, 0)
        while repairs <= Self.repairs, renewals <= Self.renewals {
            let present = try open()
            do {
                guard present.stands(at: file) else { throw StoreMoved() }
                return try body(present, deadline)
            } catch let error as CallersError {
                throw error.error
            } catch is StoreMoved where isRenewing {
                renewals += 1
                try renew(present, deadline)
            } catch  where !isReading && error.isDamage(of: file) {
                last = error
                repairs += 1
                try goOn(from: present) { try file.recover(from: present, deadline) }
            } catch let error as TipStoreError {
                throw error
            } catch {
                throw TipStoreError.unavailable(file.file, error)
            }
        }
        throw TipStoreError.unavailable(file.file, last)
    }

    /// The open file.
    func open() throws -> StoreConnection {
        let (connection, isClosed) = state.withLock { ($0.connection, $0.isClosed) }
        if isClosed { throw TipStoreError.unavailable(file.file, StoreClosed()) }
        return connection
    }

    /// Goes on where the open file was deleted or replaced.
    func renew(_ present: StoreConnection, _ deadline: Deadline) throws {
        try goOn(from: present) { isReading ? try file.openForReading() : try file.renew(present, deadline) }
    }

    /// Goes on with another file, unless that has happened meanwhile.
    ///
    /// Whoever asks for the open file waits for it: who got the one that is given up could only come back for this one.
    private func goOn(from present: StoreConnection, _ next: () throws -> StoreConnection) throws {
        let isAnother = try deferringLog {
            try state.withLock { state in
                guard state.connection === present, !state.isClosed else { return false }
                let next = try next()
                guard next !== present else { return false }
                state.connection = next
                return true
            }
        }
        guard isAnother else { return }
        signal.renew()
        // Whoever watches may know what isn't so any more.
        lookSoon()
    }

    /// What comes after a commit: that it is where others look for it, and that they hear of it.
    func announce(
        _ changes: [StoreChange],
        of person: PersonID,
        _ done: CommitRequest.Done,
        by watch: UInt64?,
        in connection: StoreConnection
    ) {
        if !connection.stands(at: file) {
            do {
                try renew(connection, Deadline())
            } catch {
                logWarning(
                    "The datastore was deleted or replaced during a commit; the next call makes it again: \(error)"
                )
            }
        }
        state.withLock { state in
            if state.seen[person] != nil { state.seen[person] = done.commit.update.position }
            if done.hasDeleted { state.isScrubDue = true }
        }
        signal.send()
        notify(watchersOf: person, except: watch)
        if changes.contains(where: \.isReset) { sweep() }
    }
}

extension StoreChange {
    /// Whether rows may be out of account after the change.
    fileprivate var isReset: Bool {
        switch timely.change {
        case .donationsDeleted, .tipReset, .allReset: true
        case .merged(let rows): !rows.resets.isEmpty
        default: false
        }
    }
}
