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
