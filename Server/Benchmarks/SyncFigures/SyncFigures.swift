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
            FileHandle.standardError.write(Data("usage: SyncFigures push|pull|first|seen FOLDER [ADDRESS]\n".utf8))
            exit(64)
        }
        let folder = URL(fileURLWithPath: words[2], isDirectory: true)
        let database = FigureDatabase(address: words.dropFirst(2).first, folder: folder)
        switch figure {
        case "push": try await push(database)
        case "pull": try await pull(database)
        case "first": try await first(folder)
        case "seen": try await seen(folder)
        default: exit(64)
        }
    }

    /// Pushes of five rows by 32 clients at a time: rows a second and p99 in nanoseconds, ours and a bare route's.
    private static func push(_ database: FigureDatabase) async throws {
        let server = try await FigureServer(database)
        try await server.run {
            // Each once before it counts.
            _ = try await server.load("exchange", pushes: 300, of: "warm")
            _ = try await server.load("bare", pushes: 300, of: "warm")
            var (ours, bare) = ([PushFigure](), [PushFigure]())
            for round in 0..<3 {
                ours.append(try await server.load("exchange", pushes: 2_000, of: "ours \(round)"))
                bare.append(try await server.load("bare", pushes: 2_000, of: "bare \(round)"))
            }
            let (best, peer) = (ours.max { $0.rate < $1.rate }, bare.max { $0.rate < $1.rate })
            print(Int(best?.rate ?? 0), Int(peer?.rate ?? 1), best?.p99 ?? 0, peer?.p99 ?? 1)
        }
    }

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
