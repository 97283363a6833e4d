/// The ids of visitors: people without an account, each known only by a random name in a browser's cookie.
///
/// A script can have any number of cookies, so nobody can say how many people a number of visitors are.
public enum VisitorID {
    /// What the id of a visitor begins with: a control character keeps visitors apart from people with accounts.
    package static let prefix = "\u{1F}visitor-"

    /// Returns whether the id of a person is that of a visitor.
    public static func isVisitor(_ id: String) -> Bool { id.utf8.starts(with: prefix.utf8) }
}
