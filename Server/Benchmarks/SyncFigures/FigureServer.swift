import AsyncHTTPClient
import Foundation
import GRDB
import Hummingbird
import Logging
import NIOCore
import NIOHTTP1
import OpenTipKit
import ServiceLifecycle
import TipRows
import TipSyncServer

/// Where the figures' rows lie.
struct FigureDatabase {
    let address: String?
    let folder: URL

    func store() async throws -> any RowStore {
        guard let address else { return try SQLiteRowStore(path: folder.appendingPathComponent("rows.db").path) }
        #if PostgreSQL
            return try await PostgresRowStore(address: address)
        #else
            throw ArgumentError(description: "build with --traits PostgreSQL")
        #endif
    }

    func bare() throws -> any BareStore {
        guard let address else { return try BareRows(folder) }
        #if PostgreSQL
            return try BarePostgres(address)
        #else
            throw ArgumentError(description: "build with --traits PostgreSQL")
        #endif
    }
}

struct ArgumentError: Error, CustomStringConvertible { let description: String }

/// Rows pushed a second, and the time that all but one in a hundred pushes take at most, in nanoseconds.
struct PushFigure: Sendable {
    var rate: Double
    var p99: UInt64
}

/// A sync server in this process, and beside it a bare route that inserts the same rows by one statement.
final class FigureServer: Sendable {
    private static let container = "figures.tips"
    private static let clients = 32

    private let store: any RowStore
    private let bare: any BareStore
    private let keys: TokenKeys
    private let token: String
    private let port = Int.random(in: 20_000..<30_000)
    private let client = HTTPClient(eventLoopGroupProvider: .singleton)

    init(_ database: FigureDatabase) async throws {
        store = try await database.store()
        bare = try database.bare()
        keys = try await TokenKeys(jwks: TokenKeys.newFile())
        let end = Date().addingTimeInterval(3_600)
        token = try await keys.sign(.host(container: Self.container), until: end)
    }

