#if Web
    import Testing
    import TipUIWeb

    /// Tests of a server in a separate process that may open only 128 files.
    @Suite(.timeLimit(.minutes(10)))
    struct ServerProcessTests {
        @Test("A server serves new pages and event streams even if clients open more streams than it has descriptors")
        func streams() async throws {
            let server = try await ServerProcess(descriptors: 128)
            var streams: [RawConnection] = []
            for _ in 0..<150 {
                let page = try await RawConnection.fetchPage(from: server.port)
                streams.append(try await RawConnection.stream(of: page.session, from: server.port))
            }
            #expect(await streams[0].read(upTo: "event: suspend") != nil)
        }

        @Test("A server serves new requests even if clients keep more unfinished requests than it has descriptors")
        func halves() async throws {
            let server = try await ServerProcess(descriptors: 128)
            var halves: [RawConnection] = []
            for _ in 0..<150 {
                halves.append(try await RawConnection(to: server.port, sending: "GET / HTTP/1.1\r\n"))
            }
            _ = try await RawConnection.fetchPage(from: server.port)
            // Complete the last request: its connection must still be open, so it wasn't a timeout that freed descriptors.
            await halves[149].send("Host: localhost\r\n\r\n")
            #expect(await halves[149].read(upTo: "</html>") != nil)
        }
    }
#endif
