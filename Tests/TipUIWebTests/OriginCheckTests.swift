#if Web
    import Testing
    import TipHTTP
    import TipUIWeb

    @Suite
    struct OriginCheckTests {
        private let check = OriginCheck(isLoopback: true)

        @Test(
            "A server on a loopback address accepts only requests with a loopback host name",
            arguments: [
                ("localhost:8080", true), ("127.0.0.1:8080", true), ("[::1]:8080", true), ("LOCALHOST", true),
                ("app.localhost:8080", true), ("127.0.0.2:8080", true), ("127.255.255.254", true), ("[::1]", true),
                ("[0:0:0:0:0:0:0:1]:8080", true), ("[::ffff:127.0.0.2]:8080", true), ("[::FFFF:7f00:1]:8080", true),
                ("evil.example:8080", false), ("localhost.evil.example", false), ("127.0.0.1.evil.example", false),
                ("127.evil.example", false), ("128.0.0.1:8080", false), ("[::2]:8080", false), ("[::1", false),
                ("[::ffff:8.8.8.8]:8080", false), ("[localhost]:8080", false), ("localhost:8080:evil.example", false),
                ("127.0.0.1:evil.example", false), ("[::1].evil.example", false), ("", false), ("127.0.0.256", false),
            ]
        )
        func names(authority: String, admitted: Bool) {
            #expect(check.admits(authority: authority) == admitted)
            #expect(OriginCheck(isLoopback: false).admits(authority: authority))
        }

        @Test("A server on a loopback address also accepts requests with its configured host name")
        func givenName() {
            let check = OriginCheck(isLoopback: true, name: "Build.Example")
            #expect(check.admits(authority: "build.example:8080"))
            #expect(check.admits(authority: "BUILD.EXAMPLE"))
            #expect(check.admits(authority: "localhost:8080"))
            #expect(!check.admits(authority: "other.build.example:8080"))
            #expect(!check.admits(authority: nil))
        }

        @Test(
            "A POST request is accepted from the server's own pages and from clients that aren't browsers",
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
#endif
