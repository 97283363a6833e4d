#if Web
    import Foundation
    import HTTPTypes
    import Hummingbird
    import NIOCore
    import TipUIWeb

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

        /// The fields of an HTML form; of several fields with the same name, only the first is kept.
        var formFields: [String: String] {
            do {
                return try URLEncodedFormDecoder().decode([String: String].self, from: String(buffer: body))
            } catch {
                return [:]
            }
        }

        /// Whether a POST comes from a page of the same server.
        var isSameOrigin: Bool {
            OriginCheck(isLoopback: false).admitsPost(
                authority: head.authority,
                origin: head.headerFields[.origin],
                fetchSite: head.headerFields[.secFetchSite]
            )
        }

        /// The path of the page that submitted a form; `/` if the request doesn't name a page of this server.
        var pagePath: String {
            guard let referrer = head.headerFields[.referer].flatMap({ URLComponents(string: $0) }),
                let authority = head.authority, let own = URLComponents(string: "http://\(authority)"),
                referrer.host == own.host, referrer.percentEncodedPath.hasPrefix("/"),
                !referrer.percentEncodedPath.hasPrefix("//")
            else { return "/" }
            return referrer.percentEncodedPath + (referrer.percentEncodedQuery.map { "?\($0)" } ?? "")
        }
    }
#endif
