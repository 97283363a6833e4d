import Foundation
import OpenTipKit
import Synchronization

/// One run of a plan on a store.
///
/// Calls never overlap, save those that one is within; the lock is never held while a centre or a store is called.
final class SimulationRun: Sendable {
    enum Outage: Sendable { case none, full, locked }

    struct State: Sendable {
        var disk = PlainDisk()
        var actors: [SimulationActor] = []
        var frames: [SimulationFrame] = []
        var outage = Outage.none
        /// The version that each commit has reached.
        var versions: [(commits: Int, version: RowVersion)] = []
        var lastPromise = 0
        /// Whether the store was put together of two files, of which each keeps its own donations within their limits, and
        /// its own first appearances.
        var isJoined = false
        /// What is wrong.
        var difference: String?
    }

    let plan: SimulationPlan
    let store: SimulatedStore
    let clock = SimulationClock()
    let state = Mutex(State())

    init(_ plan: SimulationPlan, on store: SimulatedStore) {
        self.plan = plan
        self.store = store
    }

    /// Takes all steps, and compares what is left.
    ///
    /// - Returns: What is wrong; `nil` if nothing is.
    func play() -> String? {
        defer { leave() }
        do {
            for center in 0..<plan.centers { try launch(center) }
            for step in plan.steps {
                try take(step)
                if let difference { return difference }
            }
            try finish()
        } catch {
            report(opening: error)
        }
        return difference
    }

    func report(opening error: any Error) {
        report("A store that is well can't be opened, read or closed: \(error)")
    }

    var difference: String? { state.withLock { $0.difference } }

    /// Records what is wrong; the first counts.
    func report(_ text: @autoclosure () -> String) {
        state.withLock { $0.report(text()) }
    }

    /// Takes a step, unless its centre is in the midst of another.
    func take(_ step: SimulationStep) throws {
        if step.action.isOfMachine { return try happen(step.action) }
        guard difference == nil, begin(SimulationFrame(center: step.center, accidents: step.accidents)) else { return }
        let isRelaunch = if case .relaunch = step.action { true } else { false }
        if !isRelaunch { act(step.action, step.center) }
        let isKilled = end(step.center)
        if isRelaunch || isKilled { try launch(step.center) }
        if step.isChecked, difference == nil { check(step.center, step.action) }
    }

    /// Opens a step of a centre.
    ///
    /// - Returns: Whether none is under way.
    func begin(_ frame: SimulationFrame) -> Bool {
        state.withLock { state in
            guard !state.frames.contains(where: { $0.center == frame.center }) else { return false }
            state.frames.append(frame)
            return true
        }
    }

    /// Closes the step of a centre.
    ///
    /// - Returns: Whether the centre was killed in it.
    @discardableResult
    func end(_ center: Int) -> Bool {
        state.withLock { state in
            guard let frame = state.frames.popLast() else { return false }
            if !frame.isKilled { state.settlePromises(of: frame) }
            return frame.isKilled
        }
    }

    /// Kills a centre, if there is one, and launches it anew.
    func launch(_ center: Int) throws {
        let old = state.withLock { $0.actors.indices.contains(center) ? $0.actors[center] : nil }
        old?.store.kill()
        try old?.store.close()
        guard begin(SimulationFrame(center: center, isQuiet: true)) else { return }
        let handle = ObservedStore(try store.open(), of: center, in: self)
        // Nothing depends on real time: what couldn't be stored is tried again by steps alone.
        let tips = TipCenter(clock: clock, keepsInMemory: false, retryPause: nil)
        let actor = state.withLock { state in
            let view = PlainView(seen: state.disk, launch: state.disk.commits)
            return SimulationActor(center: tips, store: handle, view: view)
        }
        state.withLock { state in
            if state.actors.indices.contains(center) {
                state.actors[center] = actor
            } else {
                state.actors.append(actor)
            }
        }
        try tips.configure(store: handle, frequency: plan.frequency)
        let header = try handle.header()
        state.withLock { state in
            if state.versions.isEmpty { state.versions = [(0, header.latestVersion)] }
        }
        end(center)
    }

    /// Something happens to the machine.
    private func happen(_ action: SimulationAction) throws {
        switch action {
        case .turnClock(let seconds): clock.turn(by: seconds)
        case .fillDisk: state.withLock { $0.outage = .full }
        case .lockDisk: state.withLock { $0.outage = .locked }
        case .freeDisk: state.withLock { $0.outage = .none }
        case .vanish:
            try store.vanish?()
            try lookAtFile()
        case .replace:
            try store.replace?()
            state.withLock { $0.isJoined = true }
            try lookAtFile()
        default: break
        }
    }

    /// Lets every process look at the store's file, as one does that the system notifies of a change of the file.
    private func lookAtFile() throws {
        for actor in state.withLock({ $0.actors }) { try actor.store.lookAtFile() }
    }

    /// Lets all centres go.
    private func leave() {
        let actors = state.withLock { state in
            defer { state.actors = [] }
            return state.actors
        }
        for actor in actors {
            actor.store.kill()
            do { try actor.store.close() } catch { report("A store can't be closed: \(error)") }
        }
    }
}

extension SimulationRun.State {
    mutating func report(_ text: String) {
        difference = difference ?? text
    }
}

/// A step under way: of several, all but the last wait within a call of their store.
struct SimulationFrame: Sendable {
    let center: Int
    var accidents: [SimulationAccident] = []
    /// Whether nothing goes wrong.
    var isQuiet = false
    /// How many calls of the store there were.
    var calls = 0
    /// How many commits failed.
    var failures = 0
    var readFailures = 0
    /// The fewest commits that the centre knew when a commit failed.
    var knownAtFailure: Int?
    /// The disk as the centre knew it when the display couldn't be stored that it asked for; `nil` if it couldn't be read.
    var seenAtFailure: PlainDisk?
    /// The promises that the step made.
    var promises: Set<Int> = []
    /// Those of them that the store was asked for.
    var asked: Set<Int> = []
    /// The promises that were kept already by what a call of the store told.
    var moot: Set<Int> = []
    /// What became of the display that the step asked for, once that is stored.
    var beginning: Beginning?
    var isKilled = false
    /// Whether the step stores what is queued.
    var storesQueue = false

    struct Beginning: Sendable {
        var refusal: PlainRefusal?
        /// The commit that had reset the tip last.
        var reset: Int
    }
}

/// The machine's clock, which moves by steps alone.
///
/// Nobody can wait for it: a centre that woke by itself would act between any two steps.
final class SimulationClock: TipClock {
    private let time = Mutex(Date(timeIntervalSince1970: 1_800_000_000))

    var now: Date { time.withLock { $0 } }

    func turn(by seconds: TimeInterval) {
        time.withLock { $0 = $0.addingTimeInterval(seconds) }
    }

    func sleep(until deadline: Date) async throws { throw CancellationError() }
}
