import Foundation
import Hummingbird
import HummingbirdCore
import HummingbirdTLS
import Logging
import NIOCore
import NIOSSL
import OpenTipKit
import ServiceLifecycle
import Synchronization
import TestSupport
import Testing
import TipSyncServer

/// A sync server in this process, on its own port, that can be stopped and restarted.
final class RunningServer: Sendable {
    static let container = "books.tips"

    let keys: TokenKeys
    let port: Int
    /// The wrong answer that the server gives to every request; `nil` for correct answers.
    let fault = Mutex<Response?>(nil)
    /// When streams of changes were asked for, of which each ended at once; `nil` if streams go on.
    let endedStreams = Mutex<[ContinuousClock.Instant]?>(nil)
    private let folder = TemporaryFolder()

    /// Runs a closure with a server.
    static func with(_ body: (RunningServer) async throws -> Void) async throws {
        let server = try await RunningServer()
        try await server.run { try await body(server) }
    }

    init() async throws {
        keys = try await TokenKeys(jwks: TokenKeys.newFile())
        port = try Port.free()
    }

    /// Runs the server for as long as a closure runs.
    ///
    /// - Parameter tls: The server's certificate; `nil` for an unencrypted server.
    func run(tls: TLSConfiguration? = nil, _ body: () async throws -> Void) async throws {
        var quiet = Logger(label: "test")
        quiet.logLevel = .critical
        let store = try SQLiteRowStore(path: folder.file("rows.db"))
        let service = SyncService(store: store, keys: keys, logger: quiet)
        let router = Router()
        router.add(middleware: FaultMiddleware(server: self))
        service.addRoutes(to: router)
        let isRunning = AsyncStream<Void>.makeStream()
        let application = Application(
            router: router,
            server: try tls.map { try .tls(.http1(), tlsConfiguration: $0) } ?? .http1(),
            configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: port)),
            onServerRunning: { _ in isRunning.continuation.yield() },
            logger: quiet
        )
        let group = ServiceGroup(
            configuration: ServiceGroupConfiguration(services: [application, service], logger: quiet)
        )
        async let served: Void = group.run()
        var iterator = isRunning.stream.makeAsyncIterator()
        await iterator.next()
        do { try await body() } catch {
            await group.triggerGracefulShutdown()
            try await served
            throw error
        }
        await group.triggerGracefulShutdown()
        try await served
        try await store.close()
    }

    var url: URL {
        get throws { try #require(URL(string: "http://127.0.0.1:\(port)")) }
    }

    func token(_ person: String, for seconds: Double = 3_600) async throws -> String {
        try await keys.sign(.person(person, container: Self.container), until: Date().addingTimeInterval(seconds))
    }

    /// Returns a newly started device of a person.
    func device(of person: String, in folder: URL, clock: any TipClock = SystemTipClock()) async throws -> TipCenter {
        let option = Tips.ConfigurationOption.syncServer(try url, token: try await token(person))
        return try configured(folder, [option, .clock(clock)])
    }

    /// Returns a tip center that is configured with the datastore in a folder.
    func configured(_ folder: URL, _ options: [Tips.ConfigurationOption]) throws -> TipCenter {
        let center = TipCenter()
        try center.run { try Tips.configure([.datastoreLocation(.url(folder))] + options) }
        return center
    }

    /// Returns a folder for a datastore.
    func place(_ name: String) -> URL { folder.url.appendingPathComponent(name) }
}

/// A middleware that answers with a fault instead of the service's response.
private struct FaultMiddleware: RouterMiddleware {
    let server: RunningServer

    func handle(
        _ request: Request,
        context: BasicRequestContext,
        next: (Request, BasicRequestContext) async throws -> Response
    ) async throws -> Response {
        if let fault = server.fault.withLock({ $0 }) { return fault }
        let endsStream =
            request.uri.path.hasSuffix("/changes")
            && server.endedStreams.withLock { streams in
                streams?.append(.now)
                return streams != nil
            }
        if endsStream { return Response(status: .ok, headers: [.contentType: "text/event-stream"]) }
        return try await next(request, context)
    }
}

/// Waits until a condition holds, for at most five minutes.
func wait(
    until isSo: @escaping () throws -> Bool,
    _ what: Comment? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
) async throws {
    for _ in 0..<15_000 {
        if try isSo() { return }
        try await Task.sleep(for: .milliseconds(20))
    }
    let problem = what ?? "The condition that the test waits for didn't become true within five minutes"
    Issue.record(problem, sourceLocation: sourceLocation)
}
