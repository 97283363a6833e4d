#if Web
    import Foundation
    import Testing
    import TipHTTP
    import TipUI
    import TipUIWeb

    /// Tests of the timeouts and limits of real connections to a server.
    @MainActor
    @Suite(.timeLimit(.minutes(10)))
    struct ConnectionTests {
        /// Limits with a short timeout for request bodies and a long one for request heads.
        private var briefBodies: ConnectionLimits {
            var limits = ConnectionLimits()
            limits.head = .seconds(3_600)
            limits.body = .milliseconds(50)
            return limits
        }

        /// Waits for longer than the body timeout, until the server has closed two unfinished requests.
        private func waitForBodyTimeout(on port: Int) async throws {
            let half = "POST /_tipui/form HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\n\r\nx"
            for _ in 0..<2 { _ = try await RawConnection(to: port, sending: half).readToEnd() }
        }

        @Test(
            "The server closes a connection with an unfinished request, and a connection that is idle after a response",
            arguments: [
                "", "GE", "GET / HTTP/1.1\r\nHost: localhost\r\nAccept: ", "no request\r\n\r\n",
                "POST /_tipui/event HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\n\r\n{",
                "POST /_tipui/form HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nse\r\n",
                "POST /_tipui/form HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000\r\n\r\nx", RawConnection.page,
            ]
        )
        func halves(request: String) async throws {
            var limits = briefBodies
            limits.head = limits.body
            try await Fixture().serve(limits) { port, connections in
                let half = try await RawConnection(to: port, sending: request)
                _ = await half.readToEnd()
                try await wait { connections.count == 0 }
            }
        }

        @Test("An event isn't handled if the body of its request is incomplete")
        func halfEvent() async throws {
            let fixture = Fixture()
            try await fixture.serve(briefBodies) { port, _ in
                let page = try await RawConnection.fetchPage(from: port)
                let body = "session=\(page.session)&tap=\(page.button)"
                let head =
                    "POST /_tipui/form HTTP/1.1\r\nHost: localhost\r\nContent-Length: \(body.utf8.count + 1)\r\n\r\n"
                let half = try await RawConnection(to: port, sending: head + body)
                #expect(await half.readToEnd() == "")
                let whole = try await RawConnection(to: port, sending: head + body + "&")
                #expect(await whole.read(upTo: "\r\n")?.contains("303") == true)
            }
            #expect(fixture.model.count == 1)
        }

        @Test("An event stream stays open for longer than the timeout of request bodies") func stream() async throws {
            let fixture = Fixture()
            try await fixture.serve(briefBodies) { port, _ in
                let session = try fixture.sessions.begin()
                let stream = try await RawConnection.stream(of: session.id, from: port)
                try await waitForBodyTimeout(on: port)
                fixture.model.count = 7
                session.flush()
                #expect(await stream.read(upTo: "count 7") != nil)
            }
        }

        @Test("A client that starts reading late still gets the complete response") func slowReader() async throws {
            try await withPicture(of: 32 << 20) { fixture, request, size in
                try await fixture.serve(briefBodies) { port, _ in
                    let slow = try await RawConnection(to: port, sending: request, reads: false)
                    try await waitForBodyTimeout(on: port)
                    let head = await slow.read(upTo: "\r\n\r\n") ?? ""
                    #expect(head.contains("Content-Length: \(size)"))
                    #expect(await slow.read(bytes: size))
                }
            }
        }

        #if os(Linux)
            @Test("A client that stops reading a response is disconnected after a timeout") func standstill()
                async throws
            {
                var limits = ConnectionLimits()
                limits.sendTimeout = .milliseconds(50)
                try await withPicture(of: 32 << 20) { fixture, request, size in
                    try await fixture.serve(limits) { port, connections in
                        let still = try await RawConnection(to: port, sending: request, reads: false)
                        await still.readFirst()
                        try await wait { connections.count == 0 }
                        #expect(await !still.read(bytes: size))
                    }
                }
            }
        #endif

        @Test("At the limit of connections, new ones close the longest idle ones, and an event stream stays open")
        func tooMany() async throws {
            let fixture = Fixture()
            var limits = ConnectionLimits()
            limits.connections = 8
            limits.head = .seconds(3_600)
            try await fixture.serve(limits) { port, connections in
                let session = try fixture.sessions.begin()
                let stream = try await RawConnection.stream(of: session.id, from: port)
                var halves: [RawConnection] = []
                for _ in 0..<20 {
                    halves.append(try await RawConnection(to: port, sending: "GET / HTTP/1.1\r\n"))
                    _ = try await RawConnection.fetchPage(from: port)
                    #expect(connections.count <= 8)
                }
                #expect(await halves[0].readToEnd() == "")
                await halves[19].send("Host: localhost\r\n\r\n")
                #expect(await halves[19].read(upTo: "</html>") != nil)
                fixture.model.count = 7
                session.flush()
                #expect(await stream.read(upTo: "count 7") != nil)
            }
        }

        @Test("Clients that don't read their responses don't block new clients, even at the limit of connections")
        func slowReaders() async throws {
            var limits = ConnectionLimits()
            limits.connections = 8
            limits.head = .seconds(3_600)
            try await withPicture(of: 8 << 20) { fixture, request, _ in
                try await fixture.serve(limits) { port, _ in
                    var slow: [RawConnection] = []
                    for _ in 0..<12 {
                        slow.append(try await RawConnection(to: port, sending: request, reads: false))
                        await slow.last?.readFirst()
                    }
                    // Open two new connections: the second must not close the first, whose request is still incomplete.
                    let first = try await RawConnection(to: port, sending: "GET / HTTP/1.1\r\n")
                    _ = try await RawConnection.fetchPage(from: port)
                    await first.send("Host: localhost\r\n\r\n")
                    #expect(await first.read(upTo: "</html>") != nil)
                }
            }
        }

        /// Serves an image that is too large for the kernel's buffers, so that sending it waits until the client reads.
        private func withPicture(
            of size: Int,
            _ test: (_ fixture: Fixture, _ request: String, _ size: Int) async throws -> Void
        ) async throws {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("large-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: folder) } }
            try Data(repeating: UInt8(ascii: "x"), count: size).write(to: folder.appendingPathComponent("large.png"))
            let fixture = Fixture(assets: AssetIndex(folders: [folder]))
            try await test(fixture, "GET /_tipui/asset/large HTTP/1.1\r\nHost: localhost\r\n\r\n", size)
        }
    }
#endif
