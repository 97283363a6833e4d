#if Web
    import Foundation
    import NIOCore
    import NIOPosix
    import OpenTipKit
    import OpenTipKitTesting
    import Testing
    import TipPagesCore

    @Suite struct ServersWithoutHummingbirdTests {
        private struct ServedTip: Tip {
            var title: Text { Text("Search the box") }
        }

        @Test("The server of the article on existing pages sends the script, a person's tips and their changes")
        func serves() async throws {
            let directory = TemporaryDirectory()
            defer { withExtendedLifetime(directory) {} }
            let tips = TipPages(people: try TipPeople(directory: directory.url))
            tips.add(ServedTip())
            let server = try await listen(port: 0)
            let port = try #require(server.channel.localAddress?.port)
            try await withThrowingTaskGroup { group in
                group.addTask { try await serve(server, tips: tips) }
                let script = try await reply(to: "GET /tips/tips.js", on: port, until: "tip-view")
                #expect(script.hasPrefix("HTTP/1.1 200"))
                let told = try await reply(
                    to: "POST /tips/tell",
                    #"{"tips":[{"tip":"ServedTip"}],"messages":[]}"#,
                    on: port,
                    until: "</html>"
                )
                #expect(told.contains("Search the box"))
                let stream = try await reply(to: "GET /tips/stream", on: port, until: "event: ready")
                #expect(stream.contains("text/event-stream"))
                group.cancelAll()
            }
        }

        /// Sends a request, and returns the beginning of its answer, up to a text that it must contain.
        private func reply(
            to line: String,
            _ body: String = "",
            on port: Int,
            until end: String
        ) async throws -> String {
            let connection = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
                .connect(host: "127.0.0.1", port: port) { channel in
                    channel.eventLoop.makeCompletedFuture {
                        try NIOAsyncChannel<ByteBuffer, ByteBuffer>(wrappingChannelSynchronously: channel)
                    }
                }
            return try await connection.executeThenClose { parts, requests in
                let request = """
                    \(line) HTTP/1.1\r
                    Host: localhost\r
                    Origin: http://localhost\r
                    Content-Length: \(body.utf8.count)\r
                    \r
                    \(body)
                    """
                try await requests.write(ByteBuffer(string: request))
                var answer = ""
                for try await part in parts {
                    answer += String(buffer: part)
                    if answer.contains(end) { return answer }
                }
                Issue.record("The answer to \(line) ended without \(end): \(answer)")
                return answer
            }
        }
    }
#else
    import Testing

    @Test("The code of the articles on servers works", .disabled("Needs the trait Web.")) func skippedServers() {}
#endif
