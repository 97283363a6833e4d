import Crypto
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import JWTKit
import Testing
import TipRows

@testable import TipSyncServer

/// Requests to every route with every kind of token that doesn't grant access.
@Suite struct SecurityTests {
    private static let container = TestService.container

    /// A route that reads or writes rows.
    struct Route: Sendable, CustomTestStringConvertible {
        let method: HTTPRequest.Method
        let path: String
        let body: String
        var testDescription: String { "\(method) \(path)" }

        static let all = [
            Route(
                method: .post,
                path: "/v1/books.tips/exchange",
                body: #"{"replica":"a","people":[{"person":"ann","rows":{"format":1}}]}"#
            ),
            Route(method: .get, path: "/v1/books.tips/changes", body: ""),
            Route(method: .delete, path: "/v1/books.tips/people/ann", body: ""),
        ]
    }

    private func status(_ route: Route, _ authorization: String?, of service: TestService) async throws
        -> (HTTPResponse.Status, String)
    {
        try await service.send(route.method, route.path, authorization: authorization, body: route.body)
    }

    @Test(
        "A sync request without a token, or with a malformed authorization header, is refused with status 401",
        arguments: Route.all
    )
    func missing(_ route: Route) async throws {
        let service = try await TestService()
        let token = try await service.token()
        for authorization in [
            nil, "", "Bearer", "Bearer ", "Basic \(token)", token, "Bearer x", "Bearer a.b.c", "Bearer \(token).x",
            "Bearer ..", "Bearer \(token.dropLast(4))", "Bearer \(String(repeating: "a", count: 10_000))",
        ] {
            let (status, body) = try await status(route, authorization, of: service)
            #expect(status == .unauthorized, "\(authorization ?? "none")")
            #expect(body.contains("token"), "\(body)")
        }
    }

