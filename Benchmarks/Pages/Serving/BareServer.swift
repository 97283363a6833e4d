#if Web
    import Foundation
    import Hummingbird
    import Synchronization
    import TipUIWeb

    /// A server without pages of ours: it has the same streams and posts, and answers each post with the same patch.
    final class BareServer: Sendable {
        /// A post, of which the session alone counts.
        private struct Post: Decodable {
            var session: String
        }

        /// Who reads a stream.
        private struct Listener {
            let frames: AsyncStream<ByteBuffer>.Continuation
            private var last = 0

            init(_ frames: AsyncStream<ByteBuffer>.Continuation) {
                self.frames = frames
            }

            mutating func sendPatch() {
                last += 1
                let patch = "[{\"attrs\":{\"class\":\"tipui-text\"},\"id\":\"e8\",\"inner\":\"Pressed\",\"op\":\"u\"}]"
                frames.yield(ByteBuffer(string: "id: \(last)\ndata: \(patch)\n\n"))
            }
        }

        private let paths = WebPaths()
        private let listeners = Mutex<[String: Listener]>([:])

        /// Serves at the port after `--port` until SIGTERM or SIGINT, then ends the process.
        @MainActor
        static func serve() {
            let arguments = Array(CommandLine.arguments.dropFirst())
            Task {
                do {
                    let options = try ServerOptions(arguments: arguments, environment: [:])
                    try await BareServer().application(port: options.port).runService()
                    exit(0)
                } catch {
                    FileHandle.standardError.write(Data("\(error)\n".utf8))
                    exit(1)
                }
            }
            RunLoop.main.run()
        }

        private func application(port: Int) -> some ApplicationProtocol {
            let router = Router()
            router.get(RouterPath(paths.page), use: page)
            router.get(RouterPath(paths.stream), use: stream)
            router.post(RouterPath(paths.event), use: event)
            router.post(RouterPath(paths.end), use: end)
            return Application(
                router: router,
                configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: port)),
                onServerRunning: { channel in
                    let actual = channel.localAddress?.port ?? port
                    FileHandle.standardOutput.write(Data("Serving at http://127.0.0.1:\(actual)/\n".utf8))
                }
            )
        }

        private func page(_ request: Request, _ context: BasicRequestContext) async throws -> Response {
            let session = UUID().uuidString
            let page = "<body data-session=\"\(session)\" data-last=\"0\"><button id=\"e7\" value=\"e7\">Press</button>"
            return Response(
                status: .ok,
                headers: [.contentType: "text/html; charset=utf-8"],
                body: ResponseBody(byteBuffer: ByteBuffer(string: page))
            )
        }

        private func stream(_ request: Request, _ context: BasicRequestContext) async throws -> Response {
            let id = request.uri.queryParameters["session"].map(String.init) ?? ""
            let (frames, continuation) = AsyncStream.makeStream(of: ByteBuffer.self)
            listeners.withLock { $0[id] = Listener(continuation) }
            continuation.yield(ByteBuffer(string: ":\n\n"))
            return Response(
                status: .ok,
                headers: [.contentType: "text/event-stream", .cacheControl: "no-store"],
                body: ResponseBody { writer in
                    try await request.body.consumeWithCancellationOnInboundClose { _ in
                        for await frame in frames {
                            try await writer.write(frame)
                        }
                    }
                    try await writer.finish(nil)
                }
            )
        }

        private func event(_ request: Request, _ context: BasicRequestContext) async throws -> Response {
            let post = try JSONDecoder().decode(Post.self, from: try await body(of: request))
            let isKnown = listeners.withLock { $0[post.session]?.sendPatch() != nil }
            return Response(status: isKnown ? .noContent : .notFound)
        }

        private func end(_ request: Request, _ context: BasicRequestContext) async throws -> Response {
            let id = String(decoding: try await body(of: request), as: UTF8.self)
            let listener = listeners.withLock { $0.removeValue(forKey: id) }
            listener?.frames.finish()
            return Response(status: listener == nil ? .notFound : .noContent)
        }

        private func body(of request: Request) async throws -> Data {
            var data = Data()
            for try await part in request.body { data.append(contentsOf: part.readableBytesView) }
            return data
        }
    }
#endif
