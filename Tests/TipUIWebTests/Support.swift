#if Web
    import Foundation
    import Hummingbird
    import HummingbirdTesting
    import Testing
    import TipHTTP
    import TipUI
    import TipUIWeb

    /// The default paths at which pages are served.
    let paths = WebPaths()

    /// The model of the probe page, which also counts how often the page appeared and disappeared.
    @MainActor
    @Observable
    final class ProbeModel {
        var count = 0
        var showsButton = true
        @ObservationIgnored var appearances = 0
        @ObservationIgnored var disappearances = 0
    }

    /// A page with a number and a button that increases the number.
    struct Probe {
        let model: ProbeModel
    }

    extension Probe: PrimitiveView {
        func primitive(in environment: EnvironmentValues) -> Primitive {
            var children = [Primitive.Child(ProbeText(count: model.count))]
            if model.showsButton {
                children.append(Primitive.Child(ProbeButton(model: model)))
            }
            var lifecycle = Primitive.Lifecycle()
            lifecycle.onAppear = { model.appearances += 1 }
            lifecycle.onDisappear = { model.disappearances += 1 }
            return Primitive(Element(StackContent(.vertical(.center))), children: children, lifecycle: lifecycle)
        }
    }

    extension Probe: View {
        var body: Never { preconditionFailure("A primitive view has no body.") }
    }

    struct ProbeText {
        let count: Int
    }

    extension ProbeText: PrimitiveView {
        func primitive(in environment: EnvironmentValues) -> Primitive {
            Primitive(Element(TextContent(runs: [TextRun(.string("<count \(count)>"))])))
        }
    }

    extension ProbeText: View {
        var body: Never { preconditionFailure("A primitive view has no body.") }
    }

    struct ProbeButton {
        let model: ProbeModel
    }

    extension ProbeButton: PrimitiveView {
        func primitive(in environment: EnvironmentValues) -> Primitive {
            Primitive(Element(ButtonContent()), handlers: [.tap: { _ in model.count += 1 }])
        }
    }

    extension ProbeButton: View {
        var body: Never { preconditionFailure("A primitive view has no body.") }
    }

    /// A clock that moves only when a test advances it.
    @MainActor
    final class TestClock {
        var now = ContinuousClock.now

        func turn(by duration: Duration) { now += duration }
    }

    /// Waits until a condition is true, at most until the time limit of the test.
    @MainActor
    func wait(until condition: @MainActor () -> Bool) async throws {
        while !condition() {
            try Task.checkCancellation()
            await Task.yield()
        }
    }

    /// A server's sessions with the probe page, and helpers for tests.
    @MainActor
    struct Fixture {
        let model = ProbeModel()
        let clock = TestClock()
        let sessions: Sessions
        let assets: AssetIndex

        init(assets: AssetIndex = .app, paths: WebPaths = paths, _ change: (inout SessionLimits) -> Void = { _ in }) {
            self.assets = assets
            var limits = SessionLimits()
            limits.sweepInterval = .seconds(3_600)
            change(&limits)
            sessions = Sessions(
                limits: limits,
                clock: { [clock] in clock.now },
                paths: paths,
                assets: assets,
                root: { [model] in Probe(model: model) }
            )
        }

        var application: some ApplicationProtocol {
            let check = OriginCheck(isLoopback: true)
            let routes = WebRoutes(title: "Probe", sessions: sessions, check: check)
            return Application(router: routes.router())
        }

        /// Serves the probe page on a free port as an app does, and stops the server when the closure returns.
        func serve(
            host: String = "127.0.0.1",
            _ limits: ConnectionLimits = ConnectionLimits(),
            _ test: @MainActor (_ port: Int, _ connections: Connections) async throws -> Void
        ) async throws {
            try await serve(at: ServerAddress(ServerOptions(host: host, port: 0)), limits) { url, connections in
                let port = try #require(url.firstMatch(of: /:([0-9]+)\/$/).flatMap { Int($0.output.1) })
                try await test(port, connections)
            }
        }

        /// Serves the probe page at an address, and passes the URL that the server reports to the closure.
        func serve(
            at address: ServerAddress,
            _ limits: ConnectionLimits = ConnectionLimits(),
            _ test: @MainActor (_ url: String, _ connections: Connections) async throws -> Void
        ) async throws {
            let routes = WebRoutes(title: "Probe", sessions: sessions, check: address.check)
            let connections = Connections(limits: limits)
            let (urls, url) = AsyncStream.makeStream(of: String.self)
            let server = Task {
                defer { url.finish() }
                try await AppServer.serve(routes, name: "Probe", at: address, connections: connections) {
                    url.yield($0)
                }
            }
            defer { server.cancel() }
            for await url in urls { return try await test(url, connections) }
            try await server.value
        }

        func refusals(_ reason: Refusal) -> Int { sessions.counts.refusals()[reason, default: 0] }
    }

    /// The HTML of a page, with the ids of its session and its first button.
    struct FetchedPage {
        let text: String
        let session: String
        let button: String

        init?(_ text: String) {
            self.text = text
            guard let session = text.firstMatch(of: /data-session="([^"]+)"/),
                let button = text.firstMatch(of: /<button[^>]*value="([^"]+)"/)
            else { return nil }
            self.session = String(session.output.1)
            self.button = String(button.output.1)
        }
    }
#endif
