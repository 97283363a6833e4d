import Testing
import TipUIWeb

/// A server in a separate process with a low limit of open files.
@Suite(.timeLimit(.minutes(1)))
struct ServerProcessTests {
    @Test("New pages and streams are served despite more open streams than descriptors.")
    func streams() async throws {
        let server = try await ServerProcess(descriptors: 128)
        var streams: [RawConnection] = []
        for _ in 0..<150 {
            let page = try await RawConnection.fetchPage(from: server.port)
            streams.append(try await RawConnection.stream(of: page.session, from: server.port))
        }
        #expect(await streams[0].read(upTo: "event: suspend") != nil)
    }

    @Test("New requests are served despite more unfinished ones than descriptors.")
    func halves() async throws {
        let server = try await ServerProcess(descriptors: 128)
        var halves: [RawConnection] = []
        for _ in 0..<150 {
            halves.append(try await RawConnection(to: server.port, sending: "GET / HTTP/1.1\r\n"))
        }
        _ = try await RawConnection.fetchPage(from: server.port)
        // The last incomplete request is still open, so no timeout freed the descriptors.
        await halves[149].send("Host: localhost\r\n\r\n")
        #expect(await halves[149].read(upTo: "</html>") != nil)
    }
}
