public import Foundation
import Logging
import Synchronization
import TipExit

/// One person's tips: their records, parameters and events, and the decisions that follow from them.
///
/// A process has a center of its own, which the static members of `Tips` use. ``run(_:)-(()->Result)`` makes another
/// center the current one while a closure runs. Members can be called from any thread and take effect before they
/// return. Only donations by `sendDonation` take effect shortly after the call returns.
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
    /// The lock that serializes access to the store, held from the planning of a change until the store's answer is
    /// applied.
    ///
    /// Changes therefore have the same order in memory and on disk. It is locked before `state`, never while `state` is
    /// held. Only notes are stored without holding the lock, since no decision depends on them and no change waits for
    /// them.
    let gate = Mutex<Void>(())
    /// Whether the center's tips stay in memory: `Tips.configure` then opens no file, whatever the datastore location
    /// is.
    package let keepsInMemory: Bool
    /// The pause before storing is retried after a failure; `nil` to retry only with the next change.
    let retryPause: Duration?

    /// The status of sync with the person's other devices.
    package let sync = ObservedSyncStatus()

    /// Creates a center that isn't configured yet.
    ///
    /// - Parameter clock: The clock that its tips use.
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
        ExitActions.shared.remove(ObjectIdentifier(self))
    }

    /// The process's own center.
    public static let process = TipCenter()

    /// The center that `Tips` and all tips use in this task: the process's own, unless `run` has set another.
    public static var current: TipCenter { CenterBinding.current?.center ?? process }

    /// Runs a closure with this center as the current one.
    public func run<Result>(_ body: () throws -> Result) rethrows -> Result {
        try CenterBinding.$current.withValue(binding, operation: body)
    }

    /// Runs an asynchronous closure with this center as the current one.
    public func run<Result>(
        isolation: isolated (any Actor)? = #isolation,
        _ body: () async throws -> Result
    ) async rethrows -> Result {
        try await CenterBinding.$current.withValue(binding, operation: body)
    }

    /// The binding that makes this center the current one.
    ///
    /// The binding keeps the rule evaluation in progress, so that changes by a rule are ignored even if the rule makes
    /// another center the current one.
    private var binding: CenterBinding {
        CenterBinding(self, evaluation: CenterBinding.current?.evaluation?.evaluation(for: self))
    }

    /// Keeps a value alive as long as the center.
    package func retain(_ value: any Sendable) { state.withLock { $0.retainedValue = value } }

    /// The text of the position up to which the center knows its store, without reading the store.
    ///
    /// It tells what the operator's switches say too, as far as the center knows.
    package var position: String {
        let (position, operated) = state.withLock { ($0.rows.position, $0.operated) }
        return (position ?? .unknown).text + operated.mark
    }

    /// The clock of the center.
    package var clock: any TipClock { state.withLock { $0.clock } }

    /// The current time of the center's clock.
    public var now: Date { clock.now }

    /// Whether the center has a store and decides on tips.
    package var isConfigured: Bool { state.withLock { $0.phase == .configured } }

    /// Connects the center to a store, and starts deciding on tips.
    ///
    /// - Parameters:
    ///   - store: The store of the center's tips.
    ///   - frequency: The pause between the first appearances of different tips.
    ///   - clock: The clock; `nil` to keep the center's.
    /// - Throws: `TipKitError.tipsDatastoreAlreadyConfigured` if the center is configured already; otherwise an error
    ///   of the store, after which `configure` can be called again.
    public func configure(
        store: any TipStore,
        frequency: Tips.ConfigurationOption.DisplayFrequency = .immediate,
        clock: (any TipClock)? = nil
    ) throws {
        try configure(store: store, frequency: frequency, clock: clock, holdouts: HoldoutPlan())
    }

    /// Connects the center to a store, and starts deciding on tips, which are held out from some people.
    package func configure(
        store: any TipStore,
        frequency: Tips.ConfigurationOption.DisplayFrequency = .immediate,
        clock: (any TipClock)? = nil,
        holdouts: HoldoutPlan,
        attention: AttentionPlan = AttentionPlan(),
        switches: TipSwitches? = nil,
        isDormant: Bool = false
    ) throws {
        let isFirst = state.withLock { state in
            guard state.phase == .unconfigured else { return false }
            state.phase = .configuring
            return true
        }
        guard isFirst else { throw alreadyConfigured() }
        let keepsNotes = store.keepsNotes
        follow(switches)
        // Start to watch the store before it is first read, so that no commit in between is missed.
        if !isBrief { watch(store) }
        let isLate: Bool
        do {
            isLate = try withGate {
                let header = try store.header()
                return state.withLock { state in
                    if let clock { state.clock = clock }
                    state.store = store
                    state.isDormant = isDormant && !header.position.isOfPerson
                    state.keepsNotes = keepsNotes
                    state.chosenFrequency = frequency
                    state.holdouts = holdouts
                    state.attention = attention
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
            tipLog.notice("Tips.configure() was called after tips were first used; the tips in use are updated now.")
        }
        warn(of: attention)
        warnOfStatedLaunch()
        recordFirstVersion()
        ExitActions.shared.add(self, at: .commits) { $0.storeBeforeExit() }
        let last = state.withLock { $0.lastNumber }
        while storeDonations(through: last) {}
        finish()
    }

    /// Warns once of caps that let no tip appear.
    private func warn(of attention: AttentionPlan) {
        for cap in attention.caps where cap.count == 0 && state.withLock({ $0.markLogged("cap \(cap)") }) {
            tipLog.warning("The limit of \(cap) lets no tip appear that it is for. Raise it, or leave it out.")
        }
    }

    /// Returns the error of a call that is only allowed before `configure`.
    ///
    /// As in Apple's TipKit, the error's description is only a name. This method therefore logs, once, what to do about
    /// the error.
    package func alreadyConfigured() -> TipKitError {
        let error = TipKitError.tipsDatastoreAlreadyConfigured
        if state.withLock({ $0.markLogged("configured again") }) { tipLog.warning("\(error.debugDescription)") }
        return error
    }
}

extension TipCenter {
    /// The minimum pause between one tip's first appearance and another's, initially as configured.
    ///
    /// Set it if your app lets people choose how often tips appear. All tips are decided again before the setter
    /// returns; a tip that is on screen stays there. The value isn't stored, so set it at each launch. A rule can't set
    /// it; such an attempt is logged. While ``TipSwitches`` set a frequency, that one holds. In Apple's TipKit only
    /// `Tips.configure` sets the display frequency.
    public var displayFrequency: Tips.ConfigurationOption.DisplayFrequency {
        get { state.withLock { $0.chosenFrequency } }
        set {
            if isRefusedInRule("sets the display frequency") { return }
            let isChanged = state.withLock { state in
                guard state.chosenFrequency != newValue else { return false }
                state.chosenFrequency = newValue
                state.decisions.touchAll()
                return true
            }
            if isChanged { finish() }
        }
    }
}

extension TipCenter {
    /// Changes the testing switches, which are never stored, and decides all tips again.
    ///
    /// The gate is held, so that a tip that is being retired because of a limit is retired before the switch is set, or
    /// not at all. Otherwise the tip would count as closed since.
    private func changeTestingSwitches(_ change: (inout TestingSwitches, DecisionTable) -> Void) {
        if isRefusedInRule("sets a testing switch") { return }
        withGate {
            state.withLock { state in
                change(&state.switches, state.decisions)
                state.decisions.touchAll()
            }
        }
        finish()
    }

    package func showAllForTesting() {
        changeTestingSwitches { switches, _ in switches.showAll() }
    }

    package func hideAllForTesting() {
        changeTestingSwitches { switches, _ in switches.hideAll() }
    }

    /// Shows the tips whose type name or id is listed.
    package func showForTesting(_ names: [String]) {
        changeTestingSwitches { $0.show(names, among: $1.tips.values.lazy.map(\.definition)) }
    }

    /// Hides the tips whose type name or id is listed.
    package func hideForTesting(_ names: [String]) {
        changeTestingSwitches { switches, _ in switches.hide(names) }
    }
}

/// The context of tips in a task: the current center, and the rule evaluation in progress, if any.
///
/// The context is a class, so that reading it from task-local storage costs only one retain.
final class CenterBinding: Sendable {
    let center: TipCenter
    let evaluation: Tips.RuleEvaluation?

    @TaskLocal static var current: CenterBinding?

    init(_ center: TipCenter, evaluation: Tips.RuleEvaluation?) {
        self.center = center
        self.evaluation = evaluation
    }

    /// The tip's status in the center.
    ///
    /// Callers use this method instead of the center's, because retaining a center is slow while weak references to it
    /// exist.
    func status(of id: String, type: Any.Type?, _ definition: () -> TipDefinition) -> Tips.Status {
        center.status(of: id, type: type, evaluation: evaluation, definition)
    }
}
