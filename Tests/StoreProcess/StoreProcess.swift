import Foundation
import GRDB
import TipKitEngine

@testable import TipKitStorage

/// A process of its own that writes to a store, so that tests can kill it or run several.
@main
enum StoreProcess {
    static func main() async throws {
        let arguments = CommandLine.arguments
        guard arguments.count == 4, let number = Int(arguments[3]) else {
            print("usage: StoreProcess commit|donate FOLDER NUMBER")
            exit(64)
        }
        let folder = URL(fileURLWithPath: arguments[2], isDirectory: true)
        switch arguments[1] {
        case "commit": try commitForever(in: folder, from: number)
        case "donate": try await donate(number, in: folder)
        default: exit(64)
        }
    }

    /// Writes a line at once, so that a kill loses nothing that was said.
    private static func say(_ line: String) {
        FileHandle.standardOutput.write(Data("\(line)\n".utf8))
    }

    /// Commits batch after batch, and says `B` once a transaction is open, `C` when it is about to be committed, and
    /// `A` with the batch's number when the call has returned.
    private static func commitForever(in folder: URL, from start: Int) throws {
        let store = try SQLiteTipStore(directory: folder)
        store.queue.writeWithoutTransaction { database in
            database.trace(options: .statement) { event in
                let text = "\(event)"
                if text.hasPrefix("BEGIN") { say("B") }
                if text.hasPrefix("COMMIT") { say("C") }
            }
        }
        let limit = StoredDonationLimit(maximumCount: 1_000_000, maximumAge: nil)
        var version = try store.open().latestVersion
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
            say("A \(batch)")
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
        say("A \(count)")
    }
}
