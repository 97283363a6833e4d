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
        ///
        /// - Parameter merges: Whether rows of a device are merged all the time.
        static func serve(_ folder: URL, merges: Bool = false) async throws {
            let options = try ServerOptions(arguments: Array(CommandLine.arguments.dropFirst()), environment: [:])
            let people = try TipPeople(directory: folder, [.limit(10, per: .day)])
            let tips = TipPages(people: people)
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
            let device = MergedDevice(people: people, folder: folder, tip: PressedTip())
            let merging = merges ? Task.detached { try await device.mergeForever() } : nil
            try await app.runService()
            merging?.cancel()
        }
    }
#endif
