#if Web
    import Foundation
    import Hummingbird
    import NIOCore
    import Testing
    import TipUIWeb

    /// Tests of the timeouts of connections, on a simulated clock.
    @Suite
    struct ConnectionHandlerTests {
        private let connections = Connections()
        private let moment = Duration.milliseconds(1)

        private static let get = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"
        private static let head = "POST /_tipui/event HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n"
        private static let body = String(repeating: "x", count: 100)

        /// Requires that a connection is closed exactly after a duration, and not earlier.
        private func requireEnd(of connection: EmbeddedConnection, after time: Duration) {
            connection.pass(time - moment)
            #expect(connection.isOpen)
            connection.pass(moment)
            #expect(!connection.isOpen)
            #expect(connections.count == 0)
        }

        @Test(
            "A connection is closed if a request's head isn't complete after 30 seconds, even if bytes keep arriving",
            arguments: ["", "G", "GET / HTTP/1.1\r\nHost: localhost\r\nA: "]
        )
        func heads(begin: String) throws {
            let silent = try EmbeddedConnection(connections)
            silent.receive(begin)
            requireEnd(of: silent, after: .seconds(30))
            let slow = try EmbeddedConnection(connections)
            slow.receive(begin)
            let more = "GET /" + String(repeating: "x", count: 100)
            for byte in more.dropFirst(begin.count).prefix(29) {
                slow.pass(.seconds(1))
                slow.receive(String(byte))
            }
            requireEnd(of: slow, after: .seconds(1))
        }

        @Test("A connection is closed if a request's body isn't complete 30 seconds after its head")
        func bodies() throws {
            let slow = try EmbeddedConnection(connections)
            slow.pass(.seconds(29))
            slow.receive(Self.head)
            for _ in 0..<29 {
                slow.pass(.seconds(1))
                slow.receive("x")
            }
            requireEnd(of: slow, after: .seconds(1))
            let chunked = try EmbeddedConnection(connections)
            chunked.receive("POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nse\r\n")
            requireEnd(of: chunked, after: .seconds(30))
        }

        @Test(
            "A connection stays open as long as the server takes for a response or an event stream",
            arguments: ["text/html", "text/event-stream"]
        )
        func answers(type: String) throws {
            let connection = try EmbeddedConnection(connections)
            connection.receive(Self.head)
            connection.pass(.seconds(29))
            connection.receive(Self.body)
            connection.pass(.seconds(86_400))
            try connection.beginAnswer(type)
            connection.pass(.seconds(86_400))
            #expect(connection.isOpen)
            try connection.endAnswer()
            requireEnd(of: connection, after: .seconds(30))
        }

        @Test("A connection is closed if no complete request follows within 30 seconds after a response")
        func requests() throws {
            let connection = try EmbeddedConnection(connections)
            for _ in 0..<10 {
                connection.pass(.seconds(29))
                connection.receive(Self.get)
                try connection.answer()
            }
            requireEnd(of: connection, after: .seconds(30))
        }

        @Test("An early response that refuses a request doesn't extend the 30 seconds for the request's body")
        func refused() throws {
            let connection = try EmbeddedConnection(connections)
            connection.receive(Self.head)
            connection.pass(.seconds(20))
            try connection.answer(status: .contentTooLarge)
            requireEnd(of: connection, after: .seconds(10))
        }

        @Test("An incomplete pipelined request doesn't limit the time for the responses to earlier requests")
        func sentAhead() throws {
            let connection = try EmbeddedConnection(connections)
            connection.receive(Self.get + Self.get + Self.head)
            connection.pass(.seconds(3_600))
            try connection.answer()
            connection.pass(.seconds(3_600))
            #expect(connection.isOpen)
            try connection.answer()
            requireEnd(of: connection, after: .seconds(30))
        }

        @Test("A client that sends invalid HTTP and keeps the connection open is disconnected after 30 seconds")
        func noRequest() throws {
            let connection = try EmbeddedConnection(connections)
            connection.pass(.seconds(10))
            #expect(!connection.receive("no request\r\n\r\n"))
            try connection.answer(status: .badRequest)
            connection.pass(.seconds(30))
            #expect(!connection.isOpen)
        }

        @Test(
            "At the limit, a new connection closes one with an unfinished request or an idle one before an event stream"
        )
        func uses() throws {
            var limits = ConnectionLimits()
            limits.connections = 3
            let connections = Connections(limits: limits)
            let stream = try EmbeddedConnection(connections)
            stream.receive(Self.get)
            try stream.beginAnswer("text/event-stream")
            let answered = try EmbeddedConnection(connections)
            answered.receive(Self.get)
            let half = try EmbeddedConnection(connections)
            half.receive(Self.head)
            let next = try EmbeddedConnection(connections)
            #expect([stream, answered, half, next].map(\.isOpen) == [true, true, false, true])
            next.receive(Self.get)
            try next.beginAnswer("text/event-stream")
            let last = try EmbeddedConnection(connections)
            #expect([stream, answered, next, last].map(\.isOpen) == [true, false, true, true])
            last.receive(Self.get)
            try last.answer()
            let newcomer = try EmbeddedConnection(connections)
            #expect([stream, next, last, newcomer].map(\.isOpen) == [true, true, false, true])
        }

        #if os(Linux)
            @Test(
                "A connection's TCP_USER_TIMEOUT is 60 seconds, after which a client that reads nothing is disconnected"
            )
            func standstill() throws {
                let connection = try EmbeddedConnection(connections)
                let option = ChannelOptions.Types.SocketOption(
                    level: .tcp,
                    name: NIOBSDSocket.Option(rawValue: TCP_USER_TIMEOUT)
                )
                #expect(try connection.option(option) == 60_000)
            }
        #endif
    }
#endif
