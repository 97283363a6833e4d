#if Web
    package import HTTPTypes
    package import NIOCore

    /// A response with its whole body.
    package struct WholeAnswer: Sendable {
        /// The status and the headers.
        package var head: HTTPResponse
        package var body: ByteBuffer

        package init(
            _ status: HTTPResponse.Status,
            _ headers: HTTPFields = [:],
            _ body: ByteBuffer = ByteBuffer()
        ) {
            self.init(HTTPResponse(status: status, headerFields: headers), body)
        }

        package init(_ head: HTTPResponse, _ body: ByteBuffer) {
            self.head = head
            self.body = body
        }

        /// Creates a response with a text, compressed if the client accepts compression and the text is large enough.
        ///
        /// - Parameters:
        ///   - text: The text.
        ///   - brotli: The text compressed with Brotli in advance, for a text that never changes.
        ///   - request: The headers of the request.
        package init(
            _ status: HTTPResponse.Status,
            _ headers: HTTPFields,
            _ text: String,
            brotli: [UInt8]? = nil,
            accepting request: HTTPFields
        ) {
            var headers = headers
            let body = ContentCoding.body(text, brotli: brotli, headers: &headers, accepting: request)
            self.init(status, headers, body)
        }

        /// The answer to a HEAD request for the same resource.
        package var withoutBody: WholeAnswer {
            var answer = self
            if head.status != .notModified { answer.head.headerFields[.contentLength] = "\(body.readableBytes)" }
            answer.body = ByteBuffer()
            return answer
        }
    }
#endif
