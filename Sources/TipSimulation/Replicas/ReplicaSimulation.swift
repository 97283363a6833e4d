import Foundation
import Synchronization
package import TipKitEngine
import TipRandom

/// A simulation of several replicas of one person's tips, each with its own store and clock, that change and exchange
/// rows, played step by step from a seed.
///
/// The rows that a replica sends may arrive late, twice, in any order or never. A plain model records the changes that
/// each replica has made and received. Each replica must show exactly these changes, and in the end all replicas must
/// hold the same rows.
///
/// ```swift
/// for seed in 1...500 as ClosedRange<UInt64> {
///     try ReplicaSimulation(seed: seed) { InMemoryTipStore() }.run()
/// }
/// ```
package struct ReplicaSimulation: Sendable {
    let seed: UInt64
    let steps: Int
    let replicas: Int
    let makeStore: @Sendable () throws -> any TipStore

    /// Creates a simulation; the same arguments give the same run.
    ///
    /// - Parameters:
    ///   - seed: The seed of the random number generator.
    ///   - steps: The number of steps.
    ///   - replicas: The number of replicas, at least 2.
    ///   - makeStore: Creates a new, empty store; called for each replica.
    package init(
        seed: UInt64,
        steps: Int = 60,
        replicas: Int = 2,
        makeStore: @escaping @Sendable () throws -> any TipStore
    ) {
        self.seed = seed
        self.steps = steps
        self.replicas = max(2, replicas)
        self.makeStore = makeStore
    }

    /// Plays the run on the calling thread.
    ///
    /// - Throws: The first difference from the model that was found, with the steps before it.
    package func run() throws(SimulationFailure) {
        do {
            var run = try ReplicaRun(seed: seed, stores: try (0..<replicas).map { _ in try makeStore() })
            do {
                try run.play(steps)
            } catch {
                throw SimulationFailure(seed: seed, difference: "\(error)", steps: run.steps)
            }
        } catch let failure as SimulationFailure {
            throw failure
        } catch {
            throw SimulationFailure(seed: seed, difference: "A store can't be opened: \(error)", steps: [])
        }
    }
}

/// One run of a simulation of replicas.
struct ReplicaRun {
    struct Difference: Error, CustomStringConvertible {
        let description: String
    }

    /// Rows in transit from one replica to another.
    private struct PendingRows {
        var sender: Int
        var receiver: Int
        var rows: StoreRows
        /// The number of facts of each author that the rows contain.
        var told: [Int]
    }

    static let tips = ["a", "b"]
    static let parameters = ["p", "q"]
    static let transient = "t"
    static let events = ["e", "f"]

    private(set) var steps: [String] = []
    private let stores: [any TipStore]
    private let watches: [ReplicaWatch]
    private var generator: SeededGenerator
    private var model: ReplicaModel
    private var clocks: [Date]
    private var pending: [PendingRows] = []
    /// For each receiver and sender, the position in the sender's store up to which the receiver has the sender's rows.
    private var received: [[StorePosition?]]

    init(seed: UInt64, stores: [any TipStore]) throws {
        self.stores = stores
        generator = SeededGenerator(seed: seed)
        watches = try stores.map { try ReplicaWatch($0) }
        model = ReplicaModel(replicas: try stores.map { try $0.header().replica })
        clocks = stores.map { _ in SimulationClock.start }
        received = stores.map { _ in stores.map { _ in nil } }
        // Let the clocks of the replicas differ by hours.
        for replica in stores.indices { clocks[replica] += TimeInterval(number(4) * 3_600) }
    }

    mutating func play(_ count: Int) throws {
        for _ in 0..<count { try step() }
        // Deliver all rows in as many rounds as there are replicas, because replicas may have to relay rows.
        for _ in stores.indices {
            for sender in stores.indices {
                for receiver in stores.indices where receiver != sender {
                    send(from: sender, to: receiver, isWhole: true, rows: try stores[sender].rows())
                    try deliver(pending.removeLast())
                }
            }
        }
        let all = try stores.map { PersonRows(try $0.rows().rows) }
        for replica in stores.indices {
            try check(replica)
            guard all[replica] == all[0] else {
                throw Difference(description: "Replicas 0 and \(replica) have exchanged all rows but differ.")
            }
        }
        for store in stores { try store.close() }
    }

