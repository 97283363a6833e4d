#if Web
    public import NIOCore

    /// Server-sent events for the client of a page.
    public struct TipEvents: AsyncSequence, Sendable {
        let wakes: AsyncStream<Void>
        let frames: @Sendable () async -> String

        /// Creates an iterator over the parts of the stream.
        public func makeAsyncIterator() -> Iterator { Iterator(wakes: wakes.makeAsyncIterator(), frames: frames) }

        /// An iterator that waits for each part of the stream; cancel the task that uses it when the client
        /// disconnects.
        public struct Iterator: AsyncIteratorProtocol {
            var wakes: AsyncStream<Void>.Iterator
            let frames: @Sendable () async -> String
            private var hasBegun = false

            init(wakes: AsyncStream<Void>.Iterator, frames: @escaping @Sendable () async -> String) {
                self.wakes = wakes
                self.frames = frames
            }

            /// Returns the next part; `nil` once the session has ended or another stream has replaced this stream.
            public mutating func next() async -> ByteBuffer? {
                // Send a `ready` event first: without it, the client assumes that a proxy holds back the stream.
                guard hasBegun else {
                    hasBegun = true
                    return ByteBuffer(string: "event: ready\ndata: {}\n\n")
                }
                while await wakes.next() != nil {
                    let text = await frames()
                    if !text.isEmpty { return ByteBuffer(string: text) }
                }
                return nil
            }
        }
    }
#endif
