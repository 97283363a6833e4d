public import Foundation
import Logging
import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// One person's tips: their records, parameters and events, and the decisions that follow from them.
///
/// A process has a centre of its own, which `Tips`' static functions speak to; ``run(_:)-(()->Result)`` makes another
/// the current one for a while. Everything may be called from any thread and takes effect before it returns, save
/// donations that are sent or awaited, which share transactions.
///
/// ```swift
/// let reader = TipCenter()
/// try reader.configure(store: InMemoryTipStore(), frequency: .daily)
/// reader.run {
///     print(BookmarkTip().explain().summary)
/// }
/// ```
public final class TipCenter: Sendable {
    let state: Mutex<CenterState>
    /// Held by whoever speaks to the store, from the plan of a change until its outcome is taken over.
    ///
    /// So changes have one order, in memory and on disk. Taken before `state`, never within it. Notes alone are stored
    /// without it: nothing is decided by them, and no change waits for them.
    let gate = Mutex<Void>(())
    /// Whether `Tips.configure` opens no file for this centre, wherever a datastore is said to lie.
    package let keepsInMemory: Bool
    /// How long to wait before what couldn't be stored is tried again; `nil` to try with the next change alone.
    let retryPause: Duration?

    /// How far the tips agree with those of the person's other devices.
    package let sync = ObservedSyncStatus()

    /// Makes a centre that isn't configured yet.
    ///
    /// - Parameter clock: The clock that its tips run on.
    public convenience init(clock: any TipClock = SystemTipClock()) {
        self.init(clock: clock, keepsInMemory: false)
    }

    package init(
        clock: any TipClock = SystemTipClock(),
        keepsInMemory: Bool = false,
        retryPause: Duration? = .seconds(1)
    ) {
        state = Mutex(CenterState(clock: clock))
        self.keepsInMemory = keepsInMemory
        self.retryPause = retryPause
    }

    deinit {
        let (alarm, statuses, outcomes) = state.withLock { state in
            (state.alarm, state.decisions.tips.values.flatMap(\.streams.values), Array(state.outcomeStreams.values))
        }
        alarm?.task.cancel()
        for stream in statuses { stream.finish() }
        for stream in outcomes { stream.finish() }
        ExitFlush.shared.remove(ObjectIdentifier(self))
    }

    /// The process's own centre.
    public static let process = TipCenter()

    /// The centre that `Tips` and all tips speak to in this task; the process's own unless another was bound.
    public static var current: TipCenter { CenterBinding.current?.center ?? process }

    /// Runs a closure with this centre as the current one.
    public func run<Result>(_ body: () throws -> Result) rethrows -> Result {
        try CenterBinding.$current.withValue(binding, operation: body)
    }

    /// Runs an asynchronous closure with this centre as the current one.
    public func run<Result>(
        isolation: isolated (any Actor)? = #isolation,
        _ body: () async throws -> Result
    ) async rethrows -> Result {
        try await CenterBinding.$current.withValue(binding, operation: body)
    }

    /// The centre as the current one; an evaluation goes on in it, so that a rule changes no centre.
    private var binding: CenterBinding {
        CenterBinding(self, evaluation: CenterBinding.current?.evaluation?.reading(from: self))
    }

    /// Keeps something for as long as the centre lives.
    package func keep(_ companion: any Sendable) { state.withLock { $0.companion = companion } }

    /// The clock of the centre.
    package var clock: any TipClock { state.withLock { $0.clock } }

    /// The present moment by the centre's clock.
    public var now: Date { clock.now }

    /// Whether the centre has a store and decides.
    package var isConfigured: Bool { state.withLock { $0.phase == .configured } }

    /// Opens a store and begins to decide.
    ///
    /// - Parameters:
    ///   - store: The memory of the centre.
    ///   - frequency: The pause between first appearances.
    ///   - clock: The clock; `nil` to keep the centre's.
    /// - Throws: `TipKitError.tipsDatastoreAlreadyConfigured` the second time; else what the store throws, and then
    ///   `configure` may be called again.
    public func configure(
        store: any TipStore,
        frequency: Tips.ConfigurationOption.DisplayFrequency = .immediate,
        clock: (any TipClock)? = nil
    ) throws {
        let isFirst = state.withLock { state in
            guard state.phase == .unconfigured else { return false }
            state.phase = .configuring
            return true
        }
        guard isFirst else { throw alreadyConfigured() }
        let keepsNotes = store.keepsNotes
        // From here on it hears of what others commit.
        watch(store)
        let isLate: Bool
        do {
            isLate = try withGate {
                let header = try store.header()
                return state.withLock { state in
                    if let clock { state.clock = clock }
                    state.store = store
                    state.keepsNotes = keepsNotes
                    state.frequency = frequency
                    state.rows = CachedRows(header)
                    state.decisions.touchAll()
                    state.phase = .configured
                    state.isResetRequested = false
                    return !state.decisions.tips.isEmpty
                }
            }
        } catch {
            let watch = state.withLock { state in
                state.phase = .unconfigured
                return state.watch.take()
            }
            withExtendedLifetime(watch) {}
            throw error
        }
        if isLate {
            tipLog.notice("Tips were configured after a tip was first asked for; every mounted tip asks again.")
        }
        ExitFlush.shared.add(self)
        let last = state.withLock { $0.lastNumber }
        while storeDonations(through: last) {}
        settle()
    }