    @Test("A sync request with a forged token is refused with status 401", arguments: Route.all) func forged(
        _ route: Route
    ) async throws {
        let service = try await TestService()
        let token = try await service.token()
        let parts = token.split(separator: ".").map(String.init)
        let header = try #require(Data(base64URL: parts[0]))
        let kid = try #require(JSONDecoder().decode([String: String].self, from: header)["kid"])
        let claims = #"{"container":"books.tips","sub":"ann","exp":\#(TestService.now.timeIntervalSince1970 + 60)}"#
        let other = HMAC<SHA256>.self
        func sign(_ header: String, _ key: SymmetricKey) -> String {
            let text = "\(Data(header.utf8).base64URL).\(Data(claims.utf8).base64URL)"
            return "\(text).\(Data(other.authenticationCode(for: Data(text.utf8), using: key)).base64URL)"
        }
        let key = SymmetricKey(size: .bits256)
        let changed = #"{"container":"books.tips","host":true,"exp":1900000000}"#
        for (what, token) in [
            ("another key", sign(#"{"alg":"HS256","kid":"\#(kid)"}"#, key)),
            ("an unknown key id", sign(#"{"alg":"HS256","kid":"other"}"#, key)),
            ("no key id", sign(#"{"alg":"HS256"}"#, key)),
            ("no signature", "\(Data(#"{"alg":"none","kid":"\#(kid)"}"#.utf8).base64URL).\(parts[1])."),
            ("the algorithm none", sign(#"{"alg":"none","kid":"\#(kid)"}"#, key)),
            ("another algorithm", sign(#"{"alg":"ES256","kid":"\#(kid)"}"#, key)),
            ("other claims", "\(parts[0]).\(Data(changed.utf8).base64URL).\(parts[2])"),
            ("an empty key", sign(#"{"alg":"HS256","kid":"\#(kid)"}"#, SymmetricKey(data: Data()))),
        ] {
            #expect(try await status(route, "Bearer \(token)", of: service).0 == .unauthorized, "\(what)")
        }
    }

    @Test("A token that is signed with a public key as if it were a shared secret is refused", arguments: Route.all)
    func publicKeyAsSecret(_ route: Route) async throws {
        let signing = P256.Signing.PrivateKey()
        let raw = signing.publicKey.rawRepresentation
        let jwks = """
            {"keys":[{"kty":"EC","crv":"P-256","kid":"e","x":"\(raw.prefix(32).base64URL)","y":"\(raw.suffix(32).base64URL)"}]}
            """
        let keys = try await TokenKeys(jwks: Data(jwks.utf8))
        let text = "\(Data(#"{"alg":"HS256","kid":"e"}"#.utf8).base64URL).\(Data("{}".utf8).base64URL)"
        let code = HMAC<SHA256>.authenticationCode(for: Data(text.utf8), using: SymmetricKey(data: raw))
        await #expect(throws: TokenRefusal.wrongAlgorithm) {
            try await keys.access(of: "\(text).\(Data(code).base64URL)", at: TestService.now)
        }
    }

    @Test("A sync request with an expired token is refused with status 401", arguments: Route.all)
    func times(_ route: Route) async throws {
        let service = try await TestService()
        let (status, body) = try await status(route, "Bearer \(service.token(for: -1))", of: service)
        #expect(status == .unauthorized)
        #expect(body.contains("expired"))
    }

    @Test("A sync request with another person's token is refused with status 403, and reads and writes nothing")
    func anotherPerson() async throws {
        let service = try await TestService()
        _ = try await service.exchange(Rows.set("1", 1))
        let token = try await service.token(.person("bob", container: Self.container))
        for route in Route.all where route.method != .get {
            let (status, body) = try await status(route, "Bearer \(token)", of: service)
            #expect(status == .forbidden, "\(route.path)")
            #expect(!body.contains("\"1\""))
        }
        #expect(try await service.exchange(by: "b").people[0].rows.count == 1)
    }

    @Test(
        "A sync request with a person's or host's token for another container is refused with status 403",
        arguments: Route.all
    )
    func anotherContainer(_ route: Route) async throws {
        let service = try await TestService()
        for access in [SyncAccess.person("ann", container: "other.tips"), .host(container: "other.tips")] {
            let (status, _) = try await status(route, "Bearer \(service.token(access))", of: service)
            #expect(status == .forbidden)
        }
    }

    @Test("A host's token gives access to the rows of all people in its container") func host() async throws {
        let service = try await TestService()
        _ = try await service.exchange(Rows.set("1", 1))
        let token = try await service.token(.host(container: Self.container))
        for route in Route.all where route.method != .get {
            let (status, _) = try await status(route, "Bearer \(token)", of: service)
            #expect([.ok, .noContent].contains(status), "\(route.path)")
        }
        #expect(try await service.exchange(by: "b").people[0].rows.isEmpty)
    }

    @Test("A person's change stream reports that person's changes; a host's stream reports all people in its container")
    func streams() async throws {
        var limits = SyncLimits()
        limits.streams = 3
        let hub = ChangeHub(limits)
        let (ann, bob) = (
            try #require(SyncPerson(container: "c", id: "ann")), try #require(SyncPerson(container: "c", id: "bob"))
        )
        let other = try #require(SyncPerson(container: "d", id: "ann"))
        let now = TestService.now
        let end = now.addingTimeInterval(60)
        let streams = [SyncAccess.person("ann", container: "c"), .host(container: "c"), .host(container: "d")]
            .compactMap { hub.listen($0, until: end, at: now) }
        #expect(hub.listen(.host(container: "c"), until: end, at: now) == nil)
        for person in [ann, bob, other] {
            hub.broadcast(RowChange(person: person, cursor: ExchangeCursor(lineage: 1, number: 1)), at: now)
        }
        // All tokens expire at `end`, so this ends the streams, which the loops below read to their ends.
        hub.endExpired(at: end)
        var told: [[String]] = []
        for stream in streams {
            var people: [String] = []
            for await event in stream { if case .change(let change) = event { people.append(change.person.id) } }
            told.append(people)
        }
        #expect(told == [["ann"], ["ann", "bob"], ["ann"]])
    }

    @Test("One person can open only a limited number of change streams, so that other people can open streams")
    func streamsOfOne() async throws {
        var limits = SyncLimits()
        limits.subjectStreams = 2
        let hub = ChangeHub(limits)
        let (ann, bob) = (SyncAccess.person("ann", container: "c"), SyncAccess.person("bob", container: "c"))
        let (now, end) = (TestService.now, TestService.now.addingTimeInterval(60))
        let streams = [ann, ann, bob].map { hub.listen($0, until: end, at: now) }
        #expect(streams.allSatisfy { $0 != nil })
        #expect(hub.listen(ann, until: end, at: now) == nil)
    }

    @Test("A change stream ends when its token expires, and delivers no later change") func expired() async throws {
        let hub = ChangeHub(SyncLimits())
        let (now, end) = (TestService.now, TestService.now.addingTimeInterval(60))
        let ann = try #require(SyncPerson(container: "c", id: "ann"))
        let stream = try #require(hub.listen(.person("ann", container: "c"), until: end, at: now))
        for second in [59, 60, 61] as [TimeInterval] {
            let change = RowChange(person: ann, cursor: ExchangeCursor(lineage: 1, number: Int64(second)))
            hub.broadcast(change, at: now.addingTimeInterval(second))
        }
        var heard: [Int64] = []
        for await event in stream { if case .change(let change) = event { heard.append(change.cursor.number) } }
        #expect(heard == [59])
    }

    @Test("A change stream ends after an hour at the latest, so that its client asks for changes that it missed")
    func old() async throws {
        let hub = ChangeHub(SyncLimits())
        let now = TestService.now
        let stream = try #require(hub.listen(.host(container: "c"), until: now.addingTimeInterval(86_400), at: now))
        hub.endExpired(at: now.addingTimeInterval(3_600))
        for await _ in stream {}
    }

    @Test("Tokens signed with any of the three supported algorithms are verified with the key that the token names")
    func algorithms() async throws {
        let (ec, ed) = (P256.Signing.PrivateKey(), Curve25519.Signing.PrivateKey())
        let raw = ec.publicKey.rawRepresentation
        let secret = Data(repeating: 7, count: 32)
        let keys = [
            #"{"kty":"oct","kid":"h","k":"\#(secret.base64URL)"}"#,
            #"{"kty":"EC","crv":"P-256","kid":"e","x":"\#(raw.prefix(32).base64URL)","y":"\#(raw.suffix(32).base64URL)","d":"\#(ec.rawRepresentation.base64URL)"}"#,
            #"{"kty":"OKP","crv":"Ed25519","kid":"o","x":"\#(ed.publicKey.rawRepresentation.base64URL)","d":"\#(ed.rawRepresentation.base64URL)"}"#,
        ]
        let all = try await TokenKeys(jwks: Data("{\"keys\":[\(keys.joined(separator: ","))]}".utf8))
        let access = SyncAccess.person("ann", container: "c")
        for key in keys {
            let one = try await TokenKeys(jwks: Data("{\"keys\":[\(key)]}".utf8))
            let token = try await one.sign(access, until: TestService.now.addingTimeInterval(60))
            #expect(try await all.access(of: token, at: TestService.now).access == access)
        }
    }

    @Test("Loading an unusable key throws an error that names the key and gives the reason") func weakKeys() async {
        for (jwks, words) in [
            ("{", "isn't a JSON Web Key Set"), (#"{"keys":[]}"#, "no keys"),
            (#"{"keys":[{"kty":"oct","kid":"a","k":"c2hvcnQ"}]}"#, "shorter than 32 bytes"),
            (#"{"keys":[{"kty":"RSA","kid":"a"}]}"#, "neither"), (#"{"keys":[{"kty":"oct","k":"c2hvcnQ"}]}"#, "kid"),
        ] {
            let error = await #expect(throws: TokenKeyError.self) { try await TokenKeys(jwks: Data(jwks.utf8)) }
            #expect(error?.description.contains(words) ?? false, "\(jwks)")
        }
    }
}
