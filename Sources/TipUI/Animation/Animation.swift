/// An animation of a change; it has no effect, since changes currently appear immediately.
public struct Animation: Hashable, Sendable {
    /// The platform's default animation.
    public static let `default` = Animation()
    /// A constant speed.
    public static let linear = Animation()
    /// A slow start.
    public static let easeIn = Animation()
    /// A slow end.
    public static let easeOut = Animation()
    /// A slow start and end.
    public static let easeInOut = Animation()
    /// A spring.
    public static let spring = Animation()
    /// A smooth spring.
    public static let smooth = Animation()
    /// A bouncy spring.
    public static let bouncy = Animation()
    /// A quick spring.
    public static let snappy = Animation()

    /// Returns an animation with a constant speed and the given duration.
    public static func linear(duration: Double) -> Animation { Animation() }
    /// Returns an animation with a slow start and the given duration.
    public static func easeIn(duration: Double) -> Animation { Animation() }
    /// Returns an animation with a slow end and the given duration.
    public static func easeOut(duration: Double) -> Animation { Animation() }
    /// Returns an animation with a slow start and end, and the given duration.
    public static func easeInOut(duration: Double) -> Animation { Animation() }
    /// Returns a spring animation.
    public static func spring(
        response: Double = 0.5,
        dampingFraction: Double = 0.825,
        blendDuration: Double = 0
    ) -> Animation { Animation() }

    /// Returns the animation with a delay.
    public func delay(_ delay: Double) -> Animation { self }
    /// Returns the animation at another speed.
    public func speed(_ speed: Double) -> Animation { self }
    /// Returns the animation, repeated without end.
    public func repeatForever(autoreverses: Bool = true) -> Animation { self }
    /// Returns the animation, repeated several times.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
}

/// Runs a closure; the changes that it makes appear immediately, without animation.
public func withAnimation<Result>(
    _ animation: Animation? = .default,
    _ body: () throws -> Result
) rethrows -> Result {
    try body()
}

/// A transition of a view; it has no effect, since views currently appear and disappear immediately.
public struct AnyTransition: Hashable, Sendable {
    /// A change of opacity.
    public static let opacity = AnyTransition()
    /// A change of scale.
    public static let scale = AnyTransition()
    /// A movement from one side to the other.
    public static let slide = AnyTransition()
    /// No transition.
    public static let identity = AnyTransition()

    /// Returns a movement to or from an edge.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
    /// Returns the transition combined with another transition.
    public func combined(with other: AnyTransition) -> AnyTransition { self }
    /// Returns a transition that differs between insertion and removal.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { insertion }
    /// Returns the transition with the given animation.
    public func animation(_ animation: Animation?) -> AnyTransition { self }
}

extension View {
    /// Has no effect; changes appear immediately.
    public nonisolated func animation<V>(_ animation: Animation?, value: V) -> some View where V: Equatable { self }

    /// Has no effect; changes appear immediately.
    public nonisolated func animation(_ animation: Animation?) -> some View { self }

    /// Has no effect; views appear and disappear immediately.
    public nonisolated func transition(_ transition: AnyTransition) -> some View { self }
}
