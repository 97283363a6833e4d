import Foundation
import GRDB
import TipKitEngine

@testable import TipKitStorage

/// Commits one batch of changes after another, and prints each batch's number when its commit has returned.
struct Committing {
    let folder: URL

    /// Commits batches until the process is killed.
    ///
    /// - Parameter place: If not empty, where to pause: the number of commits to make before, and the number of the SQL
    ///   statement in the next transaction before which to pause.
    func commitForever(from start: Int, standingAt place: ArraySlice<Int>) throws {
        let place = Array(place)
        let store = try SQLiteTipStore(directory: folder)
        store.host.sweeping.wait()
        if place.count == 2 { Self.pause(store, after: place[0], before: place[1]) }
        let limit = StoredDonationLimit(maximumCount: 1_000_000, maximumAge: nil)
        var known = try store.header().position
        for batch in start... {
            var changes: [StoreChange] = []
            for index in 0..<40 {
                let donation = StoredDonation(date: Date(), payload: "\(batch)-\(index)")
                changes.append(.donated(event: "e", donation: donation, limit: limit))
            }
            changes.append(.invalidated(tip: "t\(batch)", reason: .tipClosed, date: Date()))
            changes.append(.parameterSet(id: "p", json: "\(batch)", date: Date()))
            changes.append(.displayBegan(tip: "shown", date: Date(), limits: nil))
            let done = try store.commit(changes, after: known)
            guard done.refusals.isEmpty, done.update.position.number == known.number + 1 else { exit(71) }
            known = done.update.position
            // Fail if the process should have paused during this commit, but the commit has returned.
            if place.count == 2, batch - start >= place[0] { exit(70) }
            StoreProcess.printLine("\(batch)")
        }
    }

    /// Lets the process pause in the write transaction that follows a number of others, before an SQL statement of it.
    static func pause(_ store: SQLiteTipStore, after commits: Int, before statement: Int) {
        var transactions = 0
        var statements = 0
        store.host.queue.writeWithoutTransaction { database in
            database.trace(options: .statement) { event in
                let text = "\(event)"
                statements += 1
                if text.hasPrefix("BEGIN IMMEDIATE") { (transactions, statements) = (transactions + 1, 0) }
                guard transactions > commits, statements > 0 else { return }
                if statements == statement || text.hasPrefix("COMMIT") { pauseProcess() }
            }
        }
    }

    /// Prints "standing" and waits until the reader of standard output closes it.
    private static func pauseProcess() {
        StoreProcess.printLine("standing")
        var listener = pollfd(fd: STDOUT_FILENO, events: 0, revents: 0)
        poll(&listener, 1, -1)
        _exit(1)
    }
}
