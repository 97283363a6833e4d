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
