public import Foundation
public import Hummingbird
public import Logging
public import ServiceLifecycle
import TipRows

/// A service that exchanges people's rows over HTTP, with routes for a Hummingbird router.
///
/// ```swift
/// let service = SyncService(store: try SQLiteRowStore(path: "rows.db"), keys: keys)
/// let router = Router()
/// service.addRoutes(to: router)
/// ```
///
/// The service must run in the same `ServiceGroup` as the server. Otherwise event streams report no changes, and don't
/// end when the server is shut down.
public struct SyncService: Service {
    /// The number of seconds between the heartbeats of an event stream.
    static let heartbeat = 15

    let store: any RowStore
    let keys: TokenKeys
    let limits: SyncLimits
    let metrics: PrometheusMetrics?
    let logger: Logger
    let now: @Sendable () -> Date
    let hub: ChangeHub
    let rate: RateLimit

    /// Creates a service.
    ///
    /// - Parameters:
    ///   - store: The store for the rows.
    ///   - keys: The keys with which tokens are verified.
    ///   - limits: The limits of a request, a person and the process.
    ///   - metrics: The metrics that the route `/metrics` shows; `nil` to leave out the route.
    ///   - logger: The logger, to which no token or row is ever written.
    ///   - now: Returns the current time, which decides when tokens expire and which row versions are too far ahead.
    public init(
        store: any RowStore,
        keys: TokenKeys,
        limits: SyncLimits = SyncLimits(),
        metrics: PrometheusMetrics? = nil,
        logger: Logger = Logger(label: "TipSyncServer"),
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.store = store
        self.keys = keys
        self.limits = limits
        self.metrics = metrics
        self.logger = logger
        self.now = now
        hub = ChangeHub(limits)
        rate = RateLimit(limits)
    }

    /// Adds the routes to a router.
    public func addRoutes(to router: some RouterMethods<some RequestContext>) {
        router.post("v1/:container/exchange") { request, context in
            try await handlingStoreErrors { try await exchange(request, context) }
        }
        router.get("v1/:container/changes") { request, context in
            try await handlingStoreErrors { try await changes(request, context) }
        }
        router.delete("v1/:container/people/:person") { request, context in
            try await handlingStoreErrors { try await erase(request, context) }
        }
        router.get("health") { _, _ in
            try await handlingStoreErrors {
                try await store.check()
                return Response(status: .ok, body: ResponseBody(byteBuffer: ByteBuffer(string: "ok\n")))
            }
        }
        guard let metrics else { return }
        router.get("metrics") { _, _ in
            Response(
                status: .ok,
                headers: [.contentType: "text/plain; version=0.0.4"],
                body: ResponseBody(byteBuffer: ByteBuffer(string: metrics.text))
            )
        }
    }

    /// Notifies event streams of changes until the server is shut down.
    public func run() async throws {
        try await withGracefulShutdownHandler {
            try await withThrowingTaskGroup(of: Void.self) { group in
                group.addTask { [hub, store, now] in
                    for await change in store.changes.cancelOnGracefulShutdown() {
                        if let change { hub.broadcast(change, at: now()) } else { hub.endAll() }
                    }
                }
                group.addTask { [hub, now] in
                    do {
                        try await cancelWhenGracefulShutdown {
                            for second in 1... {
                                try await Task.sleep(for: .seconds(1))
                                hub.endExpired(at: now())
                                if second.isMultiple(of: Self.heartbeat) { hub.sendHeartbeats() }
                            }
                        }
                    } catch is CancellationError {
                        // Shutting down the server cancels the sleep, which ends the heartbeats.
                    }
                }
                try await group.waitForAll()
            }
        } onGracefulShutdown: { [hub] in
            hub.close()
        }
    }
}

// MARK: Access

extension SyncService {
    /// Returns the access that a request's token gives to the container in its path.
    func authorize(_ request: Request, _ context: some RequestContext) async throws -> (SyncAccess, end: Date) {
        let found: (access: SyncAccess, end: Date)
        do {
            guard let header = request.headers[.authorization] else { throw TokenRefusal.missing }
            let parts = header.split(separator: " ", maxSplits: 1)
            guard parts.count == 2, parts[0].lowercased() == "bearer" else { throw TokenRefusal.missing }
            found = try await keys.access(of: String(parts[1]), at: now())
        } catch let refusal as TokenRefusal {
            throw HTTPError(.unauthorized, headers: [.wwwAuthenticate: "Bearer"], message: refusal.rawValue)
        }
        let container = try name("container", in: context)
        guard container.utf8.elementsEqual(found.access.container.utf8) else {
            throw HTTPError(.forbidden, message: "The token is for another container.")
        }
        if let wait = rate.wait(for: found.access.subject) {
            throw HTTPError(
                .tooManyRequests,
                headers: [.retryAfter: "\(Int(wait.rounded(.up)))"],
                message: "The client exceeds \(Int(limits.rate)) requests a second; wait \(Int(wait.rounded(.up))) s."
            )
        }
        return found
    }

    /// Returns the person with an id in a token's container, if the token gives access to the person.
    func person(_ id: String, _ access: SyncAccess) throws -> SyncPerson {
        guard let person = SyncPerson(container: access.container, id: id) else {
            throw HTTPError(
                .badRequest,
                message:
                    "A person's id has 1 to \(SyncPerson.longestName) bytes and no NUL; this id has \(id.utf8.count) bytes."
            )
        }
        guard access.covers(person) else { throw HTTPError(.forbidden, message: "The token is for another person.") }
        return person
    }

    /// Returns a part of a request's path, which may contain any character.
    func name(_ parameter: String, in context: some RequestContext) throws -> String {
        guard let name = context.parameters.get(parameter)?.removingPercentEncoding else {
            throw HTTPError(.badRequest, message: "The path has no valid \(parameter).")
        }
        return name
    }

    /// Turns a store's error into a response for the client, and logs the details.
    func handlingStoreErrors(_ body: () async throws -> Response) async throws -> Response {
        do {
            return try await body()
        } catch let error as RowStoreError {
            logger.error("The database can't be read or written.", metadata: ["error": "\(error)"])
            throw HTTPError(
                .serviceUnavailable,
                headers: [.retryAfter: "5"],
                message: "The server's database can't be used at the moment; see the server's log."
            )
        }
    }
}
