#if Web
    import Foundation
    import Testing
    import TipHTTP
    import TipUIWeb

    /// Tests of the URL that a server prints when it starts.
    @MainActor
    @Suite
    struct ServerAddressTests {
        nonisolated private static let hosts =
            ["127.0.0.1", "127.1", "0x7f000001", "0177.0.0.1", "2130706433", "0", "0.0.0.0", "localhost", "LocalHost"]
            // Only Linux accepts all loopback addresses without configuration.
            + (isOnLinux ? ["127.0.0.2", "127.255.255.254"] : [])
            + (hasIPv6 ? ["::", "::1", "0:0:0:0:0:0:0:1", "::ffff:127.0.0.1"] : [])
            + named

        nonisolated private static var isOnLinux: Bool {
            #if os(Linux)
                true
            #else
                false
            #endif
        }

        nonisolated private static let hasIPv6 = FileManager.default.fileExists(atPath: "/proc/net/if_inet6")

        /// This machine's host name, if it resolves to an address.
        nonisolated private static var named: [String] {
            let name = ProcessInfo.processInfo.hostName
            do {
                _ = try ServerAddress(ServerOptions(host: name, port: 0))
                return [name]
            } catch {
                return []
            }
        }

        @Test(
            "The server's printed URL serves the page, and the page's events are accepted, for any form of host",
            arguments: hosts
        )
        func works(host: String) async throws {
            let fixture = Fixture()
            try await fixture.serve(at: ServerAddress(ServerOptions(host: host, port: 0))) { url, _ in
                let parts = try #require(url.wholeMatch(of: /http:\/\/(.+):([0-9]+)\//))
                let name = parts.output.1.trimmingCharacters(in: ["[", "]"])
                let authority = "\(parts.output.1):\(parts.output.2)"
                let port = try #require(Int(parts.output.2))
                let request = "GET / HTTP/1.1\r\nHost: \(authority)\r\n\r\n"
                let client = try await RawConnection(to: port, host: name, sending: request)
                let text = await client.read(upTo: "</html>") ?? ""
                let page = try #require(FetchedPage(text))
                for (count, origin) in ["Origin: http://\(authority)", "Sec-Fetch-Site: same-origin"].enumerated() {
                    let body = "{\"session\":\"\(page.session)\",\"id\":\"\(page.button)\",\"kind\":\"tap\"}"
                    await client.send(
                        """
                        POST /_tipui/event HTTP/1.1\r\nHost: \(authority)\r\n\(origin)\r\n\
                        Content-Length: \(body.utf8.count)\r\n\r\n\(body)
                        """
                    )
                    #expect(await client.read(upTo: "\r\n\r\n")?.contains(" 204 ") == true)
                    #expect(fixture.model.count == count + 1)
                }
            }
        }

        @Test(
            "The server's printed URL has a normalized IP address or the given name, and 127.0.0.1 for 0.0.0.0",
            arguments: [
                ("127.0.0.1", "http://127.0.0.1:80/", true), ("127.1", "http://127.0.0.1:80/", true),
                ("127.0.0.2", "http://127.0.0.2:80/", true), ("192.0.2.1", "http://192.0.2.1:80/", false),
                ("0.0.0.0", "http://127.0.0.1:80/", false), ("0", "http://127.0.0.1:80/", false),
                ("::", "http://[::1]:80/", false), ("::1", "http://[::1]:80/", true),
                ("0:0:0:0:0:0:0:1", "http://[::1]:80/", true), ("2001:DB8:0:0::1", "http://[2001:db8::1]:80/", false),
                ("::ffff:127.0.0.1", "http://[::ffff:127.0.0.1]:80/", true),
                ("localhost", "http://localhost:80/", true),
            ]
        )
        func told(host: String, url: String, isLoopback: Bool) throws {
            let address = try ServerAddress(ServerOptions(host: host, port: 0))
            #expect(address.url(port: 80) == url)
            #expect(address.isLoopback == isLoopback)
            #expect(address.check.isLoopback == isLoopback)
            #expect(address.isEveryAddress == ["0", "0.0.0.0", "::"].contains(host))
        }

        @Test(
            "Starting a server on a host that it can't listen on throws an error that contains the host",
            arguments: ["nobody.invalid", "127.0.0.300", "224.0.0.1", "ff02::1", "127.evil.invalid"]
        )
        func refused(host: String) {
            #expect {
                try ServerAddress(ServerOptions(host: host, port: 0))
            } throws: {
                "\($0)".contains("--host can't be \"\(host)\"")
            }
        }
    }
#endif
