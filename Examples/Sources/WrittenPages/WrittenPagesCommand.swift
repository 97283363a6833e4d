import ArgumentParser
import Foundation
import Hummingbird

/// Serves the pages that a test writes, with tips.
@main
struct WrittenPagesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "pages", abstract: "Serve pages that tests write.")

    @Option(help: "The port to listen on.")
    var port = 8080

    @Option(help: "The folder of the tips' datastore.")
    var store = ".build/written-pages"

    @Option(help: "The file with which an operator switches tips while the site runs.")
    var switches: String?

    func run() async throws {
        let pages = try WrittenPages(store: URL(fileURLWithPath: store, isDirectory: true), switches: switches)
        let application = Application(
            router: pages.router(),
            configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: port))
        )
        try await application.runService()
    }
}
