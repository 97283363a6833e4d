/// The form of a stream of server-sent events.
package enum EventStream {
    package static let contentType = "text/event-stream"
    /// An event that says only that the stream is alive: clients replace a stream on which nothing comes.
    package static let beat = event("beat")

    /// Returns the text of an event.
    ///
    /// - Parameters:
    ///   - kind: The kind of the event; `nil` for a message.
    ///   - id: The number that a client names when it connects again.
    ///   - data: What the event says, on one line.
    package static func event(_ kind: String? = nil, id: Int? = nil, data: String = "{}") -> String {
        (id.map { "id: \($0)\n" } ?? "") + (kind.map { "event: \($0)\n" } ?? "") + "data: \(data)\n\n"
    }

    /// Returns a sequence with an element each time a stream may have something to send; several wakes that come while
    /// the stream is sending are one.
    package static func wakes() -> (wakes: AsyncStream<Void>, wake: AsyncStream<Void>.Continuation) {
        let (wakes, wake) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        return (wakes, wake)
    }
}

#if Web
    package import HTTPTypes

    extension EventStream {
        /// The headers of an answer that is a stream.
        ///
        /// A proxy that compressed it would hold events back.
        package static let headers: HTTPFields = [
            .contentType: contentType, .cacheControl: "no-store, no-transform", .xContentTypeOptions: "nosniff",
        ]
    }
#endif
