public import Foundation
import Logging
import Synchronization

/// One person's tips: their records, parameters and events, and the decisions that follow from them.
///
/// A process has a centre of its own, which `Tips`' static functions speak to; ``run(_:)-(()->Result)`` makes another
/// the current one for a while. Everything may be called from any thread and takes effect before it returns, save
/// donations, which share transactions.
public final class TipCenter: Sendable {
    let state: Mutex<CenterState>
    /// Whether `Tips.configure` opens no file for this centre, wherever a datastore is said to lie.
    package let keepsInMemory: Bool

    /// Makes a centre that isn't configured yet.
    ///
    /// - Parameter clock: The clock that its tips run on.
    public convenience init(clock: any TipClock = SystemTipClock()) {
        self.init(clock: clock, keepsInMemory: false)
    }

    package init(clock: any TipClock = SystemTipClock(), keepsInMemory: Bool) {
        state = Mutex(CenterState(clock: clock))
        self.keepsInMemory = keepsInMemory
    }

    deinit {
        state.withLock { $0.alarm }?.task.cancel()
    }

    /// The process's own centre.
    public static let process = TipCenter()

    /// The centre that `Tips` and all tips speak to in this task; the process's own unless another was bound.
    public static var current: TipCenter { Binding.current?.center ?? process }

    /// Runs a closure with this centre as the current one.
    public func run<Result>(_ body: () throws -> Result) rethrows -> Result {
        try Binding.$current.withValue(binding, operation: body)
    }

    /// Runs an asynchronous closure with this centre as the current one.
    public func run<Result>(
        isolation: isolated (any Actor)? = #isolation,
        _ body: () async throws -> Result
    ) async rethrows -> Result {
        try await Binding.$current.withValue(binding, operation: body)
    }

    /// The centre as the current one; an evaluation of its own goes on in it.
    private var binding: Binding {
        let current = Binding.current
        return Binding(self, evaluation: current?.center === self ? current?.evaluation : nil)
    }

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
        try state.withLock { state in
            guard state.phase == .unconfigured else { throw TipKitError.tipsDatastoreAlreadyConfigured }
            state.phase = .configuring
        }
        let header: StoreHeader
        do {
            header = try store.open()
        } catch {
            state.withLock { $0.phase = .unconfigured }
            throw error
        }
        let keepsNotes = store.keepsNotes
        let (tips, isLate) = state.withLock { state in
            if let clock { state.clock = clock }
            state.store = store
            state.keepsNotes = keepsNotes
            state.frequency = frequency
            state.replica = header.replica
            state.version = max(state.version, header.latestVersion)
            state.launchVersion = header.latestVersion
            state.latestFirstDisplay = header.latestFirstDisplay
            state.parameters = [:]
            state.events = [:]
            state.epochStamp = state.nextStamp()
            state.phase = .configured
            state.isResetRequested = false
            return (Array(state.tips.keys), !state.tips.isEmpty)
        }
        if isLate {
            tipLog.notice("Tips were configured after a tip was first asked for; every mounted tip asks again.")
        }
        for id in tips { reload(id) }
        decide(tips)
        drainDonations()
        watch(store)
    }

    /// Commits changes; what can't be kept is logged, and holds until the process ends.
    ///
    /// - Returns: Whether the changes are in the store.
    @discardableResult
    func commit(_ changes: [StoreChange], to store: (any TipStore)?) -> Bool {
        do {
            try store?.commit(changes)
            return true
        } catch {
            tipLog.error(
                "A change to tips couldn't be stored; it holds until this process ends.",
                metadata: ["changes": "\(changes.prefix(10).map(\.subject))", "error": "\(error.localizedDescription)"]
            )
            return false
        }
    }
}
