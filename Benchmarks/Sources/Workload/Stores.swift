public import Foundation
public import GRDB
public import OpenTipKit

/// Folders and stores for benchmarks.
public enum Stores {
    /// A new folder, which goes with the machine's temporary files.
    public static func folder() -> URL {
        FileManager.default.temporaryDirectory.appendingPathComponent("bench-\(UUID().uuidString)", isDirectory: true)
    }

    /// A centre on a store in a folder.
    public static func center(in folder: URL) throws -> TipCenter {
        let center = TipCenter()
        try center.run { try Tips.configure([.datastoreLocation(.url(folder))]) }
        return center
    }

    /// Fills a folder's store with a thousand displayed tips and donations.
    ///
    /// - Parameters:
    ///   - folder: Where the store lies.
    ///   - events: How many events there are.
    ///   - donations: How many donations each has.
    public static func fill(_ folder: URL, events: Int, donations: Int) async throws {
        let center = try center(in: folder)
        await center.run {
            for number in 0..<1_000 { PlainTip(number).beginDisplay()?.end() }
            for number in 0..<events {
                let event = events == 1 ? CountedTip.visited : EventTip(number).event
                for _ in 0..<donations - 1 { event.sendDonation() }
                await event.donate()
            }
        }
        precondition(center.run { PlainTip(999).record.displayCount } == 1, "the tips weren't displayed")
    }

    /// A bare database in WAL mode with the same durability, and a table of one row a donation, indexed for windows.
    public static func peer(in folder: URL) throws -> DatabaseQueue {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var configuration = Configuration()
        configuration.busyMode = .timeout(60)
        configuration.prepareDatabase { try $0.execute(sql: "PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL") }
        let queue = try DatabaseQueue(path: folder.appendingPathComponent("peer.db").path, configuration: configuration)
        try queue.write { database in
            try database.execute(
                sql: """
                    CREATE TABLE IF NOT EXISTS donation (id INTEGER PRIMARY KEY, event TEXT NOT NULL, date REAL NOT NULL,
                        payload TEXT);
                    CREATE INDEX IF NOT EXISTS donation_by_date ON donation (event, date);
                    CREATE TABLE IF NOT EXISTS parameter (id TEXT PRIMARY KEY, json TEXT NOT NULL) WITHOUT ROWID;
                    """
            )
        }
        return queue
    }
}
