import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1
import TipRows

/// Rows pushed a second, and the time that all but one in a hundred pushes take at most, in nanoseconds.
struct PushFigure: Sendable {
    var rate: Double
    var p99: UInt64
}

/// Many devices, which send requests to one or more servers.
struct FigureClient: Sendable {
    /// The addresses of the servers, and a host's token for each.
    let servers: [(url: String, token: String)]
    private let http: HTTPClient

    /// - Parameter connections: The greatest number of connections to a server; each device has one of its own.
    init(_ servers: [(url: String, token: String)], connections: Int = 32) {
        self.servers = servers
        var configuration = HTTPClient.Configuration()
        configuration.connectionPool.concurrentHTTP1ConnectionsPerHostSoftLimit = connections
        http = HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
    }

    func close() async throws { try await http.shutdown() }

    /// Sends pushes of five rows of many people.
    func load(_ route: String, pushes: Int, of name: String, clients: Int = 32) async throws -> PushFigure {
        let start = ContinuousClock.now
        let times = try await withThrowingTaskGroup(of: [UInt64].self) { group in
            for client in 0..<clients {
                group.addTask {
                    var times: [UInt64] = []
                    // Each person's device knows the server's rows so far.
                    var cursors: [String: ExchangeCursor] = [:]
                    for number in 0..<pushes / clients {
                        let person = "\(name) \(client) \(number % 8)"
                        let rows = (0..<5).map { Self.donation(Int64(number * 5 + $0 + 1)) }
                        let part = ExchangeRequest.Part(
                            person: person,
                            cursor: cursors[person],
                            rows: RowBatch(donations: rows)
                        )
                        let begin = ContinuousClock.now
                        let answer = try await self.send(
                            route,
                            ExchangeRequest(replica: "b", people: [part]),
                            by: client
                        )
                        cursors[person] = Self.cursor(in: answer)
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

    /// Finds the cursor in an answer, without the time that decoding it as a whole takes of the server's processors.
    private static func cursor(in answer: Data) -> ExchangeCursor? {
        guard let start = answer.range(of: Data(#""cursor":""#.utf8))?.upperBound,
            let end = answer[start...].firstIndex(of: UInt8(ascii: "\""))
        else { return nil }
        return ExchangeCursor(String(decoding: answer[start..<end], as: UTF8.self))
    }

    @discardableResult
    func send(_ route: String, _ request: ExchangeRequest, by client: Int = 0) async throws -> Data {
        let (url, token) = servers[client % servers.count]
        var post = HTTPClientRequest(url: "\(url)/v1/\(FigureServer.container)/\(route)")
        post.method = .POST
        post.headers.add(name: "authorization", value: "Bearer \(token)")
        post.body = .bytes(ByteBuffer(bytes: try request.json()))
        let response = try await http.execute(post, timeout: .seconds(60))
        let body = try await response.body.collect(upTo: 64 << 20)
        guard response.status == .ok else { throw ArgumentError(description: String(buffer: body)) }
        return Data(body.readableBytesView)
    }

    static func donation(_ version: Int64, _ event: String = "e") -> DonationRow {
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
