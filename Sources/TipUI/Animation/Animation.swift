/// How a change is shown over time; changes are shown at once yet.
public struct Animation: Hashable, Sendable {
    /// The platform's own.
    public static let `default` = Animation()
    /// Even.
    public static let linear = Animation()
    /// Slow at first.
    public static let easeIn = Animation()
    /// Slow at last.
    public static let easeOut = Animation()
    /// Slow at first and at last.
    public static let easeInOut = Animation()
    /// As a spring moves.
    public static let spring = Animation()
    /// As a soft spring moves.
    public static let smooth = Animation()
    /// As a lively spring moves.
    public static let bouncy = Animation()
    /// As a quick spring moves.
    public static let snappy = Animation()

    /// Even, over a time.
    public static func linear(duration: Double) -> Animation { Animation() }
    /// Slow at first, over a time.
    public static func easeIn(duration: Double) -> Animation { Animation() }
    /// Slow at last, over a time.
    public static func easeOut(duration: Double) -> Animation { Animation() }
    /// Slow at first and at last, over a time.
    public static func easeInOut(duration: Double) -> Animation { Animation() }
    /// As a spring moves.
    public static func spring(
        response: Double = 0.5,
        dampingFraction: Double = 0.825,
        blendDuration: Double = 0
    ) -> Animation { Animation() }

    /// The animation after a time.
    public func delay(_ delay: Double) -> Animation { self }
    /// The animation at another speed.
    public func speed(_ speed: Double) -> Animation { self }
    /// The animation again and again.
    public func repeatForever(autoreverses: Bool = true) -> Animation { self }
    /// The animation several times.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
}

/// Makes changes, which are shown at once.
public func withAnimation<Result>(
    _ animation: Animation? = .default,
    _ body: () throws -> Result
) rethrows -> Result {
    try body()
}

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

extension View {
    /// Accepted; changes are shown at once.
    public nonisolated func animation<V>(_ animation: Animation?, value: V) -> some View where V: Equatable { self }

    /// Accepted; changes are shown at once.
    public nonisolated func animation(_ animation: Animation?) -> some View { self }

    /// Accepted; views come and go at once.
    public nonisolated func transition(_ transition: AnyTransition) -> some View { self }
}
