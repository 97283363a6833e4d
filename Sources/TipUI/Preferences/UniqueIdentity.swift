/// An identity that is equal to itself alone: one making of a value that can't be compared, or one view.
package struct UniqueIdentity: Hashable, Sendable {
    private final class Token: Sendable {}

    private let token = Token()

    package init() {}

    package func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(token))
    }

    package static func == (left: UniqueIdentity, right: UniqueIdentity) -> Bool { left.token === right.token }
}
