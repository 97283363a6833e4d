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

    /// Writes the rows of two people on different plans who saw a tip; one of them pressed its action.
    private func writeTrials() async throws {
        let store = try SQLiteRowStore(path: folder.file("rows.db"))
        let exposed = Date(timeIntervalSince1970: 1_700_000_000)
        for (id, plan) in [("ann", "pro"), ("bob", "free")] {
            let trial = TrialRow(
                tip: "map",
                replica: "a",
                epoch: .zero,
                version: Rows.version(5),
                exposure: Rows.version(5),
                exposed: exposed,
                isHeldOut: id == "bob",
                share: 0.5,
                arm: "long",
                arms: ["long", "short"],
                event: "opened",
                window: 86_400,
                used: exposed.addingTimeInterval(3_600)
            )
            let pressed = InvalidationRow(
                tip: "map",
                replica: "a",
                epoch: .zero,
                version: Rows.version(6),
                reason: "actionPerformed",
                date: exposed.addingTimeInterval(id == "ann" ? 60 : 3_600)
            )
            let value = ParameterRow(
                parameter: "App+plan",
                replica: "a",
                epoch: .zero,
                version: Rows.version(7),
                json: "\"\(plan)\""
            )
            let rows = RowBatch(invalidations: [pressed], trials: [trial], parameters: [value])
            try await store.merge(rows, of: try #require(SyncPerson(container: "c", id: id)), room: .max)
        }
        try await store.close()
    }

    @Test("The report has groups by a parameter, titles, arms, and who pressed an action, as 'tips report' has")
    func report()
        async throws
    {
        try await writeTrials()
        try Data(#"{"map": "Open the map"}"#.utf8).write(to: URL(filePath: folder.file("titles.json")))
        let options = [
            "--database", folder.file("rows.db"), "--by", "App+plan", "--titles", folder.file("titles.json"), "--html",
            folder.file("report.html"),
        ]
        try await ReportCommand.parse(options).run()
        let page = try String(contentsOf: URL(filePath: folder.file("report.html")), encoding: .utf8)
        #expect(page.contains("<h2>Open the map <code>map</code></h2>"))
        #expect(page.contains("<caption>By App+plan</caption>"))
        #expect(page.contains("<th scope=\"row\">pro</th>") && page.contains("<th scope=\"row\">free</th>"))
        #expect(page.contains("<th scope=\"row\">long or short</th>"))
        #expect(page.contains("and 1 person used its action."))
    }

    @Test(
        "Options of the report that don't agree are refused, and so are titles that can't be read",
        arguments: [
            (["--json", "--csv"], "Choose one of"), (["--csv", "--html", "-"], "Choose one of"),
            (["--by", ""], "Give --by the id of a parameter"), (["--titles", "/none"], "/none can't be read"),
            (["--titles", "/etc/passwd"], "has no titles"),
        ]
    )
    func wrongOptions(options: [String], words: String) async throws {
        try await writeTrials()
        let error = await #expect(throws: (any Error).self) {
            try await ReportCommand.parse(["--database", folder.file("rows.db")] + options).run()
        }
        #expect(ReportCommand.message(for: try #require(error)).contains(words))
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
