import TipKitEngine

/// A simulation of several centers with separate handles on one store, played step by step from a seed, with faults at
/// critical moments.
///
/// Each center represents a process. A step is one call of the API, or an event of the machine, its clock or its disk.
/// A plain model records the changes that every call promised, and the changes that reached the store. In the end no
/// acknowledged change may be missing, no refused change may be counted, no limit may be exceeded, every center must
/// match the disk, and the disk must match the model.
///
/// ```swift
/// for seed in 1...500 as ClosedRange<UInt64> {
///     try CenterSimulation(seed: seed) {
///         let store = InMemoryTipStore()
///         return SimulatedStore { store }
///     }.run()
/// }
/// ```
package struct CenterSimulation: Sendable {
    let seed: UInt64
    let steps: Int
    let centers: Int
    let faults: SimulationFaults
    let makeStore: @Sendable () throws -> SimulatedStore

    /// Creates a simulation; the same arguments give the same run.
    ///
    /// - Parameters:
    ///   - seed: The seed of the random number generator.
    ///   - steps: The number of steps, not counting the nested steps of other centers.
    ///   - centers: The number of centers that share the store, at least 1.
    ///   - faults: The faults that may occur.
    ///   - makeStore: Creates a new, empty store; called for each run, many times if a run fails.
    package init(
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

    /// Plays the run; a failing run is played again with fewer steps, to find the steps that cause the failure.
    ///
    /// The run blocks the calling thread. A step of another center within a call runs on a separate thread, while the
    /// calling thread waits.
    ///
    /// - Throws: The difference that was found, with the steps that lead to it.
    package func run() throws(SimulationFailure) {
        var plan = SimulationPlan(seed: seed, steps: steps, centers: centers, faults: faults)
        guard let found = difference(in: plan) else { return }
        let difference = shrink(&plan) ?? found
        throw SimulationFailure(seed: seed, difference: difference, steps: plan.lines)
    }

    /// Returns the difference that a run of the plan finds; `nil` if there is none.
    func difference(in plan: SimulationPlan) -> String? {
        do {
            let run = try SimulationRun(plan, on: makeStore())
            return run.play()
        } catch {
            return "The store can't be opened: \(error)"
        }
    }
}

extension CenterSimulation {
    /// The maximum number of runs for shrinking a plan.
    private static let shrinkingRuns = 2_000

    /// Removes the parts of a failing plan that aren't needed for it to fail.
    ///
    /// - Returns: The difference that the shrunk plan finds; `nil` if the plan doesn't fail again, because its run
    ///   depends on something other than the plan.
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

    /// Removes accidents and checks from steps of a failing plan, as long as the plan still fails.
    ///
    /// - Returns: Whether anything was removed.
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

/// A failure of a simulation, with the shortest list of steps that was found to reproduce it.
package struct SimulationFailure: Error, CustomStringConvertible {
    /// The seed of the run.
    package let seed: UInt64
    /// The difference between the actual and the expected state, as a sentence.
    package let difference: String
    /// Descriptions of the steps that lead to the failure.
    package let steps: [String]

    /// The seed, the difference, and the steps, one per line.
    package var description: String {
        (["seed \(seed): \(difference)"] + steps.enumerated().map { "  \($0.offset + 1). \($0.element)" })
            .joined(separator: "\n")
    }
}
