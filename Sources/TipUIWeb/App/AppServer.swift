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
    #elseif canImport(Darwin)
        @preconcurrency import Darwin
    #endif

    /// A process that shows an app to browsers until it is shut down.
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
            // The app has opened what it keeps its state in.
            let connections = Connections(
                limits: ConnectionLimits(descriptors: Descriptors.limit, taken: Descriptors.taken)
            )
            var limits = SessionLimits()
            limits.streams = min(limits.streams, connections.limits.streams)
            let sessions = Sessions(limits: limits, paths: paths, others: previews, root: root)
            let routes = WebRoutes(title: name, sessions: sessions, check: address.check)
            Task {
                do {
                    try await serve(routes, name: name, at: address, connections: connections) { url in
                        print("Serving \(name) at \(url)")
                        if address.isEveryAddress { print("It is served at all addresses of this machine.") }
                        if options.servesPreviews { print("Its previews are at \(url)\(paths.previews.dropFirst())") }
                    }
                } catch {
                    fail(message(for: error, address: address), code: 1)
                }
                sessions.endAll()
                exit(0)
            }
            RunLoop.main.run()
        }

        /// What to tell a person whose server can't begin.
        package static func message(for error: any Error, address: ServerAddress) -> String {
            """
            error: can't listen on \(address.host), port \(address.port): \(error). \
            If another program holds the port, end it or choose another with --port.
            """
        }

        /// Serves until the process is shut down, or the task is cancelled.
        ///
        /// - Parameters:
        ///   - routes: What is answered.
        ///   - name: What to call the app.
        ///   - address: Where to listen.
        ///   - connections: Keeps the connections.
        ///   - onServing: Called with the address to show to a person, once connections are taken.
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
                configuration: ApplicationConfiguration(address: .hostname(address.number, port: address.port)),
                onServerRunning: { channel in
                    onServing(address.url(port: channel.localAddress?.port ?? address.port))
                },
                logger: WebLog.server
            )
            var configuration = ServiceGroupConfiguration(
                // Shut down in the reverse order: first the streams, then the server that waits for them.
                services: [application, StreamShutdown(sessions: routes.sessions)],
                gracefulShutdownSignals: [.sigterm, .sigint],
                logger: WebLog.server
            )
            configuration.maximumGracefulShutdownDuration = .milliseconds(500)
            try await ServiceGroup(configuration: configuration).run()
        }

        private static func fail(_ text: String, code: Int32) -> Never {
            FileHandle.standardError.write(Data((text + "\n").utf8))
            exit(code)
        }
    }

    /// Ends all streams when the server shuts down, since none ends by itself and the server waits for each.
    struct StreamShutdown: Service {
        let sessions: Sessions

        func run() async throws {
            try await gracefulShutdown()
            await sessions.endStreams()
        }
    }
#endif
