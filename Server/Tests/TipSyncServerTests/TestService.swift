import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import JWTKit
import TestSupport
import Testing
import TipRows

@testable import TipSyncServer

/// A service with a separate database file and a clock that doesn't move.
struct TestService {
    static let now = Date(timeIntervalSince1970: 1_800_000_000)
    static let container = "books.tips"

    let service: SyncService
    let keys: TokenKeys
    private let folder = TemporaryFolder()

    init(limits: SyncLimits = SyncLimits(), store: (any RowStore)? = nil) async throws {
        keys = try await TokenKeys(jwks: TokenKeys.newFile())
        service = SyncService(
            store: try store ?? SQLiteRowStore(path: folder.file("rows.db")),
            keys: keys,
            limits: limits,
            metrics: PrometheusMetrics()
        ) { Self.now }
    }

    /// Runs a closure with a client of the service.
    func test<Value: Sendable>(_ body: @escaping @Sendable (any TestClientProtocol) async throws -> Value) async throws
        -> Value
    {
        let router = Router()
        service.addRoutes(to: router)
        return try await Application(router: router).test(.router) { client in try await body(client) }
    }

    /// Sends a request, and returns the status and text of the answer.
    func send(
        _ method: HTTPRequest.Method,
        _ path: String,
        authorization: String?,
        body: String
    ) async throws -> (status: HTTPResponse.Status, text: String) {
        try await test { client in
            var headers = HTTPFields()
            headers[.authorization] = authorization
            return try await client.execute(
                uri: path,
                method: method,
                headers: headers,
                body: ByteBuffer(string: body)
            ) { ($0.status, String(buffer: $0.body)) }
        }
    }

    /// Returns a token that is valid for an hour.
    func token(_ access: SyncAccess = .person("ann", container: container), for seconds: Double = 3_600) async throws
        -> String
    {
        try await keys.sign(access, until: Self.now.addingTimeInterval(seconds))
    }

    /// Sends a request for a person.
    func exchange(
        _ rows: RowBatch = RowBatch(),
        of person: String = "ann",
        after cursor: ExchangeCursor? = nil,
        by replica: String = "a"
    ) async throws -> ExchangeAnswer {
        let request = ExchangeRequest(
            replica: replica,
            people: [ExchangeRequest.Part(person: person, cursor: cursor, rows: rows)]
        )
        let (status, text) = try await send(
            .post,
            "/v1/\(Self.container)/exchange",
            authorization: "Bearer \(token(.person(person, container: Self.container)))",
            body: String(decoding: request.json(), as: UTF8.self)
        )
        #expect(status == .ok)
        return try ExchangeAnswer(json: Data(text.utf8))
    }
}
