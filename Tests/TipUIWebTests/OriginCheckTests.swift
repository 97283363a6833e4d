import Testing
import TipUIWeb

@Suite
struct OriginCheckTests {
    private let check = OriginCheck(isLoopback: true)

    @Test(
        "A server on a loopback address answers to that machine's names alone.",
        arguments: [
            ("localhost:8080", true), ("127.0.0.1:8080", true), ("[::1]:8080", true), ("LOCALHOST", true),
            ("evil.example:8080", false), ("localhost.evil.example", false), ("127.0.0.1.evil.example", false),
        ]
    )
    func names(authority: String, admitted: Bool) {
        #expect(check.admits(authority: authority) == admitted)
        #expect(OriginCheck(isLoopback: false).admits(authority: authority))
    }

    @Test(
        "A post comes in from a page of ours or from no browser at all.",
        arguments: [
            (nil, nil, true), ("http://localhost:8080", nil, true), ("https://evil.example", nil, false),
            ("http://localhost:9090", nil, false), ("null", nil, false), (nil, "same-origin", true),
            (nil, "cross-site", false), (nil, "same-site", false),
            ("http://localhost:8080", "cross-site", false),
        ] as [(String?, String?, Bool)]
    )
    func posts(origin: String?, site: String?, admitted: Bool) {
        #expect(check.admitsPost(authority: "localhost:8080", origin: origin, fetchSite: site) == admitted)
    }
}