    /// The error of what comes too late after `configure`; its description is a name, as Apple's, so that the log says once
    /// what to do.
    package func alreadyConfigured() -> TipKitError {
        let error = TipKitError.tipsDatastoreAlreadyConfigured
        if state.withLock({ $0.markSaid("configured again") }) { tipLog.warning("\(error.debugDescription)") }
        return error
    }
}

extension TipCenter {
    /// The least pause between one tip's first appearance and another's: what the centre was configured with, until it is
    /// set.
    ///
    /// Setting it suits an app that lets people choose how often tips come. All tips are decided on anew before the setter
    /// returns; one that is on screen stays there. It isn't stored: an app sets it at each start. A rule can't set it; the
    /// log says so. Apple's is set once, by `Tips.configure`.
    public var displayFrequency: Tips.ConfigurationOption.DisplayFrequency {
        get { state.withLock { $0.frequency } }
        set {
            if isRefusedInRule("sets the display frequency") { return }
            let isChanged = state.withLock { state in
                guard state.frequency != newValue else { return false }
                state.frequency = newValue
                state.decisions.touchAll()
                return true
            }
            if isChanged { settle() }
        }
    }
}

extension TipCenter {
    /// Changes the testing switches; they are never stored.
    private func turnSwitch(_ change: (inout TestingSwitches, DecisionTable) -> Void) {
        if isRefusedInRule("turns a testing switch") { return }
        state.withLock { state in
            change(&state.switches, state.decisions)
            state.decisions.touchAll()
        }
        settle()
    }

    package func showAllForTesting() {
        turnSwitch { switches, _ in switches.showAll() }
    }

    package func hideAllForTesting() {
        turnSwitch { switches, _ in switches.hideAll() }
    }

    /// Shows the tips whose type name or id is listed.
    package func showForTesting(_ names: [String]) {
        turnSwitch { $0.show(names, among: $1.tips.values.lazy.map(\.definition)) }
    }

    /// Hides the tips whose type name or id is listed.
    package func hideForTesting(_ names: [String]) {
        turnSwitch { switches, _ in switches.hide(names) }
    }
}

/// What tips speak to in a task: a centre, and the evaluation that runs in it, if any.
///
/// A reference, so that taking it from the task costs one count.
final class CenterBinding: Sendable {
    let center: TipCenter
    let evaluation: Tips.RuleEvaluation?

    @TaskLocal static var current: CenterBinding?

    init(_ center: TipCenter, evaluation: Tips.RuleEvaluation?) {
        self.center = center
        self.evaluation = evaluation
    }

    /// The tip's status in the centre, which isn't retained for that: where others refer to it weakly, that is slow.
    func status(of id: String, type: Any.Type?, _ definition: () -> TipDefinition) -> Tips.Status {
        center.status(of: id, type: type, evaluation: evaluation, definition)
    }
}

/// Whether code runs on the main thread; Foundation asks the kernel twice for that on Linux, so each thread asks once.
enum MainThread {
    static var isCurrent: Bool {
        #if os(Linux)
            guard let answer else { return Thread.isMainThread }
            switch Int(bitPattern: pthread_getspecific(answer)) {
            case isMain: return true
            case isOther: return false
            default:
                let isCurrent = Thread.isMainThread
                pthread_setspecific(answer, UnsafeRawPointer(bitPattern: isCurrent ? isMain : isOther))
                return isCurrent
            }
        #else
            return Thread.isMainThread
        #endif
    }

    #if os(Linux)
        private static let isMain = 1
        private static let isOther = 2
        /// Where each thread keeps its answer; `nil` if the process has no such place left.
        private static let answer: pthread_key_t? = {
            var key = pthread_key_t()
            return pthread_key_create(&key, nil) == 0 ? key : nil
        }()
    #endif
}
