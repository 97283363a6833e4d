/// A change to one piece of a source file.
public struct Mutation: Equatable, Sendable {
    /// The changed piece, in UTF-8 offsets.
    public let range: Range<Int>
    /// The declaration around it, where the compiler may report an error if the change doesn't compile.
    public let scope: Range<Int>
    public let form: Switch
    /// The original text, on one line.
    public let before: String
    /// The changed text, on one line.
    public let after: String
}
