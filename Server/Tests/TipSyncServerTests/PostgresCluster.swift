#if PostgreSQL
    import Foundation
    import Testing
    import TestSupport

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

        let port: Int
        private let folder = TemporaryFolder()
        private let primary: PostgresCluster?
        /// The server process, which only one test changes at a time.
        private var process = Process()

        /// Starts a server.
        ///
        /// - Parameter primary: The server whose standby the new one is; `nil` for a server of its own.
        init(standbyOf primary: PostgresCluster? = nil) throws {
            self.primary = primary
            port = try Port.free()
            try start()
        }

        var address: String { "postgres://tips@127.0.0.1:\(port)/postgres" }

        /// The address of both servers.
        func address(or other: PostgresCluster) -> String {
            "postgres://tips@127.0.0.1:\(port),127.0.0.1:\(other.port)/postgres"
        }

        func connect() throws -> PostgresConnection {
            try PostgresAddress(address).connect(by: .now + .seconds(60))
        }

        /// Starts the server and waits until it answers.
        func start() throws {
            for _ in 0..<600 {
                if !process.isRunning {
                    process = Process()
                    process.executableURL =
                        URL(fileURLWithPath: #filePath).deletingLastPathComponent()
                        .appendingPathComponent("../../../Scripts/cluster").standardizedFileURL
                    process.arguments = [folder.file("data"), "\(port)"] + (primary.map { ["\($0.port)"] } ?? [])
                    process.standardOutput = FileHandle.nullDevice
                    process.standardError = FileHandle.nullDevice
                    try process.run()
                }
                if try Self.run("pg_isready", "--quiet", "--host=127.0.0.1", "--port=\(port)") { return }
                // The server isn't ready yet, or something that the previous server left behind locks the folder.
                usleep(100_000)
            }
            Issue.record("PostgreSQL didn't start in \(folder.url.path)")
        }

        /// Makes a standby the primary.
        func promote() throws {
            let command = "--command=SELECT pg_promote()"
            #expect(try Self.run("psql", "--quiet", "--output=/dev/null", command, address))
        }

        /// Sends a signal to the server and to its processes for connections.
        func signal(_ signal: CInt) throws {
            let children = try String(
                contentsOfFile: "/proc/\(process.processIdentifier)/task/\(process.processIdentifier)/children",
                encoding: .utf8
            )
            for child in [process.processIdentifier] + children.split(separator: " ").compactMap({ pid_t($0) }) {
                Foundation.kill(child, signal)
            }
        }

        /// Kills the server.
        func kill() {
            Foundation.kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
        }

        func stop() {
            // SIGQUIT requests an immediate shutdown. The server needn't write its data, since the folder is deleted.
            Foundation.kill(process.processIdentifier, SIGQUIT)
            Foundation.kill(process.processIdentifier, SIGCONT)
            process.waitUntilExit()
        }

        private static func run(_ command: String...) throws -> Bool {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            process.arguments = command
            try process.run()
            process.waitUntilExit()
            return process.terminationStatus == 0
        }
    }
#endif
