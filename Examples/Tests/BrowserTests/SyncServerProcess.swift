import Foundation
import WebDriver

/// A TipSyncServer in a separate process, on a free port; `make test` builds it before these tests.
final class SyncServerProcess {
    private let folder: TemporaryFolder
    private let database: String
    private let keys: String
    private let port: Int
    private var process = Process()

    /// - Parameters:
    ///   - database: The database's address; by default a new SQLite file.
    ///   - other: A server whose keys the new server also uses.
    init(database: String? = nil, beside other: SyncServerProcess? = nil) async throws {
        folder = try TemporaryFolder()
        self.database = database ?? folder.url.appendingPathComponent("rows.db").path
        port = try Port.free()
        keys = other?.keys ?? folder.url.appendingPathComponent("keys.json").path
        if other == nil { _ = try Self.run(["keys", keys]) }
        try await start()
    }

    deinit {
        process.terminate()
        process.waitUntilExit()
    }

    func start() async throws {
        process = Process()
        process.executableURL = ServedApp.program("TipSyncServer")
        process.arguments = ["--database", database, "--keys", keys, "--port", "\(port)"]
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        try await Port.waitUntilOpen(port)
    }

    /// Kills the process.
    func kill() {
        Foundation.kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }

    /// The environment variables that make an app a device of a person.
    func environment(of person: String) throws -> [String: String] {
        let token = try Self.run(["token", "--keys", keys, "--container", "trails.tips", "--person", person])
        return ["TIPS_SYNC_URL": "http://127.0.0.1:\(port)", "TIPS_SYNC_TOKEN": token]
    }

    private static func run(_ arguments: [String]) throws -> String {
        let process = Process()
        let output = Pipe()
        process.executableURL = ServedApp.program("TipSyncServer")
        process.arguments = arguments
        process.standardOutput = output
        try process.run()
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw WebDriverError("TipSyncServer \(arguments) failed") }
        return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }
}

/// A PostgreSQL server for the tests.
final class DatabaseProcess {
    private let folder: TemporaryFolder
    private let port: Int
    private var process = Process()

    init() async throws {
        folder = try TemporaryFolder()
        port = try Port.free()
        try await start()
    }

    deinit {
        // SIGQUIT requests an immediate shutdown. The server needn't write its data, since the folder is deleted.
        Foundation.kill(process.processIdentifier, SIGQUIT)
        process.waitUntilExit()
    }

    var address: String { "postgres://tips@127.0.0.1:\(port)/postgres" }

    /// Starts the server and waits until it accepts connections, retrying while something that a killed server left
    /// behind locks the folder.
    func start() async throws {
        for _ in 0..<300 where try !isReady {
            try await Task.sleep(for: .milliseconds(200))
            if process.isRunning { continue }
            process = Process()
            process.executableURL =
                URL(fileURLWithPath: #filePath).deletingLastPathComponent()
                .appendingPathComponent("../../../Scripts/cluster").standardizedFileURL
            process.arguments = [folder.url.path, "\(port)"]
            process.standardOutput = FileHandle.nullDevice
            process.standardError = FileHandle.nullDevice
            try process.run()
        }
    }

    private var isReady: Bool {
        get throws {
            let question = Process()
            question.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            question.arguments = ["pg_isready", "--quiet", "--host=127.0.0.1", "--port=\(port)"]
            try question.run()
            question.waitUntilExit()
            return question.terminationStatus == 0
        }
    }

    /// Kills the server.
    func kill() {
        Foundation.kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }
}
