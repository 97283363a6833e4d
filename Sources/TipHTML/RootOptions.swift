/// Options that distinguish a root from other roots in the same document.
package struct RootOptions: Sendable {
    /// The prefix of all ids in the root; empty, or ending with `-`.
    package var idPrefix: String
    /// The base path on the server for the root's pictures, posts and streams.
    package var base: String
    /// The selector to which the style rules are limited.
    package var scope: String
    /// Returns whether the server has a picture with a name.
    ///
    /// Of a missing picture nothing is drawn, and the log names it.
    package var hasPicture: @Sendable (String) -> Bool

    package init(
        idPrefix: String = "",
        base: String = "/_tipui",
        scope: String = RootOptions.appScope,
        hasPicture: @escaping @Sendable (String) -> Bool = { _ in true }
    ) {
        self.idPrefix = idPrefix
        self.base = base
        self.scope = scope
        self.hasPicture = hasPicture
    }

    /// The selector that limits style rules in the pages of an app.
    package static let appScope = ".tipui"

    /// The id of the form that buttons submit without JavaScript.
    package var formID: String { "\(idPrefix)form" }
}
