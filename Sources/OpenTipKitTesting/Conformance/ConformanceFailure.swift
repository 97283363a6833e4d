/// What a conformance check found to be wrong.
public struct ConformanceFailure: Error, CustomStringConvertible {
    /// What was checked, what was expected, and what was found.
    public let description: String

    init(_ description: String) {
        self.description = description
    }
}