    private mutating func step() throws {
        let replica = number(stores.count)
        clocks[replica] += [0, 0.25, 1, 60, 600, -300][number(6)]
        switch number(10) {
        case 0, 1:
            let receiver = (replica + 1 + number(stores.count - 1)) % stores.count
            let known = received[receiver][replica]
            // A store doesn't send obsolete rows. So send only changed rows if the receiver knows the same resets as
            // the sender, and otherwise all rows, which include the resets.
            let isComplete = known == nil || number(3) == 0 || !knowsResets(receiver, of: replica)
            let rows = try stores[replica].rows(changedAfter: isComplete ? nil : known)
            // After a full reset, a store sends all its rows even if only changes were requested. Rows of other
            // replicas show that it has done so.
            let own = try stores[replica].header().replica
            let isWhole = isComplete || rows.rows.rows.contains { $0.key.replica != own }
            send(from: replica, to: receiver, isWhole: isWhole, rows: rows)
        case 2, 3:
            guard !pending.isEmpty else { return }
            let place = number(pending.count)
            // In a third of the cases, leave the delivered rows in transit, so that they can be delivered again.
            let next = number(3) == 0 ? pending[place] : pending.remove(at: place)
            try deliver(next)
        default: try change(replica)
        }
        if number(3) == 0 { try check(replica) }
    }

    private func knowsResets(_ receiver: Int, of sender: Int) -> Bool {
        let scopes = [.everything] + Self.tips.map(RowScope.tip) + Self.events.map(RowScope.event)
        return scopes.allSatisfy { model.epoch(of: $0, at: receiver) == model.epoch(of: $0, at: sender) }
    }

    private mutating func number(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }

    private mutating func send(from sender: Int, to receiver: Int, isWhole: Bool, rows: StoreRows) {
        var told = stores.map { _ in 0 }
        if isWhole { told = model.known[sender] } else { told[sender] = model.known[sender][sender] }
        pending.append(PendingRows(sender: sender, receiver: receiver, rows: rows, told: told))
        steps.append(
            "replica \(sender) sends \(rows.rows.count) rows to replica \(receiver)\(isWhole ? " (all its rows)" : "")"
        )
    }

    private mutating func deliver(_ next: PendingRows) throws {
        steps.append("replica \(next.receiver) merges \(next.rows.rows.count) rows of replica \(next.sender)")
        let watch = watches[next.receiver]
        watch.forget()
        try stores[next.receiver].merge(next.rows.rows, at: Date(timeIntervalSince1970: 4e9))
        guard watch.waitForNotification() else {
            throw Difference(description: "The watch on replica \(next.receiver) wasn't notified of a merge.")
        }
        model.recordReceipt(by: next.receiver, of: next.told)
        received[next.receiver][next.sender] = next.rows.position
    }

    private mutating func change(_ replica: Int) throws {
        let date = clocks[replica]
        let (tip, event) = (Self.tips[number(2)], Self.events[number(2)])
        let change: StoreChange
        var kept: Int?
        switch number(17) {
        case 0...2:
            // A replica of an earlier release has other names.
            let names = replica == 0 ? ["long", "short"] : ["long", "new", "short"]
            let arm = TrialArm(isHeldOut: number(8) == 0, share: 0.5, name: names[replica % 2], names: names)
            let trial = TrialStart(arm, event: event, needed: 1 + number(2), window: 600)
            let limits = DisplayLimits(maximumCount: 4)
            change = .displayBegan(tip: tip, date: date, limits: limits, trial: number(4) == 0 ? nil : trial)
        case 3, 4:
            let epoch = model.epoch(of: .tip(tip), at: replica)
            change = .displayEnded(tip: tip, duration: Double(number(9)), epoch: epoch)
        case 16: change = .snoozed(tip: tip, seconds: [60, 900][number(2)], date: date)
        case 5: change = .invalidated(tip: tip, reason: .tipClosed, date: date)
        case 6, 7: change = .parameterSet(id: Self.parameters[number(2)], json: "\(number(1_000))", date: date)
        case 8: change = .parameterSet(id: Self.transient, json: "\(number(1_000))", isTransient: true, date: date)
        case 9...12:
            kept = [2, 3, 5][number(3)]
            let limit = StoredDonationLimit(maximumCount: kept ?? 0, maximumAge: nil)
            let donation = StoredDonation(date: date, payload: "\(number(1_000_000))")
            change = .donated(event: event, donation: donation, limit: limit)
        case 13: change = number(3) == 0 ? .donationsDeleted(event: event, date: date) : .pauseMoved(date: date)
        case 14: change = number(3) == 0 ? .tipReset(tip: tip, date: date) : .pauseMoved(date: date)
        default: change = number(6) == 0 ? .allReset(date: date) : .pauseMoved(date: date)
        }
        steps.append("replica \(replica): \(change)")
        let commit = try stores[replica].commit([change])
        let expected = model.refusal(of: change, at: replica)
        guard commit.refusals[0] == expected else {
            let words = (commit.refusals[0].map { "\($0)" } ?? "success", expected.map { "\($0)" } ?? "success")
            throw Difference(description: "Replica \(replica) answers \(change) with \(words.0); expected \(words.1)")
        }
        if expected == nil { model.record(change, by: replica, version: commit.update.version) }
    }

