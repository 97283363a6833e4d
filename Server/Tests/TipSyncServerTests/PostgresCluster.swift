#if PostgreSQL
    import Foundation
    import Testing

    @testable import TipSyncServer

    /// A PostgreSQL server for the tests, in a temporary folder on a free port.
    final class PostgresCluster: @unchecked Sendable {
        /// The server that most tests share, which stops when the process exits.
        static let shared = Result { () throws -> PostgresCluster in
            let cluster = try PostgresCluster()
            running = cluster
            atexit { PostgresCluster.running?.stop() }
            return cluster
        }
        nonisolated(unsafe) private static var running: PostgresCluster?

        private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("pg-\(UUID().uuidString)")
        private let port = Int.random(in: 20_000..<30_000)
        /// The server process, which only one test changes at a time.
        private var process = Process()

        init() throws { try start() }

        var address: String { "postgres://tips@127.0.0.1:\(port)/postgres" }

        /// Starts the server and waits until it answers.
        func start() throws {
            for _ in 0..<600 {
                if !process.isRunning {
                    process = Process()
                    process.executableURL =
                        URL(fileURLWithPath: #filePath).deletingLastPathComponent()
                        .appendingPathComponent("../../../Scripts/cluster").standardizedFileURL
                    process.arguments = [folder.path, "\(port)"]
                    process.standardOutput = FileHandle.nullDevice
                    process.standardError = FileHandle.nullDevice
                    try process.run()
                }
                do {
                    _ = try PostgresConnection(address)
                    return
                } catch {
                    // The server isn't ready yet, or something that the previous server left behind locks the folder.
                    usleep(100_000)
                }
            }
            Issue.record("PostgreSQL didn't start in \(folder.path)")
        }

        /// Kills the server.
        func kill() {
            Foundation.kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
        }

        func stop() {
            // SIGQUIT requests an immediate shutdown. The server needn't write its data, since the folder is deleted.
            Foundation.kill(process.processIdentifier, SIGQUIT)
            process.waitUntilExit()
            do { try FileManager.default.removeItem(at: folder) } catch { print("left behind: \(folder.path)") }
        }
    }
#endif
