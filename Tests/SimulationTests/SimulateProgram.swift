import Foundation
import OpenTipKitTesting

/// The program `Simulate`, run as a process so that the logs of simulated faults don't fill the test output.
enum SimulateProgram {
    /// Runs the program at low priority.
    ///
    /// - Returns: The exit code and the output.
    static func run(_ arguments: [String]) async throws -> (Int32, String) {
        try await onThread {
            let program = URL(fileURLWithPath: CommandLine.arguments[0])
                .deletingLastPathComponent().appendingPathComponent("Simulate")
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            process.arguments = ["nice", "-n", "19", program.path] + arguments
            let output = Pipe()
            process.standardOutput = output
            process.standardError = output
            try process.run()
            let data = try output.fileHandleForReading.readToEnd() ?? Data()
            process.waitUntilExit()
            return (process.terminationStatus, String(decoding: data, as: UTF8.self))
        }
    }
}
