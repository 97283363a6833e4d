#if Web
    import HTTPTypes
    public import NIOCore
    import TipHTTP
    import TipKitCore

    /// Server-sent events that tell a person's pages when something has changed for the person.
    public struct TipEvents: AsyncSequence, Sendable {
        let wakes: AsyncStream<Void>
        let mark: StreamMark
        let position: @Sendable () throws -> String

        /// Creates an iterator over the parts of the stream.
        public func makeAsyncIterator() -> Iterator {
            Iterator(wakes: wakes.makeAsyncIterator(), mark: mark, position: position)
        }

        /// An iterator that waits for each part of the stream; cancel the task that uses it when the client
        /// disconnects.
        public struct Iterator: AsyncIteratorProtocol {
            var wakes: AsyncStream<Void>.Iterator
            let mark: StreamMark
            let position: @Sendable () throws -> String
            private var hasBegun = false

            init(
                wakes: AsyncStream<Void>.Iterator,
                mark: StreamMark,
                position: @escaping @Sendable () throws -> String
            ) {
                self.wakes = wakes
                self.mark = mark
                self.position = position
            }

            /// Returns the next part; `nil` once the task was cancelled or the datastore can't be read.
            public mutating func next() async -> ByteBuffer? {
                // Send a `ready` event first: without it, the client assumes that a proxy holds back the stream.
                guard hasBegun else {
                    hasBegun = true
                    return ByteBuffer(string: EventStream.event("ready"))
                }
                guard await wakes.next() != nil else { return nil }
                guard mark.take() else { return ByteBuffer(string: EventStream.beat) }
                do {
                    return ByteBuffer(string: EventStream.event("change", data: try position()))
                } catch {
                    // The client connects again, and then asks for its tips.
                    return nil
                }
            }
        }
    }

    extension TipPages {
        func stream(_ request: TipRequest) async throws -> Answer {
            guard let person = person(of: request) else { return Answer(.noContent, [.cacheControl: "no-store"]) }
            // While the stream is open, changes that the person makes on other hosts arrive.
            let center = people.isSynced ? try await people.center(for: person, isHere: false) : nil
            let (wakes, wake) = EventStream.wakes()
            let mark = StreamMark()
            let watch = try people.watch(person) {
                mark.set()
                wake.yield()
            }
            try streams.add(mark, of: person, wake)
            let id = ObjectIdentifier(mark)
            wake.onTermination = { [streams] _ in
                streams.remove(id, of: person)
                withExtendedLifetime((watch, mark, center)) {}
            }
            var answer = Answer(.ok, EventStream.headers)
            answer.body = .events(TipEvents(wakes: wakes, mark: mark) { [people] in try people.position(of: person) })
            return answer
        }
    }
#endif
