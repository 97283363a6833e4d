import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1
import TestSupport
import TipSyncServer

/// A sync server in a process of its own.
final class ServerProcess {
    struct Ended: Error {}

    let address: String
    private let process = Process()
    private let output = Pipe()
    private let log: URL

    /// Starts a server in a folder, and waits until it listens.
    ///
    /// - Parameter database: The database; `nil` for a SQLite file in the folder.
    /// - Throws: `Ended` if the server ends before it listens.
    init(in folder: TemporaryFolder, database: String? = nil, _ options: [String] = []) throws {
        let keys = folder.file("keys.json")
        if !FileManager.default.fileExists(atPath: keys) {
            try TokenKeys.newFile().write(to: URL(fileURLWithPath: keys))
        }
        log = URL(fileURLWithPath: folder.file("log"))
        try Data().write(to: log)
        process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appendingPathComponent("TipSyncServer")
        process.arguments =
            ["--database", database ?? folder.file("rows.db"), "--keys", keys, "--port", "0"] + options
        process.standardOutput = output
        process.standardError = try FileHandle(forWritingTo: log)
        try process.run()
        var text = ""
        while !text.contains("\n") {
            let data = output.fileHandleForReading.availableData
            if data.isEmpty {
                process.waitUntilExit()
                throw Ended()
            }
            text += String(decoding: data, as: UTF8.self)
        }
        address = text.split(separator: "\n")[0].replacingOccurrences(of: "Syncing tips at ", with: "")
    }

    var logged: String {
        get throws { try String(contentsOf: log, encoding: .utf8) }
    }

    /// Ends the process with a signal, and returns its exit status.
    func end(_ signal: CInt) -> CInt {
        kill(process.processIdentifier, signal)
        process.waitUntilExit()
        return process.terminationStatus
    }

    /// Sends a request, and returns the status and body of the answer.
    func send(_ method: String, _ path: String, token: String? = nil, body: Data = Data()) async throws
        -> (status: UInt, body: Data)
    {
        var request = HTTPClientRequest(url: address + path)
        request.method = .RAW(value: method)
        if let token { request.headers.add(name: "authorization", value: "Bearer \(token)") }
        request.body = .bytes(ByteBuffer(bytes: body))
        let response = try await HTTPClient.shared.execute(request, timeout: .seconds(60))
        return (response.status.code, Data(try await response.body.collect(upTo: 1 << 20).readableBytesView))
    }
}
