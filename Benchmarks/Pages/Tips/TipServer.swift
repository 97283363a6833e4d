#if Web
    import Foundation
    import HTTPTypes
    import Hummingbird
    import TipPages
    import TipUIWeb

    /// A server with the tips of ``TipFigures`` and a tip that counts the presses of its button.
    enum TipServer {
        /// A tip whose button changes its title.
        struct PressedTip: Tip {
            static let pressed = Event(id: "pressed")

            var title: Text { Text(verbatim: "Pressed \(Self.pressed.donations.count) times") }
            var actions: [Action] { Action(title: "Press") { Self.pressed.donate() } }
        }

        /// Serves at the port after `--port` until SIGTERM or SIGINT, then ends the process.
        ///
        /// The header `X-Person` of a request is the person's id.
        static func serve(_ folder: URL) async throws {
            let options = try ServerOptions(arguments: Array(CommandLine.arguments.dropFirst()), environment: [:])
            let tips = TipPages(people: try TipPeople(directory: folder))
            tips.add(PressedTip(), TipFigures.SecondTip(), TipFigures.ThirdTip())
            let router = Router()
            router.addRoutes(
                tips.routes { request, _ in HTTPField.Name("X-Person").flatMap { request.headers[$0] } },
                atPath: "/tips"
            )
            let app = Application(
                router: router,
                configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: options.port)),
                onServerRunning: { channel in
                    let port = channel.localAddress?.port ?? options.port
                    FileHandle.standardOutput.write(Data("Serving at http://127.0.0.1:\(port)/\n".utf8))
                }
            )
            try await app.runService()
        }
    }
#endif
