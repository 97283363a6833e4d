#if Web
    package import HTTPTypes
    import Logging
    package import NIOCore
    import NIOEmbedded
    import NIOHTTP1
    import NIOHTTPCompression

    /// Compresses responses with a coding that the client accepts.
    package enum ContentCoding {
        /// Returns the body of a response with a text, and adds the headers that describe its coding.
        ///
        /// Pictures are sent without this method, since their formats are compressed already.
        ///
        /// - Parameters:
        ///   - brotli: The text compressed with Brotli in advance, for a text that never changes.
        ///   - accepting: The headers of the request.
        package static func body(
            _ text: String,
            brotli: [UInt8]? = nil,
            headers: inout HTTPFields,
            accepting request: HTTPFields
        ) -> ByteBuffer {
            var body = ByteBuffer(string: text)
            headers[.vary] = "Accept-Encoding"
            let accepted = request[values: .acceptEncoding]
            if let brotli, accepts("br", in: accepted) {
                body = ByteBuffer(bytes: brotli)
                headers[.contentEncoding] = "br"
            } else if body.readableBytes > 1_024, let (compressed, coding) = compress(body, accepting: accepted) {
                body = compressed
                headers[.contentEncoding] = coding
            }
            return body
        }

        /// Returns whether the `Accept-Encoding` values name a coding with a weight other than zero.
        private static func accepts(_ coding: Substring, in accepted: [String]) -> Bool {
            accepted.flatMap { $0.split(separator: ",") }.contains { entry in
                let parts = entry.split(separator: ";").map { $0.filter { !$0.isWhitespace }.lowercased() }
                return parts.first == coding.lowercased()
                    && !parts.dropFirst().contains { $0.wholeMatch(of: /q=0(\.0*)?/) != nil }
            }
        }

        /// Compresses the messages of a stream, flushing each one so that the client can decode it at once.
        ///
        /// Each message has its own compressor, since keeping a compressor between messages would take 256 KB of memory
        /// for each open page. Together, the messages form one gzip stream without an end, whose header is written with
        /// the first message.
        package struct Stream {
            private var hasBegun = false
            /// The content coding of the stream; `nil` if it isn't compressed.
            package let coding: String?

            package init(accepting request: HTTPFields) {
                coding = ContentCoding.accepts("gzip", in: request[values: .acceptEncoding]) ? "gzip" : nil
            }

            package mutating func encode(_ text: String) throws -> ByteBuffer {
                let message = ByteBuffer(string: text)
                guard let coding, var (compressed, _) = try deflate(message, accepting: [coding], isWhole: false) else {
                    return message
                }
                if hasBegun { compressed.moveReaderIndex(forwardBy: Self.headerSize) }
                hasBegun = true
                return compressed
            }

            /// The size in bytes of a gzip header without optional fields; see RFC 1952, section 2.3.
            private static let headerSize = 10
        }

        /// Returns the compressed body and its coding; `nil` if the client accepts no coding that the compressor
        /// supports.
        private static func compress(_ body: ByteBuffer, accepting: [String]) -> (ByteBuffer, coding: String)? {
            do {
                return try deflate(body, accepting: accepting, isWhole: true)
            } catch {
                Logger(label: "OpenTipKit.Web").warning(
                    "A response couldn't be compressed and was sent uncompressed: \(error)"
                )
                return nil
            }
        }

        /// Runs the compressor on a response body, or on a part of one.
        ///
        /// The compressor runs in its own channel instead of the connection's. In the connection's channel, the
        /// compressor would crash the process when a request can't be parsed, because such a request gets a response
        /// without passing through the compressor.
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
