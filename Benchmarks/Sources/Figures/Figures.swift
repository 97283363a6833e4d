import AllocationCounter
import Foundation
import GRDB
import OpenTipKit
import OpenTipKitTesting
import Workload

/// Figures that want a process of their own: `Figures NAME [FOLDER]` prints one as a number.
@main
enum Figures {
    static func main() async throws {
        let arguments = CommandLine.arguments
        let folder = URL(fileURLWithPath: arguments.count > 2 ? arguments[2] : "/nonexistent", isDirectory: true)
        switch arguments.count > 1 ? arguments[1] : "" {
        case "fill-none": try await Stores.fill(folder, events: 0, donations: 0)
        case "fill-one": try await Stores.fill(folder, events: 1, donations: 1_000_000)
        case "fill-many": try await Stores.fill(folder, events: 1_000, donations: 1_000)
        case "start-one": try start(folder) { CountedTip().status }
        case "start-many": try start(folder) { EventTip(7).status }
        case "cold": try cold(folder)
        case "allocations": try allocations()
        case "idle": try await idle(folder)
        case "asleep": try await asleep()
        case "memory": try memory(folder)
        case "met": try met(folder)
        case "people": try await PeopleFigures.measure(folder)
        case "fill-trials": try ReportFigures.fill(folder)
        case "report": try ReportFigures.measure(folder)
        case "verdicts": VerdictFigures.measure()
        case "set": try set(folder)
        case "set-bare": try setBare(folder)
        default:
            print(
                """
                usage: Figures fill-none|fill-one|fill-many|start-one|start-many|cold|allocations|idle|asleep|memory|met|\
                people|fill-trials|report|verdicts|set|set-bare \
                [FOLDER]
                """
            )
            exit(64)
        }
    }

    /// Microseconds and kilobytes from before `configure` to the first status.
    private static func start(_ folder: URL, _ status: () -> Tips.Status) throws {
        let memory = residentKilobytes()
        let clock = ContinuousClock()
        var center: TipCenter?
        let time = try clock.measure {
            let opened = try Stores.center(in: folder)
            _ = opened.run { status() }
            center = opened
        }
        print(microseconds(time), residentKilobytes() - memory)
        _ = center
    }

    /// Microseconds for the statuses of ten thousand tips, read cold, and for as many rows of a bare table.
    private static func cold(_ folder: URL) throws {
        let filling = try Stores.center(in: folder)
        filling.run { for number in 0..<10_000 { NumberedTip(number).parameter.wrappedValue = 1 } }
        let center = try Stores.center(in: folder)
        let time = ContinuousClock().measure {
            center.run { for number in 0..<10_000 { _ = NumberedTip(number).status } }
        }
        let peer = try Stores.peer(in: folder)
        try peer.write { database in
            for number in 0..<10_000 {
                try database.execute(sql: "INSERT INTO parameter VALUES (?, '1')", arguments: ["\(number)"])
            }
        }
        let rows = try ContinuousClock().measure {
            for number in 0..<10_000 {
                _ = try peer.read { database in
                    try String.fetchOne(
                        database.cachedStatement(sql: "SELECT json FROM parameter WHERE id = ?"),
                        arguments: ["\(number)"]
                    )
                }
            }
        }
        print(microseconds(time), microseconds(rows))
    }

    /// Allocations of a decision, of one under three caps and of a status, in a thousand of each.
    private static func allocations() throws {
        let center = TipCenter()
        try center.configure(store: InMemoryTipStore())
        let capped = try PreparedDecision.underThreeCaps()
        center.run {
            let decision = PreparedDecision(about: CountedTip())
            let tip = CountedTip()
            print(
                allocations { _ = decision.status },
                allocations { _ = capped.status },
                allocations { _ = tip.status }
            )
        }
    }

    private static func allocations(in body: () -> Void) -> Int {
        for _ in 0..<10 { body() }
        let count = allocation_count()
        for _ in 0..<1_000 { body() }
        return Int(allocation_count() - count)
    }

    /// Does nothing until it is killed, with a centre that has tips on a store; who runs it counts the wake-ups.
    private static func idle(_ folder: URL) async throws {
        let center = try Stores.center(in: folder)
        center.run {
            for number in 0..<100 { _ = NumberedTip(number).status }
            _ = CountedTip().status
        }
        try await Task.sleep(for: .seconds(3_600))
        _ = center
    }

    /// What `idle` does without us: a task has run, and another sleeps.
    private static func asleep() async throws {
        await Task.detached {}.value
        try await Task.sleep(for: .seconds(3_600))
    }

    /// Kilobytes for the million donations of a store, all read by a rule, and for as many dates in an array.
    private static func memory(_ folder: URL) throws {
        let center = try Stores.center(in: folder)
        let tip = ReadingTip()
        release_free_memory()
        var before = residentKilobytes()
        precondition(center.run { tip.status } == .available, "the rule reads a million donations")
        release_free_memory()
        let ours = residentKilobytes() - before
        before = residentKilobytes()
        let dates = (0..<1_000_000).map { Date(timeIntervalSince1970: Double($0)) }
        print(ours, residentKilobytes() - before)
        _ = (dates.count, center)
    }

    /// Kilobytes for a thousand tips that were met, each with a rule.
    private static func met(_ folder: URL) throws {
        let center = try Stores.center(in: folder)
        center.run { _ = NumberedTip(0).status }
        release_free_memory()
        let before = residentKilobytes()
        center.run { for number in 1...1_000 { _ = NumberedTip(number).status } }
        release_free_memory()
        print(residentKilobytes() - before)
        _ = center
    }

    /// How many values each of several processes sets.
    private static let sets = 200

    /// Sets a parameter of its own, as one of several processes on one store.
    private static func set(_ folder: URL) throws {
        let center = try Stores.center(in: folder)
        let parameter = NumberedTip(Int(getpid())).parameter
        center.run { for number in 1...sets { parameter.wrappedValue = number } }
        let stored = try Stores.center(in: folder).run { parameter.wrappedValue }
        precondition(stored == sets, "what was set isn't on disk")
    }

    /// Does the same with a bare database.
    private static func setBare(_ folder: URL) throws {
        let peer = try Stores.peer(in: folder)
        for number in 1...sets {
            try peer.write {
                try $0.cachedStatement(
                    sql: "INSERT INTO parameter VALUES (?, ?) ON CONFLICT DO UPDATE SET json = excluded.json"
                ).execute(arguments: ["\(getpid())", "\(number)"])
            }
        }
        let stored = try Stores.peer(in: folder).read {
            try Int.fetchOne($0, sql: "SELECT json FROM parameter WHERE id = ?", arguments: ["\(getpid())"])
        }
        precondition(stored == sets, "what was set isn't on disk")
    }

    private static func microseconds(_ time: Duration) -> Int {
        Int(time.components.seconds * 1_000_000) + Int(time.components.attoseconds / 1_000_000_000_000)
    }

    static func residentKilobytes() -> Int { field("VmRSS", of: "/proc/self/status") }

    static func peakKilobytes() -> Int { field("VmHWM", of: "/proc/self/status") }

    private static func field(_ name: String, of path: String) -> Int {
        guard let text = FileManager.default.contents(atPath: path).map({ String(decoding: $0, as: UTF8.self) }),
            let line = text.split(separator: "\n").first(where: { $0.hasPrefix(name + ":") }),
            let number = Int(line.filter(\.isNumber))
        else { preconditionFailure("\(path) has no \(name)") }
        return number
    }
}
