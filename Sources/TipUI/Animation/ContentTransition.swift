/// How a text changes under an animation.
public struct ContentTransition: Hashable, Sendable {
    /// The look of the new text at the start; `nil` if the text changes without motion.
    package let frame: TransitionFrame?

    /// The text changes without motion.
    public static let identity = ContentTransition(frame: nil)
    /// The new text fades in.
    public static let opacity = ContentTransition(frame: TransitionFrame(opacity: 0))
    /// The new text fades in.
    public static let interpolate = ContentTransition(frame: TransitionFrame(opacity: 0))

    /// The new number moves in from below, or from above if numbers count down.
    ///
    /// The whole text moves, not single digits.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(
            frame: TransitionFrame(opacity: 0, move: CGSize(width: 0, height: countsDown ? -0.4 : 0.4))
        )
    }

    /// The new number moves in from below; the value has no effect.
    public static func numericText(value: Double) -> ContentTransition { numericText() }

    /// A new text fades in, whatever the effect; a new symbol appears without motion.
    public static func symbolEffect<T>(_ effect: T, options: SymbolEffectOptions = .default) -> ContentTransition
    where T: SymbolEffect { opacity }

    /// A new text fades in; a new symbol appears without motion.
    public static var symbolEffect: ContentTransition { opacity }
}
