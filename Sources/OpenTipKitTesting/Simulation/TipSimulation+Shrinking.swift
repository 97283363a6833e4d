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
