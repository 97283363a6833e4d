import Foundation
import OpenTipKit
import Testing

/// A command-line tool that syncs in a separate process.
@Suite struct DetachedTests {
    private struct ClosingTip: Tip {
        var title: Text { Text("Close me") }
    }

    @Test("A command-line tool's changes are synced to other devices by a process that the tool doesn't wait for")
    func tool() async throws {
        try await RunningServer.with { server in
            let home = ["XDG_DATA_HOME": server.place("home").path]
            // Don't sync in the first run, so that the second run has a change to send.
            #expect(try run(home) == "worked\n")
            let sync = ["SERVER": try server.url.absoluteString, "TOKEN": try await server.token("ann")]
            #expect(try run(home.merging(sync) { $1 }) == "worked\n")
            let other = try await server.device(of: "ann", in: server.place("other"))
            try await wait {
                other.run { if case .invalidated = ClosingTip().status { true } else { false } }
            }
        }
    }

    /// Runs the tool and returns its output.
    private func run(_ environment: [String: String]) throws -> String {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appendingPathComponent("DetachedTool")
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardOutput = output
        try process.run()
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        return String(decoding: data, as: UTF8.self)
    }
}
