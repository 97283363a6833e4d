/// A movement of symbols.
public protocol SymbolEffect: Sendable {}

/// An effect that lasts as long as it is active.
public protocol IndefiniteSymbolEffect {}

/// An effect that is played once.
public protocol DiscreteSymbolEffect {}

extension View {
    /// Moves the symbols in the view as long as the effect is active; `options` have no effect.
    public nonisolated func symbolEffect<T>(
        _ effect: T,
        options: SymbolEffectOptions = .default,
        isActive: Bool = true
    ) -> some View where T: IndefiniteSymbolEffect, T: SymbolEffect {
        let content = (effect as? any DrawnSymbolEffect)?.content
        return ElementModifier(self) { $0.style.symbolEffect = isActive ? content : nil }
    }

    /// Moves the symbols in the view once when a value changes; `options` have no effect.
    public nonisolated func symbolEffect<T, U>(
        _ effect: T,
        options: SymbolEffectOptions = .default,
        value: U
    ) -> some View where T: DiscreteSymbolEffect, T: SymbolEffect, U: Equatable {
        let content = (effect as? any DrawnSymbolEffect)?.content
        return MotionModifier(content: self, motion: Primitive.Motion(value: value, effect: content))
    }
}
