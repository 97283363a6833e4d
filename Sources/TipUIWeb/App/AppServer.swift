#if Web
    import Dispatch
    @preconcurrency import Foundation
    import Hummingbird
    import Logging
    import ServiceLifecycle
    package import TipUI
    import UnixSignals

    #if canImport(Glibc)
        @preconcurrency import Glibc
    #elseif canImport(Musl)
        @preconcurrency import Musl
    #elseif canImport(Darwin)
        @preconcurrency import Darwin
    #endif

    /// A process that shows an app to browsers until it is told to end.
    package enum AppServer {
        /// Serves until SIGTERM or SIGINT, then ends the process; the main run loop runs meanwhile.
        ///
        /// - Parameters:
        ///   - name: What to call the app.
        ///   - makeApp: Makes the app, after the arguments were found good; what it gives makes the view of each page.
        @MainActor
        package static func run(name: String, makeApp: @MainActor () -> @MainActor () -> any View) {
            setvbuf(stdout, nil, _IOLBF, 0)
            let process = ProcessInfo.processInfo
            let options: ServerOptions
            do {
                options = try ServerOptions(
                    arguments: Array(process.arguments.dropFirst()),
                    environment: process.environment
                )
            } catch {
                fail("\(error)", code: 64)
            }
            let previews = options.servesPreviews ? ServedPage.previews(PreviewPage.all) : [:]
            let sessions = Sessions(others: previews, root: makeApp())
            let routes = WebRoutes(title: name, sessions: sessions, check: OriginCheck(isLoopback: options.isLoopback))
            Task {
                do {
                    try await serve(routes, name: name, options: options)
                } catch {
                    fail(message(for: error, options: options), code: 1)
                }
                sessions.endAll()
                exit(0)
            }
            RunLoop.main.run()
        }

        /// What to tell a person whose server can't begin.
        package static func message(for error: any Error, options: ServerOptions) -> String {
            """
            error: can't listen on \(options.host), port \(options.port): \(error). \
            If another program holds the port, end it or choose another with --port.
            """
        }

        package static func serve(_ routes: WebRoutes, name: String, options: ServerOptions) async throws {
            var logger = Logger(label: "OpenTipKit.Web")
            logger.logLevel =
                ProcessInfo.processInfo.environment["LOG_LEVEL"].flatMap { Logger.Level(rawValue: $0) } ?? .critical
            let application = Application(
                router: routes.router(),
                configuration: ApplicationConfiguration(address: .hostname(options.host, port: options.port)),
                onServerRunning: { channel in
                    let address = options.url(port: channel.localAddress?.port ?? options.port)
                    print("Serving \(name) at \(address)")
                    if options.servesPreviews { print("Its previews are at \(address)\(WebPath.previews.dropFirst())") }
                },
                logger: logger
            )
            var configuration = ServiceGroupConfiguration(
                // Told to end in the reverse order: first the streams, then the server that waits for them.
                services: [application, StreamCloser(sessions: routes.sessions)],
                gracefulShutdownSignals: [.sigterm, .sigint],
                logger: logger
            )
            configuration.maximumGracefulShutdownDuration = .milliseconds(500)
            try await ServiceGroup(configuration: configuration).run()
        }

        private static func fail(_ text: String, code: Int32) -> Never {
            FileHandle.standardError.write(Data((text + "\n").utf8))
            exit(code)
        }
    }
#endif
