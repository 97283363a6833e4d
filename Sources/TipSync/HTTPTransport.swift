#if Sync
    package import AsyncHTTPClient
    import Foundation
    import NIOCore
    import NIOHTTP1
    package import TipKitEngine

    /// A connection to a sync server over HTTP.
    package struct HTTPTransport: SyncTransport {
        private let url: URL
        private let tokens: TokenSource
        private let client: HTTPClient
        /// The HTTP client that all transports share; it doesn't retry requests, because the sync runner retries them.
        private static let client: HTTPClient = {
            var configuration = HTTPClient.Configuration(
                redirectConfiguration: .disallow,
                timeout: HTTPClient.Configuration.Timeout(connect: .seconds(10), read: .seconds(60))
            )
            configuration.connectionPool.retryConnectionEstablishment = false
            return HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
        }()
        /// The maximum size of an answer in bytes; an answer has a few thousand rows.
        private static let longestAnswer = 64 << 20
        /// The timeout of a request.
        private static let requestTimeout = TimeAmount.seconds(60)

        /// Creates a connection to a container of a server.
        ///
        /// - Throws: `Tips.SyncError` if the address is neither encrypted nor local.
        package init(to server: SyncServer, container: String, client: HTTPClient? = nil) throws {
            let isLocal = ["localhost", "127.0.0.1", "::1"].contains(server.url.host ?? "")
            guard server.url.scheme == "https" || server.url.scheme == "http" && isLocal else {
                throw Tips.SyncError(
                    .untrusted,
                    "The address \(server.url) isn't encrypted, so no token is sent to it; use https:// or a local server."
                )
            }
            // Append the container's name as a path component, so that it is escaped: the name may contain any
            // character.
            url = server.url.appendingPathComponent("v1/").appendingPathComponent(container)
            tokens = TokenSource(server.token)
            self.client = client ?? Self.client
        }

        package func exchange(_ request: ExchangeRequest) async throws -> ExchangeAnswer {
            let body = try request.json()
            return try await wrappingErrors {
                let response = try await authorized { token in
                    var request = self.request("exchange", token)
                    request.method = .POST
                    request.headers.add(name: "content-type", value: "application/json")
                    request.body = .bytes(ByteBuffer(bytes: body))
                    return try await client.execute(request, timeout: Self.requestTimeout)
                }
                let answer = try await response.body.collect(upTo: Self.longestAnswer)
                return try ExchangeAnswer(json: Data(answer.readableBytesView))
            }
        }

        package func follow(
            onConnect: @Sendable () async -> Void,
            onChange: @Sendable (ExchangeNotification) async -> Void
        ) async throws {
            try await wrappingErrors {
                let response = try await authorized { token in
                    try await client.execute(request("changes", token), deadline: .distantFuture)
                }
                await onConnect()
                var lines = EventLines()
                for try await part in response.body {
                    for data in lines.data(in: part.readableBytesView) {
                        await onChange(try JSONDecoder().decode(ExchangeNotification.self, from: data))
                    }
                }
            }
        }

        private func request(_ name: String, _ token: String) -> HTTPClientRequest {
            var request = HTTPClientRequest(url: url.appendingPathComponent(name).absoluteString)
            request.headers.add(name: "authorization", value: "Bearer \(token)")
            request.headers.add(name: "user-agent", value: "OpenTipKit")
            return request
        }

        /// Sends a request, and sends it again with a new token if the server refuses the first token.
        private func authorized(
            _ send: (String) async throws -> HTTPClientResponse
        ) async throws -> HTTPClientResponse {
            let token = try await tokens.token(after: nil)
            var response = try await send(token)
            if response.status == .unauthorized {
                let new = try await tokens.token(after: token)
                if new != token { response = try await send(new) }
            }
            guard response.status == .ok else { throw await refusal(response) }
            return response
        }

        /// Returns an error that describes a server's refusal.
        private func refusal(_ response: HTTPClientResponse) async -> Tips.SyncError {
            let kind: Tips.SyncError.Kind =
                switch response.status.code {
                case 401, 403: .unauthorized
                case 429, 500...: .unavailable
                default: .refused
                }
            let reason = await reason(of: response)
            return Tips.SyncError(kind, "The sync server \(url.host ?? "") answered \(response.status.code): \(reason)")
        }

        private func reason(of response: HTTPClientResponse) async -> String {
            struct Body: Decodable {
                struct Content: Decodable { var message: String }
                var error: Content
            }
            do {
                let body = try await response.body.collect(upTo: 1 << 16)
                return try JSONDecoder().decode(Body.self, from: Data(body.readableBytesView)).error.message
            } catch {
                // The answer of a proxy has another format, so use the text of the status code.
                return response.status.reasonPhrase
            }
        }

        /// Runs a request, and converts its errors to sync errors that say what to do.
        private func wrappingErrors<Result>(_ body: () async throws -> Result) async throws -> Result {
            do { return try await body() } catch { throw Tips.SyncError(of: error, at: url) }
        }
    }

    /// A source of tokens that keeps a token as long as the server accepts it.
    private actor TokenSource {
        private let make: @Sendable () async throws -> String
        private var token: String?

        init(_ make: @escaping @Sendable () async throws -> String) { self.make = make }

        /// Returns the latest token, or a new token if the server has refused the latest token.
        func token(after refused: String?) async throws -> String {
            if let token, token != refused { return token }
            do {
                let new = try await make()
                token = new
                return new
            } catch {
                throw Tips.SyncError(
                    .unauthorized,
                    "The token for the sync server can't be obtained: \(error.localizedDescription)"
                )
            }
        }
    }

    /// Extracts the data from server-sent events.
    private struct EventLines {
        private var line: [UInt8] = []
        /// The maximum length of a line in bytes; no sync server sends longer lines.
        private static let longest = 1 << 16

        mutating func data(in bytes: ByteBufferView) -> [Data] {
            var found: [Data] = []
            for byte in bytes {
                guard byte == UInt8(ascii: "\n") else {
                    if line.count < Self.longest { line.append(byte) }
                    continue
                }
                if line.starts(with: Self.mark) { found.append(Data(line.dropFirst(Self.mark.count))) }
                line = []
            }
            return found
        }

        private static let mark = Array("data:".utf8)
    }
#endif
