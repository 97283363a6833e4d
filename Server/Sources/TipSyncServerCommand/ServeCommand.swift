import ArgumentParser
import Foundation
import Hummingbird
import HummingbirdCore
import HummingbirdTLS
import Logging
import Metrics
import NIOSSL
import ServiceLifecycle
import TipSyncServer
import UnixSignals

/// Serves until SIGTERM or SIGINT.
struct ServeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "serve", abstract: "Serve until SIGTERM or SIGINT.")

    @OptionGroup var database: DatabaseOptions
    @OptionGroup var keys: KeyOptions
    @Option(help: "The address to listen on.") var host = "127.0.0.1"
    @Option(help: "The port to listen on; 0 lets the system choose one.") var port = 8_090
    @Option(help: "A PEM file with the server's certificate and its chain.") var tlsCertificate: String?
    @Option(help: "A PEM file with the certificate's private key.") var tlsKey: String?
    @Option(help: "The maximum size of a request's body, in bytes.") var maxBody = SyncLimits().body
    @Option(help: "The maximum number of requests per second by a token's subject.") var rate = SyncLimits().rate
    @Option(help: "The maximum number of requests at once by a token's subject.") var burst = SyncLimits().burst
    @Option(help: "The maximum size of a person's rows, in bytes.") var maxPerson = SyncLimits().room
    @Option(help: "The maximum number of event streams.") var maxStreams = SyncLimits().streams
    @Option(help: "The log level: trace, debug, info, notice, warning, error or critical.") var logLevel = "info"

    func validate() throws {
        if (tlsCertificate == nil) != (tlsKey == nil) {
            throw ValidationError("Give both --tls-certificate and --tls-key, or neither.")
        }
        try check("--port", port, isIn: 0...65_535)
        try check("--max-body", maxBody, isIn: 1...1 << 30)
        try check("--max-person", maxPerson, isIn: 1...1 << 40)
        try check("--max-streams", maxStreams, isIn: 0...1_000_000)
        try check("--rate", rate, isIn: 0.001...1e9)
        try check("--burst", burst, isIn: 1...1e9)
        if Logger.Level(rawValue: logLevel) == nil { throw ValidationError("There is no log level “\(logLevel)”.") }
    }

    private func check<Number>(_ option: String, _ number: Number, isIn range: ClosedRange<Number>) throws {
        guard !range.contains(number) else { return }
        throw ValidationError(
            "\(option) must be from \(range.lowerBound) to \(range.upperBound); \(number) is out of range."
        )
    }

    func run() async throws {
        var logger = Logger(label: "TipSyncServer")
        logger.logLevel = Logger.Level(rawValue: logLevel) ?? .info
        var limits = SyncLimits()
        (limits.body, limits.room, limits.streams) = (maxBody, maxPerson, maxStreams)
        (limits.rate, limits.burst) = (rate, burst)
        let metrics = PrometheusMetrics()
        MetricsSystem.bootstrap(metrics)
        let store = try await database.open()
        let service = SyncService(
            store: store,
            keys: try await keys.read(),
            limits: limits,
            metrics: metrics,
            logger: logger
        )
        let router = Router()
        router.add(middleware: MetricsMiddleware())
        router.add(middleware: PathLogMiddleware())
        service.addRoutes(to: router)
        let application = Application(
            router: router,
            server: try server(),
            configuration: ApplicationConfiguration(address: .hostname(host, port: port)),
            onServerRunning: { channel in
                let scheme = tlsCertificate == nil ? "http" : "https"
                print("Syncing tips at \(scheme)://\(host):\(channel.localAddress?.port ?? port)")
                fflush(nil)
            },
            logger: logger
        )
        var configuration = ServiceGroupConfiguration(
            // Services are shut down in reverse order, so `service` ends the event streams before the server waits for
            // them.
            services: [application, service, ExitDeadline(logger: logger)],
            gracefulShutdownSignals: [.sigterm, .sigint],
            logger: logger
        )
        configuration.maximumGracefulShutdownDuration = .seconds(4)
        try await ServiceGroup(configuration: configuration).run()
        try await store.close()
    }

    private func server() throws -> HTTPServerBuilder {
        let http = HTTPServerBuilder.http1(
            configuration: HTTP1Channel.Configuration(additionalChannelHandlers: [RequestDeadlineHandler()])
        )
        guard let tlsCertificate, let tlsKey else { return http }
        let tls = TLSConfiguration.makeServerConfiguration(
            certificateChain: try NIOSSLCertificate.fromPEMFile(tlsCertificate).map { .certificate($0) },
            privateKey: .privateKey(try NIOSSLPrivateKey(file: tlsKey, format: .pem))
        )
        return try .tls(http, tlsConfiguration: tls)
    }
}

/// The options for the database.
struct DatabaseOptions: ParsableArguments {
    @Option(help: "The path of a SQLite file, which is created if it is missing, or a postgres:// address.")
    var database: String

    /// Opens the database, and creates what is missing.
    func open() async throws -> any RowStore {
        try await open { try SQLiteRowStore(path: $0) }
    }

    /// Opens the database without creating or changing anything in a file.
    func openForReading() async throws -> any RowStore {
        try await open { try SQLiteRowStore(reading: $0) }
    }

    private func open(_ file: (String) throws -> any RowStore) async throws -> any RowStore {
        guard database.hasPrefix("postgres://") || database.hasPrefix("postgresql://") else {
            if database.contains("://") {
                throw ValidationError("The database is a SQLite file or a postgres:// address; \(database) is neither.")
            }
            return try file(database)
        }
        #if PostgreSQL
            return try await PostgresRowStore(address: database)
        #else
            throw ValidationError(
                "This TipSyncServer was built without the package trait PostgreSQL, so it supports only SQLite."
            )
        #endif
    }
}

/// The options for the keys that tokens are signed with.
struct KeyOptions: ParsableArguments {
    @Option(help: "A JSON Web Key Set; `TipSyncServer keys` creates one.") var keys: String

    func read() async throws -> TokenKeys { try await TokenKeys(jwks: Data(contentsOf: URL(fileURLWithPath: keys))) }
}
