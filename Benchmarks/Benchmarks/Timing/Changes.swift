import Benchmark
import Foundation
import GRDB
import Observation
import OpenTipKit
import Synchronization
import TipKitStorage
import Workload

/// A parameter's set, on disk and published when it returns, with many tips about and with few.
func parameters() throws {
    let figure = "a parameter of one of 10 000 tips"
    let number = Count()
    for (name, count) in [("ours", 10_000), ("with 10 tips", 10)] {
        let center = try Stores.center(in: Stores.folder())
        center.run { for number in 0..<count { _ = NumberedTip(number).status } }
        let parameter = NumberedTip(5).parameter
        measure(figure, name, calls: .kilo) { benchmark in
            center.run { for _ in benchmark.scaledIterations { parameter.wrappedValue = number.next() } }
        }
    }
    let peer = try Stores.peer(in: Stores.folder())
    let store = try SQLiteTipStore(directory: Stores.folder())
    let position = Mutex(try store.header().position)
    measure(figure, "the commit alone", calls: .kilo) { benchmark in
        for _ in benchmark.scaledIterations {
            let change = StoreChange.parameterSet(id: "p", json: "\(number.next())", date: Date())
            let commit = try store.commit([change], after: position.withLock { $0 })
            position.withLock { $0 = commit.update.position }
        }
    }
    measure(figure, "one GRDB transaction", calls: .kilo) { benchmark in
        for _ in benchmark.scaledIterations {
            try peer.write {
                try $0.cachedStatement(
                    sql: "INSERT INTO parameter VALUES (?, ?) ON CONFLICT DO UPDATE SET json = excluded.json"
                ).execute(arguments: ["p", "\(number.next())"])
            }
        }
    }
}

/// Donations that are on disk: each awaited by one of 16 tasks, and sent one after the other.
func donations() throws {
    let center = try Stores.center(in: Stores.folder())
    let peer = try Stores.peer(in: Stores.folder())
    let event = CountedTip.visited
    measure("256 donations by 16 tasks", "ours") { _ in
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<16 {
                group.addTask { await center.run { for _ in 0..<16 { await event.donate() } } }
            }
        }
    }
    measure("256 donations by 16 tasks", "a transaction each") { _ in
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<16 {
                group.addTask { for _ in 0..<16 { try await peer.write { try insert(in: $0) } } }
            }
            try await group.waitForAll()
        }
    }
    measure("20 000 donations sent", "ours") { _ in
        await center.run {
            for _ in 0..<19_999 { event.sendDonation() }
            await event.donate()
        }
    }
    measure("20 000 donations sent", "one big GRDB transaction") { _ in
        try peer.write { database in for _ in 0..<20_000 { try insert(in: database) } }
    }
}

private func insert(in database: Database) throws {
    try database.cachedStatement(sql: "INSERT INTO donation (event, date, payload) VALUES (?, ?, ?)").execute(
        arguments: ["visited", Date().timeIntervalSince1970, nil]
    )
}

/// A change of status to a thousand observers, beside a change of an observable object's property.
func observers() throws {
    let center = TipCenter()
    try center.configure(store: InMemoryTipStore())
    let object = Watched()
    let number = Count()
    measure("a change to 1 000 observers", "ours") { benchmark in
        let tip = NumberedTip(1)
        await tell(benchmark, { center.run { _ = tip.status } }) {
            center.run { tip.parameter.wrappedValue = number.next() }
        }
    }
    measure("a change to 1 000 observers", "an @Observable object") { benchmark in
        await tell(benchmark, { _ = object.value }) { Task { @MainActor in object.value += 1 } }
    }
}

/// Measures from a change until the last of a thousand observers has heard of it.
private func tell(_ benchmark: Benchmark, _ read: () -> Void, _ change: () -> Void) async {
    let waiting = Mutex(1_000)
    let (done, continuation) = AsyncStream.makeStream(of: Void.self)
    for _ in 0..<1_000 {
        withObservationTracking(read) {
            let left = waiting.withLock { waiting in
                waiting -= 1
                return waiting
            }
            if left == 0 { continuation.finish() }
        }
    }
    benchmark.startMeasurement()
    change()
    for await _ in done {}
    benchmark.stopMeasurement()
}

/// An observable number behind a lock.
final class Watched: Observable, Sendable {
    private let registrar = ObservationRegistrar()
    private let stored = Mutex(0)

    var value: Int {
        get {
            registrar.access(self, keyPath: \.value)
            return stored.withLock { $0 }
        }
        set { registrar.withMutation(of: self, keyPath: \.value) { stored.withLock { $0 = newValue } } }
    }
}

/// A count that only goes up.
final class Count: Sendable {
    private let last = Atomic(0)

    /// One more than before.
    func next() -> Int { last.add(1, ordering: .relaxed).newValue }
}
