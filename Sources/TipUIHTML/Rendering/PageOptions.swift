/// What a page needs besides its tree.
package struct PageOptions: Sendable {
    /// The title of the browser's window, where the page has none of its own.
    package var title: String
    /// The nonce of the content security policy.
    package var nonce: String
    /// The address of the client script.
    package var scriptPath: String
    /// Where a form without script posts to.
    package var formAction: String
    /// The id of the session.
    package var session: String
    /// The number of the last batch that the page holds.
    package var sequence: Int

    package init(
        title: String,
        nonce: String,
        scriptPath: String,
        formAction: String,
        session: String,
        sequence: Int
    ) {
        self.title = title
        self.nonce = nonce
        self.scriptPath = scriptPath
        self.formAction = formAction
        self.session = session
        self.sequence = sequence
    }
}
