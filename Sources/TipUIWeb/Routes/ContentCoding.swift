#if Web
    import Hummingbird
    import NIOCore
    import NIOEmbedded
    import NIOHTTP1
    import NIOHTTPCompression

    /// Compresses answers as clients accept them.
    enum ContentCoding {
        /// The answer with a text, compressed if the request allows that and it makes a difference.
        ///
        /// Pictures don't come here: they are small already.
        ///
        /// - Parameter brotli: The text as Brotli has compressed it, for a text that is always the same.
        static func response(
            _ text: String,
            brotli: [UInt8]? = nil,
            status: HTTPResponse.Status = .ok,
            headers: HTTPFields,
            to request: Request
        ) -> Response {
            var headers = headers
            var body = ByteBuffer(string: text)
            headers[.vary] = "Accept-Encoding"
            let accepted = request.headers[values: .acceptEncoding]
            if let brotli, accepts("br", in: accepted) {
                body = ByteBuffer(bytes: brotli)
                headers[.contentEncoding] = "br"
            } else if body.readableBytes > 1_024, let (compressed, coding) = compress(body, accepting: accepted) {
                body = compressed
                headers[.contentEncoding] = coding
            }
            return Response(status: status, headers: headers, body: ResponseBody(byteBuffer: body))
        }

        /// Whether a client that accepts these takes a coding: named, and not with a weight of zero.
        private static func accepts(_ coding: Substring, in accepted: [String]) -> Bool {
            accepted.flatMap { $0.split(separator: ",") }.contains { entry in
                let parts = entry.split(separator: ";").map { $0.filter { !$0.isWhitespace }.lowercased() }
                return parts.first == coding.lowercased()
                    && !parts.dropFirst().contains { $0.wholeMatch(of: /q=0(\.0*)?/) != nil }
            }
        }

        /// Compresses the messages of a stream, each whole, so that none waits for the next.
        ///
        /// Each has a compressor of its own, since one that is kept takes 256 KB for each open page. What they make is one
        /// gzip stream that has no end: the first writes its header.
        struct Stream {
            private var hasBegun = false
            /// The coding of the stream; `nil` if it isn't compressed.
            let coding: String?

            init(for request: Request) {
                coding = ContentCoding.accepts("gzip", in: request.headers[values: .acceptEncoding]) ? "gzip" : nil
            }

            mutating func encode(_ text: String) throws -> ByteBuffer {
                let message = ByteBuffer(string: text)
                guard let coding, var (compressed, _) = try deflate(message, accepting: [coding], isWhole: false) else {
                    return message
                }
                if hasBegun { compressed.moveReaderIndex(forwardBy: Self.headerSize) }
                hasBegun = true
                return compressed
            }

            /// The size of a gzip header without a name, RFC 1952 section 2.3.
            private static let headerSize = 10
        }

        /// The answer as a client takes it; `nil` if it takes no coding that the compressor knows.
        private static func compress(_ body: ByteBuffer, accepting: [String]) -> (ByteBuffer, coding: String)? {
            do {
                return try deflate(body, accepting: accepting, isWhole: true)
            } catch {
                WebLog.warn("A page went uncompressed: \(error)")
                return nil
            }
        }

        /// Runs the compressor on an answer, or on a part of one.
        ///
        /// It has a channel of its own rather than a place in the connection's: there it would end the process when a
        /// request can't be parsed, which is answered without having been seen by it.
        private static func deflate(
            _ body: ByteBuffer,
            accepting: [String],
            isWhole: Bool
        ) throws -> (ByteBuffer, coding: String)? {
            let channel = EmbeddedChannel()
            try channel.pipeline.syncOperations.addHandler(HTTPResponseCompressor())
            let accepted = HTTPHeaders(accepting.map { ("Accept-Encoding", $0) })
            let request = HTTPRequestHead(version: .http1_1, method: .GET, uri: "/", headers: accepted)
            try channel.writeInbound(HTTPServerRequestPart.head(request))
            let head = HTTPResponseHead(version: .http1_1, status: .ok)
            channel.write(HTTPServerResponsePart.head(head), promise: nil)
            channel.write(HTTPServerResponsePart.body(.byteBuffer(body)), promise: nil)
            if isWhole { channel.write(HTTPServerResponsePart.end(nil), promise: nil) }
            channel.flush()
            let answer = try channel.readOutbound(as: HTTPServerResponsePart.self)
            let content = try channel.readOutbound(as: HTTPServerResponsePart.self)
            _ = try channel.finish()
            guard case .head(let head)? = answer, case .body(.byteBuffer(let compressed))? = content else {
                return nil
            }
            return head.headers.first(name: "Content-Encoding").map { (compressed, $0) }
        }
    }
#endif
