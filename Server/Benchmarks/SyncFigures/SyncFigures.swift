import Foundation
import OpenTipKit
import TipRows
import TipSyncServer

/// Measures the sync server, and prints numbers for `Scripts/bench`: `SyncFigures FIGURE FOLDER [POSTGRES-ADDRESS]`.
@main
enum SyncFigures {
    static func main() async throws {
        let words = CommandLine.arguments.dropFirst()
        guard words.count >= 2, let figure = words.first else {
            FileHandle.standardError.write(
                Data("usage: SyncFigures push|pull|first|seen|serve|spread FOLDER [ADDRESS]\n".utf8)
            )
            exit(64)
        }
        let folder = URL(fileURLWithPath: words[2], isDirectory: true)
        let database = FigureDatabase(address: words.dropFirst(2).first, folder: folder)
        switch figure {
        case "push": try await push(database)
        case "pull": try await pull(database)
        case "first": try await first(folder)
        case "seen": try await seen(folder)
        case "serve": try await serve(database)
        case "spread": try await spread(database)
        default: exit(64)
        }
    }

    /// Pushes of five rows by 32 clients at a time: rows a second and p99 in nanoseconds, ours and a bare route's.
    private static func push(_ database: FigureDatabase) async throws {
        let server = try await FigureServer(database)
        try await server.run {
            // Each once before it counts.
            _ = try await server.client.load("exchange", pushes: 300, of: "warm")
            _ = try await server.client.load("bare", pushes: 300, of: "warm")
            var (ours, bare) = ([PushFigure](), [PushFigure]())
            for round in 0..<3 {
                ours.append(try await server.client.load("exchange", pushes: 2_000, of: "ours \(round)"))
                bare.append(try await server.client.load("bare", pushes: 2_000, of: "bare \(round)"))
            }
            let (best, peer) = (ours.max { $0.rate < $1.rate }, bare.max { $0.rate < $1.rate })
            print(Int(best?.rate ?? 0), Int(peer?.rate ?? 1), best?.p99 ?? 0, peer?.p99 ?? 1)
        }
    }

    /// Serves until the standard input ends, and prints the server's address and a token.
    private static func serve(_ database: FigureDatabase) async throws {
        let server = try await FigureServer(database)
        try await server.run {
            print("http://127.0.0.1:\(server.port)", server.token)
            fflush(nil)
            await Task.detached { while readLine() != nil {} }.value
        }
    }

    /// Pushes to one server process and to two, in turns: rows a second by one and by two, and the p99 of each in
    /// nanoseconds.
    private static func spread(_ database: FigureDatabase) async throws {
        let processes = try (0..<2).map { _ in try FigureProcess(database) }
        let one = FigureClient([processes[0].server], connections: spreadClients)
        let two = FigureClient(processes.map(\.server), connections: spreadClients)
        var (single, double) = ([PushFigure](), [PushFigure]())
        for round in 0..<4 {
            for (client, name) in [(one, "one"), (two, "two")] {
                let figure = try await client.load(
                    "exchange",
                    pushes: 8 * spreadClients,
                    of: "\(name) \(round)",
                    clients: spreadClients
                )
                // The first round doesn't count.
                if round > 0 { if name == "one" { single.append(figure) } else { double.append(figure) } }
            }
        }
        let (best, pair) = (single.max { $0.rate < $1.rate }, double.max { $0.rate < $1.rate })
        print(Int(best?.rate ?? 1), Int(pair?.rate ?? 0), best?.p99 ?? 1, pair?.p99 ?? 0)
        for client in [one, two] { try await client.close() }
        for process in processes { process.end() }
    }

    /// More devices at a time than the writers of two processes take into one transaction each.
    private static let spreadClients = 512

    /// A pull with nothing new: p50 in nanoseconds, with 10 people in the database and with 100 000.
    private static func pull(_ database: FigureDatabase) async throws {
        let server = try await FigureServer(database)
        try await server.run {
            var times: [UInt64] = []
            for count in [10, 100_000] {
                try await server.fill(people: count)
                times.append(try await server.emptyPull(of: "person 3"))
            }
            print(times[0], times[1])
        }
    }

    /// The first sync of a person with 100 000 donations: milliseconds, and those for the same rows in one transaction.
    private static func first(_ folder: URL) async throws {
        let server = try await FigureServer(FigureDatabase(address: nil, folder: folder))
        try await server.run {
            let rows = try await server.fillPerson(donations: 100_000)
            let start = ContinuousClock.now
            let device = try await server.device(of: "many", in: folder.appendingPathComponent("device"))
            while device.run({ Tips.syncStatus.phase }) != .current { try await Task.sleep(for: .milliseconds(5)) }
            let ours = ContinuousClock.now - start
            let bare = try BareRows(folder).insertAll(rows)
            print(Int(ours / .milliseconds(1)), Int(bare / .milliseconds(1)))
        }
    }

    /// How long a tip that is closed on one device takes to be closed on another: p50 and p99 in milliseconds.
    private static func seen(_ folder: URL) async throws {
        let server = try await FigureServer(FigureDatabase(address: nil, folder: folder))
        try await server.run {
            let one = try await server.device(of: "ann", in: folder.appendingPathComponent("one"))
            let two = try await server.device(of: "ann", in: folder.appendingPathComponent("two"))
            for device in [one, two] {
                while device.run({ Tips.syncStatus.phase }) != .current { try await Task.sleep(for: .milliseconds(5)) }
            }
            var times: [Double] = []
            for number in 0..<200 {
                let tip = NumberedTip(number: number)
                let updates = two.run { tip.statusUpdates }
                let start = ContinuousClock.now
                one.run { tip.invalidate(reason: .tipClosed) }
                for await status in updates { if case .invalidated = status { break } }
                times.append((ContinuousClock.now - start) / .milliseconds(1))
            }
            times.sort()
            print(Int(times[100].rounded(.up)), Int(times[198].rounded(.up)))
        }
    }
}

private struct NumberedTip: Tip {
    let number: Int
    var id: String { "tip \(number)" }
    var title: Text { Text("Close me") }
}

/// A server in a process of its own.
private final class FigureProcess {
    let server: (url: String, token: String)
    private let process = Process()
    private let input = Pipe()

    init(_ database: FigureDatabase) throws {
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
        process.arguments = ["serve", database.folder.path] + (database.address.map { [$0] } ?? [])
        (process.standardInput, process.standardOutput) = (input, output)
        try process.run()
        var text = ""
        while !text.hasSuffix("\n") {
            let data = output.fileHandleForReading.availableData
            if data.isEmpty { throw ArgumentError(description: "the server process doesn't start") }
            text += String(decoding: data, as: UTF8.self)
        }
        let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
        server = (words[0], words[1])
    }

    func end() {
        do { try input.fileHandleForWriting.close() } catch { process.terminate() }
        process.waitUntilExit()
    }
}
