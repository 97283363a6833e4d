/// What `#Preview` expands to: a type that a program finds when it serves its previews.
public protocol PreviewRegistry {
    /// The file that declares the preview: its module and name.
    static var fileID: String { get }

    /// The line of the declaration, from 1.
    static var line: Int { get }

    /// Makes the preview.
    @MainActor static func makePreview() -> Preview
}
