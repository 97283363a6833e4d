import Foundation
import GRDB
import OpenTipKit

/// Measures ours beside a peer in the same run, and prints a line a figure.
@main
enum Benchmarks {
    static func main() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("bench-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Tips.configure([.datastoreLocation(.url(folder))])
        readStatus()
        try setParameter(in: folder)
        try FileManager.default.removeItem(at: folder)
    }

    /// A status from the centre, beside the bare closure that its rule is.
    private static func readStatus() {
        let tip = CountedTip()
        let closure: (Int) -> Bool = { $0 >= 3 }
        let ours = nanoseconds(rounds: 200_000) { _ in _ = tip.status }
        let peer = nanoseconds(rounds: 2_000_000) { round in _ = closure(round) }
        report("tip.status", ours, "a bare closure call", peer)
    }

    /// A parameter's set, on disk when it returns, beside a bare transaction of one insert.
    private static func setParameter(in folder: URL) throws {
        var configuration = Configuration()
        configuration.prepareDatabase { try $0.execute(sql: "PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL") }
        let path = folder.appendingPathComponent("peer.db").path
        let queue = try DatabaseQueue(path: path, configuration: configuration)
        try queue.write { try $0.execute(sql: "CREATE TABLE t (id INTEGER PRIMARY KEY, json TEXT)") }
        var failure: (any Error)?
        let ours = nanoseconds(rounds: 3_000) { CountedTip.count.wrappedValue = $0 }
        let peer = nanoseconds(rounds: 3_000) { round in
            do {
                try queue.write { try $0.execute(sql: "INSERT INTO t (json) VALUES (?)", arguments: ["\(round)"]) }
            } catch {
                failure = error
            }
        }
        if let failure { throw failure }
        report("a parameter's set, durable", ours, "one GRDB transaction", peer)
    }

    private static func nanoseconds(rounds: Int, _ body: (Int) -> Void) -> Double {
        let clock = ContinuousClock()
        let samples = (0..<7).map { _ in
            let time = clock.measure { for round in 0..<rounds { body(round) } }
            return (Double(time.components.seconds) * 1e9 + Double(time.components.attoseconds) / 1e9) / Double(rounds)
        }
        return samples.sorted()[samples.count / 2]
    }

    private static func report(_ name: String, _ ours: Double, _ peerName: String, _ peer: Double) {
        let figures = [ours, peer].map { String(format: "%.0f ns", $0) }
        print("\(name): \(figures[0]), \(peerName): \(figures[1]), ratio \(String(format: "%.1f", ours / peer))")
    }
}

struct CountedTip: Tip {
    static let count = Tips.Parameter(CountedTip.self, "+count", 0)

    var title: Text { Text("Counted") }
    var rules: [Rule] { Tips.Rule(Self.count, source: "$0 >= 3") { $0 >= 3 } }
}
