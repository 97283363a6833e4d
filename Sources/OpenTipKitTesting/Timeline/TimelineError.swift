/// Why a timeline couldn't be played.
public struct TimelineError: Error, CustomStringConvertible {
    /// What is wrong, and what helps.
    public let description: String

    init(_ description: String) {
        self.description = description
    }
}
