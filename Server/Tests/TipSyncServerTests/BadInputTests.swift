import CoreMetrics
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Synchronization
import TestSupport
import Testing
import TipRows

@testable import TipSyncServer

/// Answers of the service to invalid requests.
@Suite struct BadInputTests {
    private func answer(to body: String, limits: SyncLimits = SyncLimits()) async throws -> (
        HTTPResponse.Status, String
    ) {
        let service = try await TestService(limits: limits)
        let token = try await service.token(.host(container: TestService.container))
        return try await service.send(
            .post,
            "/v1/\(TestService.container)/exchange",
            authorization: "Bearer \(token)",
            body: body
        )
    }

    private static func body(person: String = "ann", rows: String = #"{"format":1}"#) -> String {
        #"{"replica":"a","people":[{"person":"\#(person)","rows":\#(rows)}]}"#
    }

    @Test("The sync server refuses a truncated or malformed request body with status 400")
    func notRows() async throws {
        let whole = Self.body()
        for body in ["", "{}", "[]", "null", String(whole.prefix(whole.utf8.count / 2)), "\u{0}", "{\"people\":1}"] {
            let (status, text) = try await answer(to: body)
            #expect(status == .badRequest, "\(body)")
            #expect(text.contains("error"), "\(text)")
        }
    }

