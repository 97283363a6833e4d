/// How a view comes and goes; views come and go at once yet.
public struct AnyTransition: Hashable, Sendable {
    /// By its opacity.
    public static let opacity = AnyTransition()
    /// By its size.
    public static let scale = AnyTransition()
    /// From one side to the other.
    public static let slide = AnyTransition()
    /// At once.
    public static let identity = AnyTransition()

    /// From an edge.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
    /// Both ways together.
    public func combined(with other: AnyTransition) -> AnyTransition { self }
    /// One way to come, another to go.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { insertion }
    /// The way with an animation of its own.
    public func animation(_ animation: Animation?) -> AnyTransition { self }
}
