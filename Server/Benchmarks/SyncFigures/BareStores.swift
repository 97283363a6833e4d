import Foundation
import GRDB
import TipRows
import TipSyncServer

/// What the bare route inserts into.
protocol BareStore: Sendable {
    func insert(_ rows: RowBatch, of person: String) async throws
}

/// Rows in a table of SQLite, and no more.
struct BareRows: BareStore {
    private let pool: DatabasePool

    init(_ folder: URL) throws {
        var configuration = Configuration()
        configuration.prepareDatabase { try $0.execute(sql: "PRAGMA synchronous = NORMAL") }
        pool = try DatabasePool(path: folder.appendingPathComponent("bare.db").path, configuration: configuration)
        try pool.write {
            try $0.execute(
                sql: """
                    CREATE TABLE IF NOT EXISTS bare (
                        person TEXT, event TEXT, replica TEXT, version INTEGER, epoch INTEGER, date REAL, payload TEXT,
                        PRIMARY KEY (person, event, replica, version)
                    ) WITHOUT ROWID
                    """
            )
        }
    }

    func insert(_ rows: RowBatch, of person: String) async throws {
        let marks = rows.donations.map { _ in "(?, ?, ?, ?, ?, ?, ?)" }.joined(separator: ", ")
        try await pool.write { database in
            let values = rows.donations.flatMap { row -> [(any DatabaseValueConvertible)?] in
                [
                    person, row.event, row.replica, row.version.rawValue, row.epoch.rawValue,
                    row.date.timeIntervalSince1970, row.payload,
                ]
            }
            let statement = try database.cachedStatement(sql: "INSERT OR REPLACE INTO bare VALUES \(marks)")
            try statement.execute(arguments: StatementArguments(values))
        }
    }

    /// Inserts rows in one transaction.
    func insertAll(_ rows: RowBatch) throws -> Duration {
        try ContinuousClock().measure {
            try pool.write { database in
                let statement = try database.cachedStatement(sql: "INSERT INTO bare VALUES (?, ?, ?, ?, ?, ?, ?)")
                for row in rows.donations {
                    try statement.execute(arguments: [
                        "many", row.event, row.replica, row.version.rawValue, row.epoch.rawValue,
                        row.date.timeIntervalSince1970, row.payload,
                    ])
                }
            }
        }
    }
}

#if PostgreSQL
    /// Rows in a table of PostgreSQL, and no more.
    struct BarePostgres: BareStore {
        private let queues: [PostgresConnectionQueue]

        init(_ address: String) throws {
            let address = PostgresAddress(address)
            queues = (0..<4).map { PostgresConnectionQueue(address, "bare \($0)") }
            try address.connect(by: .now + .seconds(10)).run(
                """
                CREATE TABLE IF NOT EXISTS bare (
                    person text, event text, replica text, version bigint, epoch bigint, date bigint, payload text,
                    PRIMARY KEY (person, event, replica, version)
                )
                """
            )
        }

        func insert(_ rows: RowBatch, of person: String) async throws {
            try await queues[.random(in: 0..<queues.count)].perform { connection in
                _ = try connection.query(
                    """
                    INSERT INTO bare SELECT $1, *
                    FROM unnest($2::text[], $3::text[], $4::bigint[], $5::bigint[], $6::bigint[], $7::text[])
                    ON CONFLICT (person, event, replica, version) DO UPDATE SET payload = excluded.payload
                    """,
                    [
                        .text(person), .texts(rows.donations.map(\.event)), .texts(rows.donations.map(\.replica)),
                        .integers(rows.donations.map(\.version.rawValue)),
                        .integers(rows.donations.map(\.epoch.rawValue)),
                        .integers(rows.donations.map { Int64($0.date.timeIntervalSince1970) }),
                        .texts(rows.donations.map { $0.payload ?? "" }),
                    ]
                )
            }
        }
    }
#endif