    /// Compares the state of a replica with the model, and with the state that follows from the replica's rows.
    private func check(_ replica: Int) throws {
        let rows = PersonRows(try stores[replica].rows().rows)
        func expect<Value: Equatable>(_ found: Value, _ expected: Value, _ what: String) throws {
            guard found != expected else { return }
            throw Difference(description: "Replica \(replica) has the wrong \(what): \(found); expected: \(expected)")
        }
        try stores[replica].read { snapshot in
            for id in Self.tips {
                let tip = try snapshot.tip(id)
                try expect(tip.record, model.record(ofTip: id, at: replica), "record of \(id)")
                try expect(tip.epoch, model.epoch(of: .tip(id), at: replica), "epoch of \(id)")
                let joined = TipRecord(rows.displays(ofTip: id), rows.invalidation(ofTip: id))
                try expect(tip.record, joined, "record of \(id), compared with its rows")
            }
            let trials = try snapshot.trials()
            let plain = trials.map { trial in
                var trial = trial
                trial.uses = [:]
                return trial
            }
            try expect(plain, Self.tips.compactMap { model.trial(ofTip: $0, at: replica) }, "trials")
            try expect(trials, Self.tips.compactMap(rows.trial), "trials, compared with the rows")
            for id in Self.parameters + [Self.transient] {
                try expect(try snapshot.parameter(id)?.json, model.value(of: id, at: replica), "parameter \(id)")
                guard id != Self.transient else { continue }
                try expect(try snapshot.parameter(id)?.version, rows.parameter(id)?.version, "version of \(id)")
            }
            for id in Self.events {
                let found = try snapshot.donations(ofEvent: id, after: .distantPast, maximumCount: 1_000)
                try expect(found.map(\.payload), model.payloads(of: id, at: replica), "donations of \(id)")
                try expect(
                    found.map(\.payload),
                    rows.donations(ofEvent: id).map(\.payload),
                    "donations of \(id), compared with its rows"
                )
                try expect(try snapshot.tally(ofEvent: id), found.count, "tally of \(id)")
            }
            let shown = Self.tips.filter { model.record(ofTip: $0, at: replica).firstDisplayed != nil }
            let latest = try snapshot.header().latestFirstDisplay
            try expect(latest.map { shown.contains($0.tip) } ?? shown.isEmpty, true, "latest first display: \(shown)")
        }
    }
}

/// A watch on a store that records whether it was notified of a commit.
private final class ReplicaWatch: Sendable {
    private let told = DispatchSemaphore(value: 0)
    private let watch = Mutex<StoreWatch?>(nil)

    init(_ store: any TipStore) throws {
        let watching = try store.watch { [told] in told.signal() }
        watch.withLock { $0 = watching }
    }

    /// Discards earlier notifications.
    func forget() {
        while told.wait(timeout: .now()) == .success {}
    }

    /// Waits for a notification, and returns `false` if the store doesn't send a notification within 30 seconds.
    func waitForNotification() -> Bool { told.wait(timeout: .now() + 30) == .success }
}
