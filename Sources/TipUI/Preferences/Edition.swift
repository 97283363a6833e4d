/// The identity of one making of a value that can't be compared: equal to itself alone.
package struct Edition: Hashable, Sendable {
    private final class Token: Sendable {}

    private let token = Token()

    package init() {}

    package func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(token))
    }

    package static func == (left: Edition, right: Edition) -> Bool { left.token === right.token }
}
