import Foundation
import Synchronization
import TipKitEngine
import TipKitStorage

/// One run of a plan on a store.
///
/// Calls of different centers never run concurrently, but may be nested. The lock is never held while a center or a
/// store is called.
final class SimulationRun: Sendable {
    enum Outage: Sendable {
        case none
        /// Each commit fails.
        case full
        /// Each commit and each read fails.
        case locked
    }

    struct State: Sendable {
        var disk = PlainDisk()
        var actors: [SimulationActor] = []
        var frames: [SimulationFrame] = []
        var outage = Outage.none
        /// Whether the disk has so little space that any write may fail.
        var isSqueezed = false
        /// The number of each commit, and the latest row version in the store after that commit.
        var versions: [(commits: Int, version: RowVersion)] = []
        var lastPromise = 0
        /// Whether the store was merged from two files, each with its own donation limits and first displays.
        var isJoined = false
        /// By how many seconds the clock of each center is ahead; negative if it is behind.
        var skews: [TimeInterval] = []
        /// The first difference from the model that was found.
        var difference: String?
    }

    let plan: SimulationPlan
    let store: SimulatedStore
    let clock = SimulationClock()
    let state = Mutex(State())
    /// The other process on the file, once a step needs it.
    private let visitor = Mutex<SimulatedVisitor?>(nil)

    init(_ plan: SimulationPlan, on store: SimulatedStore) {
        self.plan = plan
        self.store = store
        state.withLock { $0.skews = plan.skews }
    }

    /// The time by the clock of a center.
    func now(of center: Int) -> Date {
        clock.now.addingTimeInterval(state.withLock { $0.skews.indices.contains(center) ? $0.skews[center] : 0 })
    }

    /// Performs all steps, and compares the final state with the model.
    ///
    /// - Returns: The difference that was found; `nil` if there is none.
    func play() -> String? {
        do {
            for center in 0..<plan.centers { try launch(center) }
            for step in plan.steps where difference == nil { try perform(step) }
            if difference == nil { try finish() }
        } catch {
            report(opening: error)
        }
        closeAllCenters()
        return difference
    }

    func report(opening error: any Error) {
        report("The store can't be opened, read or closed without a simulated fault: \(error)")
    }

    var difference: String? { state.withLock { $0.difference } }

    /// Records a difference from the model; only the first difference is kept.
    func report(_ text: @autoclosure () -> String) {
        state.withLock { $0.report(text()) }
    }

    /// Performs a step, unless another step of the same center is in progress.
    func perform(_ step: SimulationStep) throws {
        if step.action.isOfMachine { return try performMachineStep(step.action) }
        guard difference == nil, begin(SimulationFrame(center: step.center, accidents: step.accidents)) else { return }
        let isRelaunch = if case .relaunch = step.action { true } else { false }
        if !isRelaunch { act(step.action, step.center) }
        let isKilled = end(step.center)
        if isRelaunch || isKilled { try launch(step.center) }
        if step.isChecked, difference == nil { check(step.center, step.action) }
    }

    /// Begins a step of a center.
    ///
    /// - Returns: `false` if another step of the center is in progress.
    func begin(_ frame: SimulationFrame) -> Bool {
        state.withLock { state in
            guard !state.frames.contains(where: { $0.center == frame.center }) else { return false }
            state.frames.append(frame)
            return true
        }
    }

    /// Ends the current step of a center.
    ///
    /// - Returns: Whether the center was killed during the step.
    @discardableResult
    func end(_ center: Int) -> Bool {
        state.withLock { state in
            guard let frame = state.frames.popLast() else { return false }
            if !frame.isKilled { state.settlePromises(of: frame) }
            return frame.isKilled
        }
    }

    /// Launches a center, after killing its previous process if there is one.
    func launch(_ center: Int) throws {
        try endSqueeze()
        let old = state.withLock { $0.actors.indices.contains(center) ? $0.actors[center] : nil }
        old?.store.kill()
        try old?.store.close()
        guard begin(SimulationFrame(center: center, isQuiet: true)) else { return }
        let handle = ObservedStore(try store.open(), of: center, in: self)
        // Disable timed retries, so that only steps of the plan retry changes that couldn't be stored.
        let tips = TipCenter(clock: SkewedClock(run: self, center: center), keepsInMemory: false, retryPause: nil)
        let switches = TipSwitches()
        let actor = state.withLock { state in
            let view = PlainView(seen: state.disk, launch: state.disk.commits)
            return SimulationActor(center: tips, store: handle, switches: switches, view: view)
        }
        state.withLock { state in
            if state.actors.indices.contains(center) {
                state.actors[center] = actor
            } else {
                state.actors.append(actor)
            }
        }
        var attention = AttentionPlan()
        for cap in plan.caps { attention.add(cap) }
        try tips.configure(
            store: handle,
            frequency: plan.frequency,
            holdouts: HoldoutPlan(),
            attention: attention,
            switches: switches
        )
        let header = try handle.header()
        state.withLock { state in
            if state.versions.isEmpty { state.versions = [(0, header.latestVersion)] }
        }
        end(center)
    }

