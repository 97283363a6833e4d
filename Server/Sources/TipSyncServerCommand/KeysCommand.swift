import ArgumentParser
import Foundation
import TipSyncServer

/// Creates a key file.
struct KeysCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "keys",
        abstract: "Create a key file with one new key for HS256."
    )

    @Argument(help: "The key file to create; the file must not exist yet.") var file: String

    func run() throws {
        let key = try TokenKeys.newFile()
        let descriptor = Foundation.open(file, O_CREAT | O_EXCL | O_WRONLY, 0o600)
        guard descriptor >= 0 else {
            throw CocoaError(
                .fileWriteUnknown,
                userInfo: [
                    NSLocalizedDescriptionKey: "\(file) can't be created: \(String(cString: strerror(errno)))."
                ]
            )
        }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        try handle.write(contentsOf: key)
        print("\(file) has a new key; keep it secret, and sign tokens with it.")
    }
}

/// Prints a token.
struct TokenCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "token", abstract: "Print a token.")

    @OptionGroup var keys: KeyOptions
    @Option(help: "The container that the token is for.") var container: String
    @Option(help: "The person whose rows the token gives access to.") var person: String?
    @Flag(help: "Create a token for all people of the container, for use by a host app.") var host = false
    @Option(help: "The number of days until the token expires.") var days = 30.0

    func validate() throws {
        if (person == nil) != host { throw ValidationError("Give either --person or --host.") }
        if !(days > 0 && days <= 36_500) {
            throw ValidationError("--days must be more than 0 and at most 36500; \(days) is out of range.")
        }
    }

    func run() async throws {
        let access = person.map { SyncAccess.person($0, container: container) } ?? .host(container: container)
        print(try await keys.read().sign(access, until: Date(timeIntervalSinceNow: days * 86_400)))
    }
}

/// Makes replicas resend the rows that a restored backup lacks.
struct NewLineagesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "new-lineages",
        abstract: "Make all devices resend the rows that a restored backup lacks."
    )

    @OptionGroup var database: DatabaseOptions

    func run() async throws {
        let store = try await database.open()
        try await store.renewLineages()
        try await store.close()
        print("At their next sync, all devices send and receive all rows again.")
    }
}
