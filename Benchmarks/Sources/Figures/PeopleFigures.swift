import AllocationCounter
import Foundation
import OpenTipKit
import Synchronization
import Workload

/// What ten thousand people on one store cost.
enum PeopleFigures {
    private static let count = 10_000
    private static let tasks = 16

    /// Prints bytes of memory for a person at rest; nanoseconds to open one, in the median; descriptors for one and for all;
    /// displays a second of a thousand people; nanoseconds of a commit of one among all and of one alone, in the median.
    static func measure(_ folder: URL) async throws {
        let many = folder.appendingPathComponent("many", isDirectory: true)
        let people = try TipPeople(directory: many, idleTime: 1)
        // The system's own for tasks and timers are there by then.
        try await meet(people, 1)
        try await Task.sleep(for: .seconds(3))
        let one = try descriptors()
        try await meet(people)
        let all = try descriptors()
        // What the allocator keeps of the first round isn't memory of people.
        try await Task.sleep(for: .seconds(3))
        release_free_memory()
        let before = Figures.residentKilobytes()
        try await meet(people)
        try await Task.sleep(for: .seconds(3))
        release_free_memory()
        let bytes = max(0, Figures.residentKilobytes() - before) * 1_024 / count
        let opening = try opening(many)
        let displays = try await displays(many)
        let (among, alone) = try commits(many, folder.appendingPathComponent("alone", isDirectory: true))
        print(bytes, opening, one, all, displays, among, alone)
    }

    private static func descriptors() throws -> Int {
        try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
    }

    /// Lets so many people have tips of their own, from many tasks.
    private static func meet(_ people: TipPeople, _ count: Int = count) async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            for task in 0..<tasks {
                group.addTask {
                    for number in stride(from: task, to: count, by: tasks) {
                        let center = try people.center(for: "\(number)")
                        center.run {
                            PlainTip(number).beginDisplay()?.end()
                            CountedTip.visited.donate()
                            precondition(CountedTip.visited.donations.count > 0, "the donation wasn't stored")
                        }
                    }
                }
            }
            try await group.waitForAll()
        }
    }

    /// Nanoseconds until a person's centre is there and has said whether a tip may appear, in the median.
    private static func opening(_ folder: URL) throws -> Int {
        let people = try TipPeople(directory: folder)
        _ = try people.center(for: "0")
        return try median(
            (1...2_000).map { number in
                try ContinuousClock().measure {
                    let center = try people.center(for: "\(number)")
                    _ = center.run { CountedTip().status }
                }
            }
        )
    }

    /// How many displays a second a thousand people have who are all about.
    private static func displays(_ folder: URL) async throws -> Int {
        let people = try TipPeople(directory: folder)
        let centers = try (0..<1_000).map { try people.center(for: "\($0)") }
        let time = await ContinuousClock().measure {
            await withTaskGroup(of: Void.self) { group in
                for task in 0..<tasks {
                    group.addTask {
                        for number in stride(from: task, to: centers.count, by: tasks) {
                            centers[number].run {
                                for tip in 0..<5 { PlainTip(100_000 + tip).beginDisplay()?.end() }
                            }
                        }
                    }
                }
            }
        }
        return Int(5_000 / (time / .seconds(1)))
    }

    /// Nanoseconds of a commit of one person among many and of one who is alone, in the median.
    private static func commits(_ many: URL, _ alone: URL) throws -> (Int, Int) {
        let centers = try [many, alone].map { try TipPeople(directory: $0).center(for: "5000") }
        var times: [[Duration]] = [[], []]
        for number in 0..<2_000 {
            for (index, center) in centers.enumerated() {
                let time = center.run { ContinuousClock().measure { NumberedTip(0).parameter.wrappedValue = number } }
                times[index].append(time)
            }
        }
        return (median(times[0]), median(times[1]))
    }

    private static func median(_ times: [Duration]) -> Int {
        Int(times.sorted()[times.count / 2] / .nanoseconds(1))
    }
}
