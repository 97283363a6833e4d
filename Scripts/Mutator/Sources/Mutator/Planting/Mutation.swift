/// A change to one piece of a source file.
public struct Mutation: Equatable, Sendable {
    /// The piece, in UTF-8 offsets.
    public let range: Range<Int>
    /// The declaration around it, of which a compiler may complain when the change is wrong.
    public let scope: Range<Int>
    public let form: Switch
    /// What is changed, on one line.
    public let before: String
    /// What it becomes, on one line.
    public let after: String
}
