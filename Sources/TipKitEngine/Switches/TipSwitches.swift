import Foundation
import Synchronization

/// What an operator has turned off or changed while the program runs.
///
/// Give the same object to `Tips.configure` or `TipPeople`, and set its ``values`` whenever the operator changes
/// something. The product `TipConfiguration` sets them from a file and the environment. All functions may be called from
/// any thread. Not in Apple's TipKit.
///
/// ```swift
/// let switches = TipSwitches()
/// try Tips.configure([.switches(switches)])
/// switches.values.off = ["ExportTip"]
/// ```
public final class TipSwitches: Sendable {
    private struct State {
        var values: Values
        var centers: [UInt64: @Sendable () -> Void] = [:]
        var observers: [UInt64: @Sendable () -> Void] = [:]
        var lastNumber: UInt64 = 0
    }

    private let state: Mutex<State>
    /// What changes the file that the switches follow; `nil` if they follow none.
    package let editor: (any SwitchesEditor)?

    /// Creates switches.
    ///
    /// - Parameter values: What they say at first; nothing unless you pass something.
    public convenience init(_ values: Values = Values()) { self.init(values, editor: nil) }

    package init(_ values: Values, editor: (any SwitchesEditor)?) {
        state = Mutex(State(values: values))
        self.editor = editor
    }

    /// What the switches say.
    ///
    /// Before the setter returns, all tip centers with these switches decide their tips again. A tip on screen that is
    /// switched off goes away, and isn't retired. Nothing is stored, and other processes don't know of it.
    public var values: Values {
        get { state.withLock { $0.values } }
        set {
            if TipCenter.current.isRefusedInRule("changes switches") { return }
            let (centers, observers) = state.withLock { state -> ([@Sendable () -> Void], [@Sendable () -> Void]) in
                guard state.values != newValue else { return ([], []) }
                state.values = newValue
                return (Array(state.centers.values), Array(state.observers.values))
            }
            // Observers ask the centers, which must know the values by then.
            for notify in centers { notify() }
            for notify in observers { notify() }
        }
    }

    /// Calls a closure after each change, until the returned object is released.
    ///
    /// - Parameters:
    ///   - isCenter: Whether the closure tells a tip center, which must know a change before anyone else does.
    ///   - onChange: Called on any thread, without a lock held.
    func follow(isCenter: Bool, _ onChange: @escaping @Sendable () -> Void) -> Follower {
        let number = state.withLock { state in
            state.lastNumber += 1
            if isCenter {
                state.centers[state.lastNumber] = onChange
            } else {
                state.observers[state.lastNumber] = onChange
            }
            return state.lastNumber
        }
        return Follower { [weak self] in
            let closures = self?.state.withLock { state in
                (state.centers.removeValue(forKey: number), state.observers.removeValue(forKey: number))
            }
            withExtendedLifetime(closures) {}
        }
    }

    /// Calls a closure after each change, once all tip centers know it, until the returned object is released.
    package func watch(_ onChange: @escaping @Sendable () -> Void) -> any Sendable {
        follow(isCenter: false, onChange)
    }

    /// The number of tip centers that follow the switches.
    var centers: Int { state.withLock { $0.centers.count } }

    /// A registration for changes, which ends when this object is released.
    final class Follower: Sendable {
        private let onEnd: @Sendable () -> Void

        init(onEnd: @escaping @Sendable () -> Void) { self.onEnd = onEnd }

        deinit { onEnd() }
    }
}

extension TipSwitches {
    /// What switches say; without a change, everything is as `Tips.configure` says.
    public struct Values: Sendable, Equatable {
        /// Whether all tips are off.
        public var areAllOff = false
        /// The ids of the tips that are off.
        public var off: Set<String> = []
        /// The display frequency; `nil` for the one of `Tips.configure` or of ``TipCenter/displayFrequency``.
        public var displayFrequency: Tips.ConfigurationOption.DisplayFrequency?
        /// The limits on first appearances, in place of all `.limit` of `Tips.configure`; `nil` for those.
        public var limits: [Tips.Cap]?
        /// The share of people from whom each tip is held out, from 0 to 1; `nil` for that of `Tips.configure`.
        ///
        /// With 0 no tip is held out. Another number doesn't change the share of a tip with the option `Holdout`.
        public var holdout: Double?

