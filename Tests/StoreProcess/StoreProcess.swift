import Foundation
import GRDB
import TipKitEngine

@testable import TipKitStorage

/// A process of its own that writes to a store, so that tests can kill it or run several.
@main
enum StoreProcess {
    static func main() async throws {
        let arguments = CommandLine.arguments
        let numbers = arguments.dropFirst(3).compactMap { Int($0) }
        guard let start = numbers.first, arguments.count == 3 + numbers.count else {
            print("usage: StoreProcess commit FOLDER FIRST [COMMITS STATEMENT] | donate FOLDER COUNT")
            exit(64)
        }
        let folder = URL(fileURLWithPath: arguments[2], isDirectory: true)
        switch arguments[1] {
        case "commit": try commitForever(in: folder, from: start, standingAt: Array(numbers.dropFirst()))
        case "donate": try await donate(start, in: folder)
        default: exit(64)
        }
    }

    /// Writes a line at once, so that a kill loses nothing that was said.
    private static func say(_ line: String) {
        FileHandle.standardOutput.write(Data("\(line)\n".utf8))
    }

    /// Says so and does nothing more; ends when nobody listens.
    private static func stand() {
        say("standing")
        var listener = pollfd(fd: STDOUT_FILENO, events: 0, revents: 0)
        poll(&listener, 1, -1)
        exit(1)
    }

    /// Commits batch after batch, and says a batch's number when its commit has returned.
    ///
    /// - Parameter place: Where it stands still, if anywhere: after how many commits, and before which statement of the
    ///   next transaction.
    private static func commitForever(in folder: URL, from start: Int, standingAt place: [Int]) throws {
        let store = try SQLiteTipStore(directory: folder)
        var version = try store.open().latestVersion
        if place.count == 2 {
            var transactions = 0
            var statements = 0
            store.queue.writeWithoutTransaction { database in
                database.trace(options: .statement) { event in
                    let text = "\(event)"
                    statements += 1
                    if text.hasPrefix("BEGIN") { (transactions, statements) = (transactions + 1, 0) }
                    guard transactions > place[0], statements > 0 else { return }
                    if statements == place[1] || text.hasPrefix("COMMIT") { stand() }
                }
            }
        }
        let limit = StoredDonationLimit(maximumCount: 1_000_000, maximumAge: nil)
        for batch in start... {
            var changes: [StoreChange] = []
            func next() -> StoreVersion {
                version = version.next(at: Date())
                return version
            }
            for index in 0..<40 {
                let donation = StoredDonation(date: Date(), payload: "\(batch)-\(index)")
                changes.append(.donated(event: "e", donation: donation, limit: limit, version: next()))
            }
            changes.append(.invalidated(tip: "t\(batch)", reason: .tipClosed, date: Date(), version: next()))
            changes.append(.parameterSet(id: "p", json: "\(batch)", version: next()))
            try store.commit(changes)
            // Where it was to stand still, it hasn't.
            if place.count == 2, batch - start >= place[0] { exit(70) }
            say("\(batch)")
        }
    }

    /// Donates an event so many times through a centre of its own.
    private static func donate(_ count: Int, in folder: URL) async throws {
        let center = TipCenter()
        try center.configure(store: try SQLiteTipStore(directory: folder))
        let event = Tips.Event<Tips.EmptyDonation>(
            id: "e",
            donationLimit: Tips.DonationLimit(maximumCount: 1_000_000)
        )
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<count { group.addTask { await center.run { await event.donate() } } }
        }
        say("\(count)")
    }
}