    @Test("The sync server refuses rows in a newer format with status 400, and names both formats in the answer")
    func newerFormat() async throws {
        let (status, text) = try await answer(to: Self.body(rows: #"{"format":9}"#))
        #expect(status == .badRequest)
        #expect(text.contains("format 9"))
    }

    @Test("The sync server refuses an invalid row with status 400") func invalidRow() async throws {
        for row in [
            #"{"parameter":"p","replica":"a","epoch":9,"version":1,"json":"1"}"#,
            #"{"parameter":"p","replica":"a","epoch":0,"version":-1,"json":"1"}"#,
        ] {
            let (status, _) = try await answer(to: Self.body(rows: #"{"format":1,"parameters":[\#(row)]}"#))
            #expect(status == .badRequest, "\(row)")
        }
    }

    @Test("The sync server refuses a person's id that is empty, is too long or contains a NUL, with status 400")
    func ids() async throws {
        for person in [String(repeating: "x", count: 10_240), "", #"a\u0000b"#] {
            let (status, text) = try await answer(to: Self.body(person: person))
            #expect(status == .badRequest)
            #expect(text.contains("1024 bytes"))
        }
    }

    @Test("The sync server refuses a request that is too large or has too many rows or people, with status 413")
    func tooMuch() async throws {
        var limits = SyncLimits()
        limits.body = 1_000
        #expect(
            try await answer(to: Self.body(person: String(repeating: "x", count: 1_000)), limits: limits).0
                == .contentTooLarge
        )
        limits = SyncLimits()
        limits.rows = 2
        let row = #"{"parameter":"p","replica":"a","epoch":0,"version":1,"json":"1"}"#
        let rows = #"{"format":1,"parameters":[\#(row),\#(row),\#(row)]}"#
        #expect(try await answer(to: Self.body(rows: rows), limits: limits).0 == .contentTooLarge)
        limits = SyncLimits()
        limits.people = 0
        #expect(try await answer(to: Self.body(), limits: limits).0 == .contentTooLarge)
    }

    @Test("The sync server refuses a request that names a person twice, with status 400") func twice() async throws {
        let part = #"{"person":"ann","rows":{"format":1}}"#
        let (status, text) = try await answer(to: #"{"replica":"a","people":[\#(part),\#(part)]}"#)
        #expect(status == .badRequest)
        #expect(text.contains("twice"))
    }

    @Test("A sync server's answer that gets too large ends after the current person, without the remaining people")
    func largeAnswer() async throws {
        var limits = SyncLimits()
        limits.answer = 500
        let service = try await TestService(limits: limits)
        for person in ["ann", "bob", "cleo"] {
            _ = try await service.exchange(Rows.set("\"\(String(repeating: "x", count: 400))\"", 1), of: person)
        }
        let token = try await service.token(.host(container: TestService.container))
        let parts = ["ann", "bob", "cleo"].map { ExchangeRequest.Part(person: $0, cursor: nil) }
        let (status, text) = try await service.send(
            .post,
            "/v1/\(TestService.container)/exchange",
            authorization: "Bearer \(token)",
            body: String(decoding: ExchangeRequest(replica: "b", people: parts).json(), as: UTF8.self)
        )
        #expect(status == .ok)
        #expect(try ExchangeAnswer(json: Data(text.utf8)).people.map(\.person) == ["ann"])
    }

    @Test("A client that sends too many requests gets status 429 and is told when to retry")
    func tooOften() async throws {
        var limits = SyncLimits()
        (limits.rate, limits.burst) = (0.001, 2)
        let service = try await TestService(limits: limits)
        let token = try await service.token()
        try await service.test { client in
            var statuses: [HTTPResponse.Status] = []
            for _ in 0..<3 {
                try await client.execute(
                    uri: "/v1/\(TestService.container)/exchange",
                    method: .post,
                    headers: [.authorization: "Bearer \(token)"],
                    body: ByteBuffer(string: Self.body())
                ) { response in
                    statuses.append(response.status)
                    if response.status == .tooManyRequests {
                        #expect(response.headers[.retryAfter].flatMap { Int($0) } ?? 0 > 900)
                    }
                }
            }
            #expect(statuses == [.ok, .ok, .tooManyRequests])
        }
    }

    @Test(
        "A row dated more than a day ahead is refused, but the answer contains the server's time and other rows"
    )
    func aheadOfClock() async throws {
        let service = try await TestService()
        _ = try await service.exchange(Rows.set("1", 1), by: "b")
        let ahead = RowVersion(earliestAt: TestService.now.addingTimeInterval(86_460)).rawValue
        let answer = try await service.exchange(Rows.set("2", ahead))
        #expect(answer.date == TestService.now)
        #expect(answer.people[0].refusal?.reason == .aheadOfClock)
        #expect(answer.people[0].rows.parameters.map(\.json) == ["1"])
        let near = RowVersion(earliestAt: TestService.now.addingTimeInterval(86_340)).rawValue
        #expect(try await service.exchange(Rows.set("3", near)).people[0].refusal == nil)
    }

    @Test("Rows that exceed a person's storage limit are refused, and the sync server's answer gives the reason")
    func full() async throws {
        var limits = SyncLimits()
        limits.room = 100
        let service = try await TestService(limits: limits)
        let answer = try await service.exchange(Rows.set("\"\(String(repeating: "x", count: 200))\"", 1))
        #expect(answer.people[0].refusal?.reason == .storageFull)
        #expect(answer.people[0].rows.isEmpty)
    }

    @Test("A client that sends a cursor from another sync server receives all rows") func otherCursor() async throws {
        let service = try await TestService()
        _ = try await service.exchange(Rows.set("1", 1))
        let other = ExchangeCursor(lineage: 1, number: 77)
        #expect(try await service.exchange(after: other).people[0].rows.count == 1)
    }

    @Test("While the database fails, the sync server answers with status 503 and no details of the failure")
    func database() async throws {
        let store = BrokenStore()
        let service = try await TestService(store: store)
        let token = try await service.token()
        try await service.test { client in
            for isBroken in [true, false] {
                store.isBroken.withLock { $0 = isBroken }
                for (uri, method) in [
                    ("/v1/\(TestService.container)/exchange", HTTPRequest.Method.post), ("/health", .get),
                ] {
                    try await client.execute(
                        uri: uri,
                        method: method,
                        headers: [.authorization: "Bearer \(token)"],
                        body: ByteBuffer(string: Self.body())
                    ) { response in
                        #expect(response.status == (isBroken ? .serviceUnavailable : .ok), "\(uri)")
                        #expect(!String(buffer: response.body).contains("secret"))
                    }
                }
            }
        }
    }

    @Test(
        "On a full disk, a row store refuses a push without changing any row, and a later, smaller push succeeds",
        .enabled(if: getuid() == 0, "mounting needs root")
    )
    func fullDisk() async throws {
        let disk = try SmallDisk()
        let store = try SQLiteRowStore(path: disk.url.appendingPathComponent("rows.db").path)
        let person = try Rows.person()
        try await store.merge(Rows.set("1", 1), of: person, room: 1 << 30)
        let big = Rows.set("\"\(String(repeating: "x", count: 4_000_000))\"", 2)
        let error = await #expect(throws: RowStoreError.self) { try await store.merge(big, of: person, room: 1 << 30) }
        #expect(error?.description.contains("full") ?? false)
        #expect(try await store.rows(of: person).parameters.map(\.json) == ["1"])
        try await store.merge(Rows.set("3", 3), of: person, room: 1 << 30)
        #expect(try await store.rows(of: person).parameters.map(\.json) == ["3"])
        try await store.close()
    }

    @Test("Metrics are written in Prometheus's text format, with escaped label values") func metrics() {
        let metrics = PrometheusMetrics()
        metrics.makeCounter(label: "a.b", dimensions: [("route", "x\"y\\z")]).increment(by: 2)
        metrics.makeTimer(label: "t", dimensions: []).recordNanoseconds(500_000_000)
        metrics.makeRecorder(label: "g", dimensions: [], aggregate: false).record(7 as Int64)
        #expect(
            metrics.text == """
                # TYPE a_b_total counter
                a_b_total{route="x\\"y\\\\z"} 2.0
                # TYPE g gauge
                g 7.0
                # TYPE t_seconds summary
                t_seconds_sum 0.5
                t_seconds_count 1

                """
        )
    }
}