    /// Performs an event of the simulated machine, such as a full disk.
    private func performMachineStep(_ action: SimulationAction) throws {
        switch action {
        case .turnClock(let seconds): clock.turn(by: seconds)
        case .fillDisk: state.withLock { $0.outage = .full }
        case .lockDisk: state.withLock { $0.outage = .locked }
        case .freeDisk: try freeDisk()
        case .squeezeDisk(let pages):
            guard let squeeze = store.squeeze else { return }
            state.withLock { $0.isSqueezed = true }
            try squeeze(pages)
        case .writeVisitor, .eraseVisitor:
            try endSqueeze()
            try visit { visitor in
                let isErasure = if case .eraseVisitor = action { true } else { false }
                if let difference = try isErasure ? visitor.erase() : visitor.write(at: clock.now) {
                    report(difference)
                }
            }
        case .vanish:
            try endSqueeze()
            try store.vanish?()
            try lookAtFile()
        case .replace:
            try endSqueeze()
            guard let replace = store.replace else { return }
            try replace()
            state.withLock { state in
                state.isJoined = true
                state.disk.replaceFile()
            }
            try lookAtFile()
        default: break
        }
    }

    /// Ends an outage of the disk.
    func freeDisk() throws {
        state.withLock { $0.outage = .none }
        try endSqueeze()
    }

    private func endSqueeze() throws {
        guard state.withLock({ $0.isSqueezed }) else { return }
        try store.release?()
        state.withLock { $0.isSqueezed = false }
    }

    /// Runs a closure with the other process on the file, if the store has a file.
    func visit(_ body: (SimulatedVisitor) throws -> Void) throws {
        let known = visitor.withLock { $0 }
        guard let found = try known ?? (try store.open() as? SQLiteTipStore).map(SimulatedVisitor.init) else { return }
        visitor.withLock { $0 = found }
        try body(found)
    }

    /// Makes every center's store handle check the store's file, as it does when the system reports a change of the
    /// file.
    private func lookAtFile() throws {
        for actor in state.withLock({ $0.actors }) { try actor.store.lookAtFile() }
        if let visitor = visitor.withLock({ $0 }), let difference = try visitor.difference() { report(difference) }
    }

    /// Kills all centers and closes their stores.
    private func closeAllCenters() {
        let actors = state.withLock { state in
            defer { state.actors = [] }
            return state.actors
        }
        do {
            try freeDisk()
            if let visitor = visitor.withLock({ $0 }) {
                if let difference = try visitor.difference() { report(difference) }
                try visitor.close()
            }
        } catch {
            report(opening: error)
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

/// A step in progress; if steps are nested, all except the innermost step are waiting in a store call.
struct SimulationFrame: Sendable {
    let center: Int
    var accidents: [SimulationAccident] = []
    /// Whether the step is exempt from outages of the simulated disk.
    var isQuiet = false
    /// The number of store calls that the step has made.
    var calls = 0
    /// The number of the step's commits that failed.
    var failures = 0
    var readFailures = 0
    /// The smallest number of commits that the center knew when a commit of the step failed; `nil` if no commit failed.
    var knownAtFailure: Int?
    /// The disk as the center had last read it when a commit of the step failed; `nil` if no commit failed or the disk
    /// couldn't be read.
    var seenAtFailure: PlainDisk?
    /// The numbers of the promises that the step has made.
    var promises: Set<Int> = []
    /// The numbers of the promises whose changes the step has passed to the store.
    var asked: Set<Int> = []
    /// The numbers of the promises whose changes needn't be stored, according to the state that the center has read.
    var moot: Set<Int> = []
    /// The store's answer to the step's attempt to begin a display.
    var beginning: Beginning?
    var isKilled = false
    /// Whether the step stores the queued donations.
    var storesQueue = false

    struct Beginning: Sendable {
        var refusal: PlainRefusal?
        /// The number of the last commit that reset the tip.
        var reset: Int
    }
}

/// The clock of a center, which may differ from the clocks of other centers.
struct SkewedClock: TipClock {
    let run: SimulationRun
    let center: Int

    var now: Date { run.now(of: center) }

    func sleep(until deadline: Date) async throws { throw CancellationError() }
}

/// The clock of the simulated machine, which moves only in steps of the plan.
///
/// Sleeping on the clock throws an error, because a center that wakes up could act outside the steps of the plan.
final class SimulationClock: TipClock {
    /// The time at which every simulation begins.
    static let start = Date(timeIntervalSince1970: 1_800_000_000)

    private let time = Mutex(start)

    var now: Date { time.withLock { $0 } }

    func turn(by seconds: TimeInterval) {
        time.withLock { $0 = $0.addingTimeInterval(seconds) }
    }

    func sleep(until deadline: Date) async throws { throw CancellationError() }
}