    func run(_ body: () async throws -> Void) async throws {
        var quiet = Logger(label: "figures")
        quiet.logLevel = .critical
        var limits = SyncLimits()
        (limits.rate, limits.burst, limits.room) = (1e9, 1e9, 1 << 30)
        let service = SyncService(store: store, keys: keys, limits: limits, logger: quiet)
        let router = Router()
        service.addRoutes(to: router)
        router.post("v1/\(Self.container)/bare") { [bare] request, _ in
            let body = try await request.body.collect(upTo: 4 << 20)
            let asked = try ExchangeRequest(json: Data(body.readableBytesView))
            try await bare.insert(asked.people[0].rows, of: asked.people[0].person)
            return Response(status: .ok)
        }
        let isRunning = AsyncStream<Void>.makeStream()
        let application = Application(
            router: router,
            configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: port)),
            onServerRunning: { _ in isRunning.continuation.yield() },
            logger: quiet
        )
        let group = ServiceGroup(
            configuration: ServiceGroupConfiguration(services: [application, service], logger: quiet)
        )
        let served = Task { try await group.run() }
        var iterator = isRunning.stream.makeAsyncIterator()
        await iterator.next()
        try await body()
        await group.triggerGracefulShutdown()
        try await served.value
        try await client.shutdown()
    }

    /// Sends pushes of five rows of many people.
    func load(_ route: String, pushes: Int, of name: String) async throws -> PushFigure {
        let start = ContinuousClock.now
        let times = try await withThrowingTaskGroup(of: [UInt64].self) { group in
            for client in 0..<Self.clients {
                group.addTask {
                    var times: [UInt64] = []
                    // Each person's device knows the server's rows so far.
                    var cursors: [String: ExchangeCursor] = [:]
                    for number in 0..<pushes / Self.clients {
                        let person = "\(name) \(client) \(number % 8)"
                        let rows = (0..<5).map { Self.donation(Int64(number * 5 + $0 + 1)) }
                        let part = ExchangeRequest.Part(
                            person: person,
                            cursor: cursors[person],
                            rows: RowBatch(donations: rows)
                        )
                        let begin = ContinuousClock.now
                        let answer = try await self.send(route, ExchangeRequest(replica: "b", people: [part]))
                        if !answer.isEmpty { cursors[person] = try ExchangeAnswer(json: answer).people[0].cursor }
                        times.append(UInt64((ContinuousClock.now - begin) / .nanoseconds(1)))
                    }
                    return times
                }
            }
            return try await group.reduce(into: []) { $0 += $1 }
        }.sorted()
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        return PushFigure(rate: Double(times.count * 5) / seconds, p99: times[times.count * 99 / 100])
    }

    /// Puts rows of so many people into the database.
    func fill(people: Int) async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            for lane in 0..<16 {
                group.addTask { [store] in
                    for number in stride(from: lane, to: people, by: 16) {
                        guard let person = SyncPerson(container: Self.container, id: "person \(number)") else {
                            continue
                        }
                        let rows = RowBatch(donations: [Self.donation(1), Self.donation(2)])
                        try await store.merge(rows, of: person, room: 1 << 30)
                    }
                }
            }
            try await group.waitForAll()
        }
    }

    /// How long a pull with nothing new takes in the median, in nanoseconds.
    func emptyPull(of person: String) async throws -> UInt64 {
        let first = try await send(
            "exchange",
            ExchangeRequest(replica: "a", people: [.init(person: person, cursor: nil)])
        )
        let cursor = try ExchangeAnswer(json: first).people[0].cursor
        let request = ExchangeRequest(replica: "a", people: [.init(person: person, cursor: cursor)])
        var times: [UInt64] = []
        for _ in 0..<1_000 {
            let begin = ContinuousClock.now
            try await send("exchange", request)
            times.append(UInt64((ContinuousClock.now - begin) / .nanoseconds(1)))
        }
        return times.sorted()[500]
    }

    /// Puts a person's donations into the database, a thousand for each event.
    func fillPerson(donations: Int) async throws -> RowBatch {
        var all = RowBatch()
        guard let person = SyncPerson(container: Self.container, id: "many") else { return all }
        for start in stride(from: 0, to: donations, by: 1_000) {
            let rows = (start..<start + 1_000).map { Self.donation(Int64($0 + 1), "event \(start / 1_000)") }
            try await store.merge(RowBatch(donations: rows), of: person, room: 1 << 30)
            all.donations += rows
        }
        return all
    }

    /// A device of a person.
    func device(of person: String, in folder: URL) async throws -> TipCenter {
        let token = try await keys.sign(
            .person(person, container: Self.container),
            until: Date().addingTimeInterval(3_600)
        )
        guard let url = URL(string: "http://127.0.0.1:\(port)") else { throw ArgumentError(description: "no address") }
        let center = TipCenter()
        try center.run {
            try Tips.configure([.datastoreLocation(.url(folder)), .syncServer(url, token: token)])
        }
        return center
    }

    @discardableResult
    private func send(_ route: String, _ request: ExchangeRequest) async throws -> Data {
        var post = HTTPClientRequest(url: "http://127.0.0.1:\(port)/v1/\(Self.container)/\(route)")
        post.method = .POST
        post.headers.add(name: "authorization", value: "Bearer \(token)")
        post.body = .bytes(ByteBuffer(bytes: try request.json()))
        let response = try await client.execute(post, timeout: .seconds(60))
        let body = try await response.body.collect(upTo: 64 << 20)
        guard response.status == .ok else { throw ArgumentError(description: String(buffer: body)) }
        return Data(body.readableBytesView)
    }

    private static func donation(_ version: Int64, _ event: String = "e") -> DonationRow {
        DonationRow(
            event: event,
            replica: "b",
            epoch: .zero,
            version: RowVersion(rawValue: version),
            date: Date(timeIntervalSince1970: Double(version)),
            payload: "{\"pages\":\(version)}"
        )
    }
}

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