        /// Creates values that change nothing.
        public init() {}

        /// The switch that turns a tip off; `nil` if none does.
        func offSwitch(of tip: String) -> Off? {
            if areAllOff { return .all }
            return !off.isEmpty && off.contains(tip) ? .tip : nil
        }

        /// A text that tells these values from all others; empty if they change nothing.
        package var mark: String {
            guard self != Values() else { return "" }
            let text =
                """
                \(areAllOff) \(off.sorted()) \(displayFrequency?.interval ?? -1) \(limits.map { "\($0)" } ?? "") \(holdout ?? -1)
                """
            return "-" + String(StableHash(text.utf8).value, radix: 36)
        }
    }

    /// The switch that turns a tip off.
    package enum Off: Sendable {
        case all, tip

        func key(of tip: String) -> String {
            switch self {
            case .all: "tips.off"
            case .tip: "tips.\(tip).off"
            }
        }
    }
}

extension Tips.ConfigurationOption {
    /// Lets an operator turn tips off, and change the display frequency, limits and the holdout, while the program runs.
    ///
    /// Not in Apple's TipKit.
    ///
    /// - Parameter switches: The switches, whose values stand above the other options.
    public static func switches(_ switches: TipSwitches) -> Tips.ConfigurationOption {
        Tips.ConfigurationOption(choice: .switches(switches))
    }
}

// MARK: Centers

extension TipCenter {
    /// Follows switches, whose values apply from now on; `nil` for none.
    func follow(_ switches: TipSwitches?) {
        let follower = switches?.follow(isCenter: true) { [weak self] in self?.adoptSwitches() }
        state.withLock { state in
            state.operatorSwitches = switches
            state.switchFollower = follower
            state.operated = switches?.values ?? TipSwitches.Values()
        }
    }

    private func adoptSwitches() {
        let isChanged = state.withLock { state in
            // Read here, the values are the newest: of two changes at one time, the last one holds.
            guard let values = state.operatorSwitches?.values, values != state.operated else { return false }
            state.operated = values
            state.endClaimsOfSwitchedOff()
            state.decisions.touchAll()
            return true
        }
        if isChanged { finish() }
    }
}

extension CenterState {
    /// The display frequency that applies.
    var frequency: Tips.ConfigurationOption.DisplayFrequency { operated.displayFrequency ?? chosenFrequency }

    /// The caps that apply.
    var caps: [Tips.Cap] { operated.limits ?? attention.caps }

    /// The holdout that applies to a tip.
    func holdout(of options: TipOptions) -> Tips.Holdout {
        let chosen = options.holdout ?? holdouts.holdout
        if holdouts.isOff { return Tips.Holdout(0, salt: chosen.salt) }
        guard let share = operated.holdout, share <= 0 || options.holdout == nil else { return chosen }
        return Tips.Holdout(share, salt: chosen.salt)
    }

    /// The switch of an operator that turns a tip off; `nil` if none does, or a testing switch decides.
    func switchedOff(_ entry: TipEntry) -> TipSwitches.Off? {
        guard let off = operated.offSwitch(of: entry.definition.id), override(for: entry) == nil else { return nil }
        return off
    }

    /// Ends the claims of tips that are switched off, so that others needn't wait for tips that don't appear.
    fileprivate mutating func endClaimsOfSwitchedOff() {
        let claims = live.capClaims.map(\.tip) + [live.frequencyClaim?.tip].compactMap { $0 }
        for tip in claims where operated.offSwitch(of: tip) != nil { _ = live.endClaim(of: tip) }
    }
}
