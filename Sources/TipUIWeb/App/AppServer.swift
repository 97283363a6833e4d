#if Web
    import Dispatch
    @preconcurrency import Foundation
    import Hummingbird
    import ServiceLifecycle
    package import TipUI
    import UnixSignals

    #if canImport(Glibc)
        @preconcurrency import Glibc
    #elseif canImport(Musl)
        @preconcurrency import Musl
    #elseif canImport(Android)
        @preconcurrency import Android
    #elseif canImport(Darwin)
        @preconcurrency import Darwin
    #endif

    /// Runs a process that serves an app to browsers until it is shut down.
    package enum AppServer {
        /// Serves the app while running the main run loop, and ends the process after SIGTERM or SIGINT.
        ///
        /// - Parameters:
        ///   - name: The name of the app.
        ///   - makeApp: Creates the app once the arguments have been validated. The closure that it returns makes the
        ///     root view of each page.
        @MainActor
        package static func run(name: String, makeApp: @MainActor () -> @MainActor () -> any View) {
            setvbuf(stdout, nil, _IOLBF, 0)
            let process = ProcessInfo.processInfo
            let arguments = Array(process.arguments.dropFirst())
            if ServerFlag.asksForHelp(arguments) {
                print(ServerFlag.help(program: process.processName))
                exit(0)
            }
            let options: ServerOptions
            let address: ServerAddress
            do {
                options = try ServerOptions(arguments: arguments, environment: process.environment)
                address = try ServerAddress(options)
            } catch {
                fail("\(error)", code: 64)
            }
            let paths = WebPaths()
            let previews = options.servesPreviews ? ServedPage.previews(PreviewPage.all, paths: paths) : [:]
            let root = makeApp()
            // Count the open files after the app was created, so that the files that it opened reduce the limit on
            // connections.
            let connections = Connections(
                limits: ConnectionLimits(descriptors: Descriptors.limit, taken: Descriptors.openCount)
            )
            var limits = SessionLimits()
            limits.streams = min(limits.streams, connections.limits.streams)
            let sessions = Sessions(limits: limits, paths: paths, additionalPages: previews, root: root)
            let routes = WebRoutes(title: name, sessions: sessions, check: address.check)
            Task {
                do {
                    try await serve(routes, name: name, at: address, connections: connections) { url in
                        print("Serving \(name) at \(url)")
                        if address.isEveryAddress { print("The server listens on all addresses of this machine.") }
                        if options.servesPreviews { print("The previews are at \(url)\(paths.previews.dropFirst())") }
                    }
                } catch {
                    fail(message(for: error, address: address), code: 1)
                }
                sessions.endAll()
                exit(0)
            }
            RunLoop.main.run()
        }

        /// Returns the error text to print when the server can't start.
        package static func message(for error: any Error, address: ServerAddress) -> String {
            """
            error: can't listen on \(address.host), port \(address.port): \(error). \
            If another program uses the port, stop it, or choose another port with --port.
            """
        }

        /// Serves until the process is shut down, or the task is cancelled.
        ///
        /// - Parameters:
        ///   - routes: The routes to serve.
        ///   - name: The name of the app.
        ///   - address: The address to listen on.
        ///   - connections: Tracks the open connections.
        ///   - onServing: Called with the URL to show to people once the server accepts connections.
        package static func serve(
            _ routes: WebRoutes,
            name: String,
            at address: ServerAddress,
            connections: Connections = Connections(),
            onServing: @escaping @Sendable (_ url: String) -> Void = { _ in }
        ) async throws {
            let application = Application(
                router: routes.router(),
                server: connections.server,
                configuration: ApplicationConfiguration(address: .hostname(address.numericHost, port: address.port)),
                onServerRunning: { channel in
                    onServing(address.url(port: channel.localAddress?.port ?? address.port))
                },
                logger: WebLog.libraryLogger
            )
            var configuration = ServiceGroupConfiguration(
                // Services shut down in reverse order: first the streams, then the server, which waits for them.
                services: [application, StreamShutdown(sessions: routes.sessions)],
                gracefulShutdownSignals: [.sigterm, .sigint],
                logger: WebLog.libraryLogger
            )
            configuration.maximumGracefulShutdownDuration = .milliseconds(500)
            try await ServiceGroup(configuration: configuration).run()
        }

        private static func fail(_ text: String, code: Int32) -> Never {
            FileHandle.standardError.write(Data((text + "\n").utf8))
            exit(code)
        }
    }

    /// Ends all streams when the server shuts down.
    ///
    /// The server waits for open streams, which would otherwise never end.
    struct StreamShutdown: Service {
        let sessions: Sessions

        func run() async throws {
            try await gracefulShutdown()
            await sessions.endStreams()
        }
    }
#endif
