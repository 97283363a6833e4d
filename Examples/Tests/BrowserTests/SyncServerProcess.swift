import Foundation
import WebDriver

/// A TipSyncServer in a process of its own, on a free port; `make test` builds it before these tests.
final class SyncServerProcess {
    private let folder: URL
    private let database: String
    private let keys: String
    private let port: Int
    private var process = Process()

    init() async throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("sync-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        database = folder.appendingPathComponent("rows.db").path
        port = try Port.free()
        keys = folder.appendingPathComponent("keys.json").path
        _ = try Self.run(["keys", keys])
        try await start()
    }

    deinit {
        process.terminate()
        do { try FileManager.default.removeItem(at: folder) } catch { print("left behind: \(folder.path)") }
    }

    func start() async throws {
        process = Process()
        process.executableURL = ServedApp.program("TipSyncServer")
        process.arguments = ["--database", database, "--keys", keys, "--port", "\(port)"]
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        try await Port.waitUntilOpen(port)
    }

    /// Ends the process without a chance to do anything more.
    func kill() {
        Foundation.kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }

    /// What makes an app a device of a person.
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
