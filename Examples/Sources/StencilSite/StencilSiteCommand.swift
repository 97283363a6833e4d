import ArgumentParser
import Foundation
import Hummingbird

/// Serves a list of plants, whose page is a Stencil template.
@main
struct StencilSiteCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "stencil-site", abstract: "Serve a list of plants.")

    @Option(help: "The port to listen on; 0 for any that is free.")
    var port = 8080

    @Option(help: "The folder of the tips' datastore.")
    var store = ".build/stencil-site"

    func run() async throws {
        let plants = try Plants(store: URL(fileURLWithPath: store, isDirectory: true))
        let application = Application(
            router: plants.router(),
            configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: port)),
            onServerRunning: { print("Serving plants at http://127.0.0.1:\($0.localAddress?.port ?? port)/") }
        )
        try await application.runService()
    }
}
