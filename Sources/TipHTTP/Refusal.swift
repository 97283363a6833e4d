import Synchronization

/// The reason why a server refused a request, or something that a request says.
package struct Refusal: Error, Hashable, Sendable {
    /// The name that answers, logs and counts have.
    package let name: String
    /// The status code of an answer that consists of the refusal.
    package let statusCode: Int

    package init(_ name: String, statusCode: Int) {
        self.name = name
        self.statusCode = statusCode
    }
}

// The reasons that all servers have.
extension Refusal {
    /// A POST from another site's page.
    package static let foreignOrigin = Refusal("foreignOrigin", statusCode: 403)
    /// A body larger than the limit.
    package static let bodyTooLarge = Refusal("bodyTooLarge", statusCode: 413)
    /// A body, or a part of it, that the server can't interpret.
    package static let malformed = Refusal("malformed", statusCode: 400)
}

/// Counts refused requests by reason.
package final class RefusalCounts: Sendable {
    private let counts = Mutex<[Refusal: Int]>([:])

    package init() {}

    package func count(_ refusal: Refusal) {
        counts.withLock { $0[refusal, default: 0] += 1 }
    }

    package func refusals() -> [Refusal: Int] {
        counts.withLock { $0 }
    }
}

#if Web
    import HTTPTypes
    import NIOCore

    extension Refusal {
        /// The answer that consists of the refusal.
        package var answer: WholeAnswer {
            var answer = WholeAnswer(
                .init(code: statusCode),
                [.contentType: "application/json", .cacheControl: "no-store", .xContentTypeOptions: "nosniff"],
                ByteBuffer(string: "{\"error\":\"\(name)\"}")
            )
            if statusCode == 429 { answer.head.headerFields[.retryAfter] = "1" }
            if statusCode == 503 { answer.head.headerFields[.retryAfter] = "5" }
            return answer
        }
    }
#endif
