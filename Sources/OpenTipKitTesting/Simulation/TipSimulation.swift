public import OpenTipKit

/// Several centres on several handles of one store, played step by step from a seed, with faults at their worst moments.
///
/// Each centre stands for a process: a step is one call of the API, or something that happens to the machine, its clock
/// or its disk. Meanwhile a plain model records what every call has promised and what reached the store. Nothing that was
/// acknowledged may be missing in the end, nothing that was refused may be counted, no limit may be passed, and all that a
/// centre holds must equal the disk, and the disk the model.
///
/// ```swift
/// for seed in 1...500 as ClosedRange<UInt64> {
///     try TipSimulation(seed: seed) {
///         let store = InMemoryTipStore()
///         return SimulatedStore { store }
///     }.run()
/// }
/// ```
public struct TipSimulation: Sendable {
    let seed: UInt64
    let steps: Int
    let centers: Int
    let faults: SimulationFaults
    let makeStore: @Sendable () throws -> SimulatedStore

    /// Makes a simulation; the same arguments give the same run.
    ///
    /// - Parameters:
    ///   - seed: What all is drawn from.
    ///   - steps: How many steps there are, besides those of other centres within them.
    ///   - centers: How many centres share the store, at least 1.
    ///   - faults: What may go wrong.
    ///   - makeStore: Makes a new, empty store; called for each run, of which there are many once one has failed.
    public init(
        seed: UInt64,
        steps: Int = 40,
        centers: Int = 3,
        faults: SimulationFaults = .all,
        makeStore: @escaping @Sendable () throws -> SimulatedStore
    ) {
        self.seed = seed
        self.steps = steps
        self.centers = max(1, centers)
        self.faults = faults
        self.makeStore = makeStore
    }

    /// Plays the run; one that fails is played again with fewer and fewer steps, to find those that matter.
    ///
    /// It takes the calling thread; a centre's step within another's call takes one of its own, while the first waits.
    ///
    /// - Throws: What was found to be wrong.
    public func run() throws(SimulationFailure) {
        var plan = SimulationPlan(seed: seed, steps: steps, centers: centers, faults: faults)
        guard let found = difference(in: plan) else { return }
        let difference = shrink(&plan) ?? found
        throw SimulationFailure(seed: seed, difference: difference, steps: plan.lines)
    }

    /// What is wrong after the steps of a plan; `nil` if nothing is.
    func difference(in plan: SimulationPlan) -> String? {
        do {
            let run = try SimulationRun(plan, on: makeStore())
            return run.play()
        } catch {
            return "The store can't be opened: \(error)"
        }
    }
}

extension TipSimulation {
    /// The most runs that looking for fewer steps may take.
    private static let shrinkingRuns = 2_000

    /// Leaves out what a failing plan doesn't need to fail.
    ///
    /// - Returns: What is wrong after the plan that is left; `nil` if it fails no more, which a plan doesn't whose run
    ///   depends on anything but itself.
    func shrink(_ plan: inout SimulationPlan) -> String? {
        var runs = 0
        var last: String?
        func fails(_ candidate: SimulationPlan) -> Bool {
            runs += 1
            guard let difference = difference(in: candidate) else { return false }
            last = difference
            return true
        }
        guard fails(plan) else { return nil }
        var length = max(1, plan.steps.count / 2)
        while runs < Self.shrinkingRuns {
            var isSmaller = false
            var start = 0
            while start < plan.steps.count, runs < Self.shrinkingRuns {
                var candidate = plan
                candidate.steps.removeSubrange(start..<min(start + length, candidate.steps.count))
                if fails(candidate) {
                    plan = candidate
                    isSmaller = true
                } else {
                    start += length
                }
            }
            if length > 1 {
                length /= 2
            } else if !isSmaller, !simplify(&plan, fails) {
                break
            }
        }
        _ = fails(plan)
        return last
    }

    /// Leaves out accidents and checks within steps.
    ///
    /// - Returns: Whether there was one to leave out.
    private func simplify(_ plan: inout SimulationPlan, _ fails: (SimulationPlan) -> Bool) -> Bool {
        var isSmaller = false
        for index in plan.steps.indices {
            for simpler in plan.steps[index].simpler {
                var candidate = plan
                candidate.steps[index] = simpler
                guard fails(candidate) else { continue }
                plan = candidate
                isSmaller = true
                break
            }
        }
        return isSmaller
    }
}

/// What a simulation found to be wrong, with the fewest steps that were found to show it.
public struct SimulationFailure: Error, CustomStringConvertible {
    /// The seed of the run.
    public let seed: UInt64
    /// What differs from what must be, in a sentence.
    public let difference: String
    /// The steps that lead to it, one a line.
    public let steps: [String]

    /// The seed, what differs, and the steps.
    public var description: String {
        (["seed \(seed): \(difference)"] + steps.enumerated().map { "  \($0.offset + 1). \($0.element)" })
            .joined(separator: "\n")
    }
}

/// What may go wrong in a simulation.
public struct SimulationFaults: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Makes a set of its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A call of the store throws, and has changed nothing.
    public static let failures = SimulationFaults(rawValue: 1)
    /// Nothing can be written for a while, or not even read.
    public static let outages = SimulationFaults(rawValue: 2)
    /// A centre's process dies, between two calls or within one, and is launched anew.
    public static let kills = SimulationFaults(rawValue: 4)
    /// Another centre acts between what a call reads, what it commits, and its return.
    public static let interleaving = SimulationFaults(rawValue: 8)
    /// The clock jumps hours forth and back.
    public static let clockJumps = SimulationFaults(rawValue: 16)
    /// The store's file is deleted or replaced, where its maker says how.
    public static let files = SimulationFaults(rawValue: 32)
    /// Everything that can go wrong.
    public static let all: SimulationFaults = [.failures, .outages, .kills, .interleaving, .clockJumps, .files]
}

/// A new, empty store of the kind that a simulation plays on, and what can happen to its file.
public struct SimulatedStore: Sendable {
    /// Opens another handle on the one store.
    package let open: @Sendable () throws -> any TipStore
    let vanish: (@Sendable () throws -> Void)?
    let replace: (@Sendable () throws -> Void)?

    /// Makes the description of a store.
    ///
    /// - Parameters:
    ///   - open: Opens another handle on the one store, as another process would; what it needs lives as long as the
    ///     closure.
    ///   - vanish: Deletes the store's file under the open handles, which must go on with all that it held; `nil` for a
    ///     store that has no file.
    ///   - replace: Puts an empty store in the place of the file under the open handles, which must go on with all that
    ///     they held; `nil` for a store that has no file.
    public init(
        open: @escaping @Sendable () throws -> any TipStore,
        vanish: (@Sendable () throws -> Void)? = nil,
        replace: (@Sendable () throws -> Void)? = nil
    ) {
        self.open = open
        self.vanish = vanish
        self.replace = replace
    }
}
