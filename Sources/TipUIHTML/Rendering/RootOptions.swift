/// What keeps a tree apart from others in the same document.
package struct RootOptions: Sendable {
    /// What the ids of its tags begin with; it ends with `-`, or is empty.
    package var idPrefix: String
    /// Where the server answers for it: the path that the addresses of pictures, posts and streams begin with.
    package var base: String
    /// Whether the server has a picture of a name; another gets a neutral glyph in its place.
    package var hasPicture: @Sendable (String) -> Bool

    package init(
        idPrefix: String = "",
        base: String = "/_tipui",
        hasPicture: @escaping @Sendable (String) -> Bool = { _ in true }
    ) {
        self.idPrefix = idPrefix
        self.base = base
        self.hasPicture = hasPicture
    }

    /// The id of the form that buttons post without script.
    package var formID: String { "\(idPrefix)form" }
}
