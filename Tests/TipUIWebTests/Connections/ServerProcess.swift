import Foundation
import Testing

/// A separate process that serves the app of the load test and may open only a limited number of files.
final class ServerProcess {
    let port: Int
    private let process = Process()

    init(descriptors: Int) async throws {
        let program = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appendingPathComponent("PageFigures").path
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", "ulimit -n \(descriptors); exec \"$0\" serve --port 0", program]
        let pipe = Pipe()
        process.standardOutput = pipe
        let (output, continuation) = AsyncStream.makeStream(of: String.self)
        pipe.fileHandleForReading.readabilityHandler = { handle in
            let data = handle.availableData
            if data.isEmpty { continuation.finish() } else { continuation.yield(String(decoding: data, as: UTF8.self)) }
        }
        try process.run()
        var text = ""
        for await part in output {
            text += part
            if text.contains("\n") { break }
        }
        pipe.fileHandleForReading.readabilityHandler = nil
        let match = try #require(text.firstMatch(of: /http:\/\/127\.0\.0\.1:([0-9]+)\//), "\(text)")
        port = try #require(Int(match.output.1))
    }

    deinit {
        process.terminate()
        process.waitUntilExit()
    }
}
