#if Web
    import Foundation
    import HTTPTypes
    import Hummingbird
    import Observation
    import OpenTipKit
    import TipPages
    import TipUIWeb

    /// A server with the tips of ``TipFigures`` and a tip that counts the presses of its button.
    enum TipServer {
        /// The number of presses of a person.
        @Observable @MainActor
        final class Presses {
            private static var all: [ObjectIdentifier: Presses] = [:]

            var count = 0
            private weak var center: TipCenter?

            private init(center: TipCenter) {
                self.center = center
            }

            static var current: Presses {
                let center = TipCenter.current
                // The center of an earlier person may have had the same address.
                if let known = all[ObjectIdentifier(center)], known.center === center { return known }
                let new = Presses(center: center)
                all[ObjectIdentifier(center)] = new
                return new
            }
        }

        /// A tip whose button changes its title.
        struct PressedTip: Tip {
            var title: Text { MainActor.assumeIsolated { Text(verbatim: "Pressed \(Presses.current.count) times") } }
            var actions: [Action] { Action(title: "Press") { Presses.current.count += 1 } }
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
