import Foundation
import GRDB
import TipKitEngine
import TipKitStorage
import TipReports
import TipStatistics

/// The report on 20 tips of 100 000 people.
enum ReportFigures {
    private static let people = 100_000
    private static let tips = 20

    /// Fills a datastore: everyone has a trial of each tip, half of them used, and as many retirements.
    static func fill(_ folder: URL) throws {
        let store = try SQLiteTipStore(directory: folder)
        let replica = try store.read { try $0.header() }.replica
        try store.close()
        let database = try DatabaseQueue(path: file(in: folder))
        try database.write { database in
            try database.execute(
                sql: """
                    WITH RECURSIVE number(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < \(people))
                    INSERT INTO person (key, id, lineage, number, version) SELECT n + 1000, 'person ' || n, n, 1, 1 FROM number;
                    """
            )
            for tip in 0..<tips {
                try database.execute(
                    sql: """
                        INSERT INTO trial (person, tip, replica, epoch, version, exposure, exposed, isHeldOut, share, event,
                            needed, seconds, used)
                        SELECT key, 'Tip \(tip)', :replica, 0, 1, 1, 1700000000 + key * 100, key % 10 = 0, 0.1,
                            'event \(tip)', 1, 1209600,
                            CASE WHEN (key * 7919 + \(tip)) % 2 = 0 THEN 1700000000 + key * 100 + key % 1000000 END
                            FROM person WHERE key > 1000;
                        """,
                    arguments: ["replica": replica]
                )
                try database.execute(
                    sql: """
                        INSERT INTO invalidation (person, tip, replica, epoch, version, reason, date)
                        SELECT person, tip, replica, 0, 1,
                            CASE WHEN isHeldOut THEN 'heldOut' ELSE 'tipClosed' END, exposed + 60
                            FROM trial WHERE tip = 'Tip \(tip)' AND (isHeldOut OR used IS NULL);
                        """
                )
            }
        }
    }

    /// Milliseconds and peak megabytes of the report, and milliseconds to count the rows of trials.
    static func measure(_ folder: URL) throws {
        // The app is running, so SQLite's files beside the store exist, and nothing is copied.
        let app = try SQLiteTipStore(directory: folder)
        defer { withExtendedLifetime(app) {} }
        var report = TipReport(at: Date())
        let time = try ContinuousClock().measure {
            try SQLiteTipStore(reading: folder).readTrials { page in
                for person in page { report.add(person) }
            }
            _ = report.text
        }
        let peak = Figures.peakKilobytes() / 1_024
        let found = report.tips
        precondition(found.count == tips, "the report has all tips")
        precondition(found.allSatisfy { $0.shown.people + $0.heldOut.people == people }, "everyone is counted")
        let peer = try DatabaseQueue(path: file(in: folder))
        let counting = try ContinuousClock().measure {
            _ = try peer.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM trial") }
        }
        print(Int(time / .milliseconds(1)), peak, Int(counting / .milliseconds(1)))
    }

    private static func file(in folder: URL) -> String { folder.appendingPathComponent(".tipkit/tips-store.db").path }
}
