import ArgumentParser
import Foundation
import Hummingbird
import Mustache

/// Serves a recipe box: a small site with templates, sign-in and a strict security policy of its own.
@main
struct WebsiteCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "website", abstract: "Serve a recipe box.")

    @Option(help: "The address to listen on; 0.0.0.0 for all addresses of the machine.")
    var host = "127.0.0.1"

    @Option(help: "The port to listen on; 0 for any that is free.")
    var port = 8080

    @Option(help: "The folder of the tips' datastore.")
    var store = ".build/website"

    func run() async throws {
        let site = try await Site(store: URL(fileURLWithPath: store, isDirectory: true))
        let application = Application(
            router: site.router(),
            configuration: ApplicationConfiguration(address: .hostname(host, port: port)),
            onServerRunning: { print("Serving Website at http://\(host):\($0.localAddress?.port ?? port)/") }
        )
        try await application.runService()
    }
}
