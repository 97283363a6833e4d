#if Web
    import Foundation
    import HTTPTypes
    import NIOCore
    import TipHTTP

    /// A request for tips, with the person who sent it.
    struct TipRequest: Sendable {
        let head: HTTPRequest
        let body: ByteBuffer
        let person: String?
        private let url: URLComponents

        init(_ head: HTTPRequest, body: ByteBuffer, person: String?) {
            self.head = head
            self.body = body
            self.person = person
            url = URLComponents(string: head.path ?? "") ?? URLComponents()
        }

        private var segments: [Substring] { url.percentEncodedPath.split(separator: "/") }

        /// The last component of the path.
        var name: String { segments.last.map(String.init) ?? "" }

        /// The name of the picture that the path requests; the name may contain slashes.
        var assetName: String? {
            guard let index = segments.firstIndex(of: "asset") else { return nil }
            return segments[(index + 1)...].joined(separator: "/").removingPercentEncoding
        }

        func query(_ name: String) -> String? { url.queryItems?.first { $0.name == name }?.value }

        func decode<Value: Decodable>(_ type: Value.Type) throws(Refusal) -> Value {
            do { return try JSONDecoder().decode(type, from: Data(body.readableBytesView)) } catch { throw .malformed }
        }

        /// Whether a POST comes from a page of the same server.
        var isSameOrigin: Bool {
            OriginCheck(isLoopback: false).admitsPost(
                authority: head.authority,
                origin: head.headerFields[.origin],
                fetchSite: head.headerFields[.secFetchSite]
            )
        }

        /// Whether the browser doesn't say from which site a POST comes, as on a page without referrers over plain HTTP.
        var hasHiddenOrigin: Bool {
            head.headerFields[.origin] == "null" && head.headerFields[.secFetchSite] == nil
        }

        /// The path of the page that submitted a form.
        ///
        /// - Parameter fallback: The path that the form names, for a page that sends no referrer.
        /// - Returns: A path of this server; `/` if neither is known.
        func pagePath(fallback: String?) -> String {
            if let referrer = head.headerFields[.referer].flatMap({ URLComponents(string: $0) }),
                let authority = head.authority, let own = URLComponents(string: "http://\(authority)"),
                referrer.host == own.host, Self.isPath(referrer.percentEncodedPath),
                // With a policy of `origin`, a referrer has no path.
                referrer.percentEncodedPath != "/" || fallback.map(Self.isPath) != true
            {
                return referrer.percentEncodedPath + (referrer.percentEncodedQuery.map { "?\($0)" } ?? "")
            }
            return fallback.flatMap { Self.isPath($0) ? $0 : nil } ?? "/"
        }

        /// Returns whether a browser that is sent to a text stays on the server.
        private static func isPath(_ text: String) -> Bool {
            text.hasPrefix("/") && !text.hasPrefix("//") && !text.hasPrefix("/\\")
                && text.utf8.allSatisfy { (0x21..<0x7F).contains($0) }
        }
    }
#endif
