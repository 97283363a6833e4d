#if Web
    import Synchronization
    import Testing
    import TipUIWeb

    /// Tests which connection is closed to make room for a new one at the limit of connections.
    @Suite
    struct ConnectionsTests {
        private final class Closed: Sendable {
            private let numbers = Mutex<[Int]>([])

            var all: [Int] { numbers.withLock { $0 } }

            func add(_ number: Int) { numbers.withLock { $0.append(number) } }
        }

        private let closed = Closed()
        private let connections: Connections

        init() {
            var limits = ConnectionLimits()
            limits.connections = 4
            connections = Connections(limits: limits)
        }

        private func add(_ name: Int) -> Int { connections.add { [closed] in closed.add(name) } }

        @Test("At the limit of connections, idle ones are closed first, then those with a response, then event streams")
        func order() {
            let numbers = (0..<4).map(add)
            connections.setUse(.streaming, of: numbers[0])
            connections.setUse(.answering, of: numbers[1])
            connections.setUse(.streaming, of: numbers[2])
            var newest = 4
            while closed.all.count < 4 {
                connections.setUse(.streaming, of: add(newest))
                newest += 1
            }
            #expect(closed.all == [3, 1, 0, 2])
            #expect(connections.count == 4)
        }

        @Test("At the limit of connections, the one that has been idle longest is closed first")
        func longest() {
            let numbers = (0..<4).map(add)
            connections.setUse(.answering, of: numbers[0])
            connections.setUse(.waiting, of: numbers[0])
            for name in 4..<8 { _ = add(name) }
            #expect(closed.all == [1, 2, 3, 0])
        }

        @Test(
            "At the limit, a new connection closes one with an unfinished response only if less than a quarter are idle"
        )
        func newcomers() {
            var limits = ConnectionLimits()
            limits.connections = 8
            let connections = Connections(limits: limits)
            for name in 0..<8 {
                let number = connections.add { [closed] in closed.add(name) }
                connections.setUse(.answering, of: number)
            }
            for name in 8..<11 { _ = connections.add { [closed] in closed.add(name) } }
            #expect(closed.all == [0, 1, 8])
        }

        @Test("A connection that its client closes no longer counts against the limit of connections")
        func closedByItself() {
            let numbers = (0..<4).map(add)
            connections.remove(numbers[2])
            _ = add(4)
            #expect(closed.all == [])
            for name in 5..<8 { _ = add(name) }
            #expect(closed.all == [0, 1, 3])
        }

        @Test(
            "A low limit of file descriptors lowers the limit of connections, of which 75 % may be event streams",
            arguments: [
                (nil, 20, 4_000, 3_000), (1_000_000, 20, 4_000, 3_000), (1_024, 20, 844, 633), (256, 20, 172, 129),
                (64, 20, 8, 6), (0, 0, 8, 6),
            ] as [(Int?, Int, Int, Int)]
        )
        func descriptors(limit: Int?, taken: Int, connections: Int, streams: Int) {
            let limits = ConnectionLimits(descriptors: limit, taken: taken)
            #expect(limits.connections == connections)
            #expect(limits.streams == streams)
        }
    }
#endif
