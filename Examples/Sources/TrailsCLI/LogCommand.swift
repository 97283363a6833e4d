import ArgumentParser
import TipTerminal

struct LogCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "log", abstract: "Remember a walk.")

    @Argument(help: "The trail's id, as `list` prints it.")
    var trail: String

    @Option(name: .shortAndLong, help: "How long it took, in minutes.")
    var minutes: Int

    @Option(name: .shortAndLong, help: "What to remember of it.")
    var note: String?

    func run() async throws {
        let walk = Walk(trail: try Trail.named(trail).id, minutes: minutes, note: note)
        try walk.save()
        print("Logged: \(walk)")
        await Hints.print()
    }
}

/// A walk that was logged.
struct Walk: Codable, CustomStringConvertible {
    let trail: String
    let minutes: Int
    let note: String?

    var description: String { "\(trail), \(minutes) minutes" + (note.map { ": \($0)" } ?? "") }

    private static var file: URL {
        URL.applicationSupportDirectory.appending(path: "TrailsCLI/walks.json")
    }

    static func all() throws -> [Walk] {
        guard FileManager.default.fileExists(atPath: file.path) else { return [] }
        return try JSONDecoder().decode([Walk].self, from: Data(contentsOf: file))
    }

    func save() throws {
        try FileManager.default.createDirectory(
            at: Self.file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try JSONEncoder().encode(Self.all() + [self]).write(to: Self.file, options: .atomic)
    }
}
