/// How a text changes under an animation.
public struct ContentTransition: Hashable, Sendable {
    /// How the new text looks before it has come; `nil` if it is just there.
    package let frame: TransitionFrame?

    /// The new text is just there.
    public static let identity = ContentTransition(frame: nil)
    /// The new text comes from transparency.
    public static let opacity = ContentTransition(frame: TransitionFrame(opacity: 0))
    /// The new text comes from transparency.
    public static let interpolate = ContentTransition(frame: TransitionFrame(opacity: 0))

    /// The new number comes in from below, or from above if numbers count down.
    ///
    /// The whole text moves, not single digits.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(
            frame: TransitionFrame(opacity: 0, move: CGSize(width: 0, height: countsDown ? -0.4 : 0.4))
        )
    }

    /// The new number comes in from below; the value has no effect.
    public static func numericText(value: Double) -> ContentTransition { numericText() }

    /// The new text comes from transparency, whatever the effect; a new symbol is just there.
    public static func symbolEffect<T>(_ effect: T, options: SymbolEffectOptions = .default) -> ContentTransition
    where T: SymbolEffect { opacity }

    /// The new text comes from transparency; a new symbol is just there.
    public static var symbolEffect: ContentTransition { opacity }
}
