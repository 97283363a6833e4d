import Foundation
import Hummingbird
import Logging
import NIOCore
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

/// A sync server in this process, and beside it a bare route that inserts the same rows by one statement.
final class FigureServer: Sendable {
    static let container = "figures.tips"

    private let store: any RowStore
    private let bare: any BareStore
    private let keys: TokenKeys
    let token: String
    let port = Int.random(in: 20_000..<30_000)
    let client: FigureClient

    init(_ database: FigureDatabase) async throws {
        store = try await database.store()
        bare = try database.bare()
        keys = try await TokenKeys(jwks: TokenKeys.newFile())
        let end = Date().addingTimeInterval(3_600)
        token = try await keys.sign(.host(container: Self.container), until: end)
        client = FigureClient([("http://127.0.0.1:\(port)", token)])
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
        try await client.close()
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
                        let rows = RowBatch(donations: [FigureClient.donation(1), FigureClient.donation(2)])
                        try await store.merge(rows, of: person, room: 1 << 30)
                    }
                }
            }
            try await group.waitForAll()
        }
    }

    /// How long a pull with nothing new takes in the median, in nanoseconds.
    func emptyPull(of person: String) async throws -> UInt64 {
        let first = try await client.send(
            "exchange",
            ExchangeRequest(replica: "a", people: [.init(person: person, cursor: nil)])
        )
        let cursor = try ExchangeAnswer(json: first).people[0].cursor
        let request = ExchangeRequest(replica: "a", people: [.init(person: person, cursor: cursor)])
        var times: [UInt64] = []
        for _ in 0..<1_000 {
            let begin = ContinuousClock.now
            try await client.send("exchange", request)
            times.append(UInt64((ContinuousClock.now - begin) / .nanoseconds(1)))
        }
        return times.sorted()[500]
    }

    /// Puts a person's donations into the database, a thousand for each event.
    func fillPerson(donations: Int) async throws -> RowBatch {
        var all = RowBatch()
        guard let person = SyncPerson(container: Self.container, id: "many") else { return all }
        for start in stride(from: 0, to: donations, by: 1_000) {
            let rows = (start..<start + 1_000).map { FigureClient.donation(Int64($0 + 1), "event \(start / 1_000)") }
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
}
