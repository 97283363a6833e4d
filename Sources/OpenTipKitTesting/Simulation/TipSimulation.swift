import OpenTipKit

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
