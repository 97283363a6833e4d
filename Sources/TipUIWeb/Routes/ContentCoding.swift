#if Web
    import Hummingbird
    import NIOCore
    import NIOEmbedded
    import NIOHTTP1
    import NIOHTTPCompression

    /// Compresses whole answers as clients accept them.
    enum ContentCoding {
        /// The answer with a text, compressed if the request allows that and it makes a difference.
        ///
        /// Streams and pictures don't come here: what is on its way in pieces would wait in the compressor, and pictures
        /// are small already.
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

        /// Runs the compressor on one answer; `nil` if the client takes no coding that it knows.
        ///
        /// It has a channel of its own rather than a place in the connection's: there it would end the process when a
        /// request can't be parsed, which is answered without having been seen by it.
        private static func compress(_ body: ByteBuffer, accepting: [String]) -> (ByteBuffer, coding: String)? {
            let channel = EmbeddedChannel()
            do {
                try channel.pipeline.syncOperations.addHandler(HTTPResponseCompressor())
                let accepted = HTTPHeaders(accepting.map { ("Accept-Encoding", $0) })
                let request = HTTPRequestHead(version: .http1_1, method: .GET, uri: "/", headers: accepted)
                try channel.writeInbound(HTTPServerRequestPart.head(request))
                let head = HTTPResponseHead(version: .http1_1, status: .ok)
                let parts: [HTTPServerResponsePart] = [.head(head), .body(.byteBuffer(body)), .end(nil)]
                for part in parts { channel.write(part, promise: nil) }
                channel.flush()
                let answer = try channel.readOutbound(as: HTTPServerResponsePart.self)
                let content = try channel.readOutbound(as: HTTPServerResponsePart.self)
                _ = try channel.finish()
                guard case .head(let head)? = answer, case .body(.byteBuffer(let compressed))? = content else {
                    return nil
                }
                return head.headers.first(name: "Content-Encoding").map { (compressed, $0) }
            } catch {
                WebLog.warn("A page went uncompressed: \(error)")
                return nil
            }
        }
    }
#endif
