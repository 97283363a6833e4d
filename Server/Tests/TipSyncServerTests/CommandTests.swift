import ArgumentParser
import Foundation
import HTTPTypes
import NIOCore
import NIOEmbedded
import NIOHTTPTypes
import TestSupport
import Testing
import TipRows

@testable import TipSyncServer
@testable import TipSyncServerCommand

/// The command `TipSyncServer`.
@Suite(.serialized, .timeLimit(.minutes(10))) struct CommandTests {
    private let folder = TemporaryFolder()

    @Test(
        "An option with a number that is out of range is refused, and the error names the option and the range",
        arguments: [
            ("--port", "99999"), ("--port", "-1"), ("--max-body", "0"), ("--max-body", "-5"), ("--max-person", "0"),
            ("--max-streams", "-1"), ("--rate", "0"), ("--rate", "nan"), ("--rate", "inf"), ("--burst", "0.5"),
        ]
    )
    func ranges(_ option: String, _ value: String) throws {
        let error = #expect(throws: (any Error).self) {
            try ServeCommand.parse(["--database", "x", "--keys", "x", "\(option)=\(value)"])
        }
        let message = try ServeCommand.message(for: #require(error))
        #expect(message.contains("\(option) must be from") && message.contains("out of range"), "\(message)")
    }

    @Test("A token's number of days that is out of range is refused", arguments: ["0", "-1", "nan", "1e9"])
    func days(_ value: String) throws {
        let error = #expect(throws: (any Error).self) {
            try TokenCommand.parse(["--keys", "x", "--container", "c", "--host", "--days=\(value)"])
        }
        #expect(try TokenCommand.message(for: #require(error)).contains("--days must be"))
    }

    /// Pushes a person's donation to a server.
    private func push(_ version: Int64, to server: ServerProcess) async throws {
        let request = ExchangeRequest(
            replica: "a",
            people: [.init(person: "ann", cursor: nil, rows: RowBatch(donations: [Rows.donation(version)]))]
        )
        let answer = try await server.send(
            "POST",
            "/v1/c/exchange",
            token: try await token(),
            body: try request.json()
        )
        #expect(answer.status == 200)
    }

    private func token() async throws -> String {
        let keys = try await TokenKeys(jwks: Data(contentsOf: URL(fileURLWithPath: folder.file("keys.json"))))
        return try await keys.sign(.person("ann", container: "c"), until: Date().addingTimeInterval(3_600))
    }

    @Test("After SIGTERM all rows are in the SQLite file itself") func terminated() async throws {
        let server = try ServerProcess(in: folder)
        try await push(1, to: server)
        #expect(server.end(SIGTERM) == 0)
        try FileManager.default.copyItem(atPath: folder.file("rows.db"), toPath: folder.file("copy.db"))
        let store = try SQLiteRowStore(path: folder.file("copy.db"))
        let person = try #require(SyncPerson(container: "c", id: "ann"))
        #expect(try await store.rows(of: person).donations.count == 1)
        try await store.close()
    }

    @Test("A second server on a SQLite file is refused, and a server starts after another one was killed")
    func twoServers() async throws {
        let server = try ServerProcess(in: folder)
        #expect(throws: ServerProcess.Ended.self) { try ServerProcess(in: folder) }
        _ = server.end(SIGKILL)
        let next = try ServerProcess(in: folder)
        #expect(next.end(SIGTERM) == 0)
    }

    @Test("The debug log has a request's path, and no token from its query") func logs() async throws {
        let server = try ServerProcess(in: folder, ["--log-level", "debug"])
        #expect(try await server.send("GET", "/v1/c/changes?token=secret-token").status == 401)
        #expect(server.end(SIGTERM) == 0)
        let log = try server.logged
        #expect(log.contains("/v1/c/changes"))
        #expect(!log.contains("secret-token"))
    }

    #if PostgreSQL
        @Test("With a database that hangs, exchanges and /health are answered with 503, and SIGTERM ends the server")
        func hangs() async throws {
            let cluster = try PostgresCluster()
            defer { cluster.stop() }
            let server = try ServerProcess(in: folder, database: cluster.address)
            try await push(1, to: server)
            #expect(try await server.send("GET", "/health").status == 200)
            try cluster.signal(SIGSTOP)
            #expect(try await server.send("GET", "/health").status == 503)
            let request = ExchangeRequest(replica: "a", people: [.init(person: "ann", cursor: nil)])
            let answer = try await server.send(
                "POST",
                "/v1/c/exchange",
                token: try await token(),
                body: try request.json()
            )
            #expect(answer.status == 503)
            _ = server.end(SIGTERM)
        }
    #endif

    // MARK: Slow clients

    private func channel() throws -> EmbeddedChannel {
        let handler = RequestDeadlineHandler(head: .seconds(15), body: .seconds(30), idle: .seconds(75))
        let channel = EmbeddedChannel(handler: handler)
        try channel.connect(to: try SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
        return channel
    }

    private let head = HTTPRequestPart.head(.init(method: .post, scheme: "http", authority: "a", path: "/"))

    @Test("A connection is closed if the head of its first request doesn't come in time") func slowHead() throws {
        let channel = try channel()
        channel.embeddedEventLoop.advanceTime(by: .seconds(14))
        #expect(channel.isActive)
        channel.embeddedEventLoop.advanceTime(by: .seconds(1))
        #expect(!channel.isActive)
    }

    @Test("A connection is closed if a request's body doesn't end in time, however steadily it comes")
    func slowBody() throws {
        let channel = try channel()
        try channel.writeInbound(head)
        for _ in 0..<29 {
            channel.embeddedEventLoop.advanceTime(by: .seconds(1))
            try channel.writeInbound(HTTPRequestPart.body(ByteBuffer(string: "x")))
        }
        #expect(channel.isActive)
        channel.embeddedEventLoop.advanceTime(by: .seconds(1))
        #expect(!channel.isActive)
    }

    @Test("An answer may take any time, and the next request has a while to come") func slowAnswer() throws {
        let channel = try channel()
        try channel.writeInbound(head)
        try channel.writeInbound(HTTPRequestPart.end(nil))
        channel.embeddedEventLoop.advanceTime(by: .hours(1))
        #expect(channel.isActive)
        try channel.writeOutbound(HTTPResponsePart.head(.init(status: .ok)))
        try channel.writeOutbound(HTTPResponsePart.end(nil))
        channel.embeddedEventLoop.advanceTime(by: .seconds(74))
        #expect(channel.isActive)
        channel.embeddedEventLoop.advanceTime(by: .seconds(1))
        #expect(!channel.isActive)
    }
}
