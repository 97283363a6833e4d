public import Foundation
import Logging
import Synchronization

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
