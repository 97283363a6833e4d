/// What a page needs besides its tree.
package struct PageOptions: Sendable {
    /// The title of the browser's window, where the page has none of its own.
    package var title: String
    /// The nonce of the content security policy.
    package var nonce: String
    /// The address of the client script.
    package var script: String
    /// The address of the style sheet.
    package var styleSheet: String
    /// The page's own address.
    package var address: String
    /// The id of the session.
    package var session: String
    /// The number of the last batch that the page holds.
    package var sequence: Int

    package init(
        title: String,
        nonce: String,
        script: String,
        styleSheet: String,
        address: String,
        session: String,
        sequence: Int
    ) {
        self.title = title
        self.nonce = nonce
        self.script = script
        self.styleSheet = styleSheet
        self.address = address
        self.session = session
        self.sequence = sequence
    }
}
