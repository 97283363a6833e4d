import TipSimulation

/// Returns the first failure of runs with the given seeds, each of which is played once: with other ids of replicas, a run
/// of a faulty store may pass when it is played again.
func firstFailure(
    of seeds: ClosedRange<UInt64>,
    playing run: (UInt64) throws(SimulationFailure) -> Void
) -> SimulationFailure? {
    for seed in seeds {
        do throws(SimulationFailure) { try run(seed) } catch { return error }
    }
    return nil
}
