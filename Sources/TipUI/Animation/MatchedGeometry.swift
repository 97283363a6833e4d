/// A set of names for `matchedGeometryEffect`.
@propertyWrapper
public struct Namespace: DynamicProperty {
    /// The identity of a set of names.
    public struct ID: Hashable, Sendable {
        let identity: UniqueIdentity
    }

    @State private var identity = UniqueIdentity()

    /// Creates the property.
    public init() {}

    /// The identity of the set.
    public var wrappedValue: Namespace.ID { ID(identity: identity) }
}

/// What two views of the same name share.
public struct MatchedGeometryProperties: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The position.
    public static let position = MatchedGeometryProperties(rawValue: 1)
    /// The size.
    public static let size = MatchedGeometryProperties(rawValue: 2)
    /// The position and the size.
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
    /// Has no effect: a view that replaces another appears with its own transition.
    public nonisolated func matchedGeometryEffect<ID>(
        id: ID,
        in namespace: Namespace.ID,
        properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center,
        isSource: Bool = true
    ) -> some View where ID: Hashable { self }
}
