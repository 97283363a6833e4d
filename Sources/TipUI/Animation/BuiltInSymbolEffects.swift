/// A movement of a symbol, as renderers draw it.
package enum SymbolEffectContent: String, Hashable, Sendable, CaseIterable {
    case bounce, pulse, breathe, wiggle, rotate
}

/// An effect that renderers can draw.
protocol DrawnSymbolEffect: SymbolEffect {
    var content: SymbolEffectContent { get }
}

/// An effect that makes a symbol larger for a moment.
public struct BounceSymbolEffect: DrawnSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    let content = SymbolEffectContent.bounce
    /// The same effect.
    public var up: BounceSymbolEffect { self }
    /// The same effect.
    public var down: BounceSymbolEffect { self }
    /// The same effect; layers move together.
    public var byLayer: BounceSymbolEffect { self }
    /// The same effect.
    public var wholeSymbol: BounceSymbolEffect { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    /// Makes a symbol larger for a moment.
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// An effect that fades a symbol in and out.
public struct PulseSymbolEffect: DrawnSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    let content = SymbolEffectContent.pulse
    /// The same effect; layers fade together.
    public var byLayer: PulseSymbolEffect { self }
    /// The same effect.
    public var wholeSymbol: PulseSymbolEffect { self }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    /// Fades a symbol in and out.
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// An effect that changes the color of a symbol's parts in turn; here the whole symbol fades in and out.
public struct VariableColorSymbolEffect: DrawnSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    let content = SymbolEffectContent.pulse
    /// The same effect.
    public var iterative: VariableColorSymbolEffect { self }
    /// The same effect.
    public var cumulative: VariableColorSymbolEffect { self }
    /// The same effect.
    public var reversing: VariableColorSymbolEffect { self }
    /// The same effect.
    public var nonReversing: VariableColorSymbolEffect { self }
    /// The same effect.
    public var hideInactiveLayers: VariableColorSymbolEffect { self }
    /// The same effect.
    public var dimInactiveLayers: VariableColorSymbolEffect { self }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// Fades a symbol in and out, in place of the color of its parts.
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// An effect that makes a symbol larger and smaller, smoothly.
public struct BreatheSymbolEffect: DrawnSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    let content = SymbolEffectContent.breathe
    /// The same effect.
    public var plain: BreatheSymbolEffect { self }
    /// The same effect.
    public var pulse: BreatheSymbolEffect { self }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
    /// Makes a symbol larger and smaller, smoothly.
    public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

/// An effect that moves a symbol back and forth.
public struct WiggleSymbolEffect: DrawnSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    let content = SymbolEffectContent.wiggle
}

extension SymbolEffect where Self == WiggleSymbolEffect {
    /// Moves a symbol back and forth.
    public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

/// An effect that turns a symbol around.
public struct RotateSymbolEffect: DrawnSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    let content = SymbolEffectContent.rotate
}

extension SymbolEffect where Self == RotateSymbolEffect {
    /// Turns a symbol around.
    public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// An effect with which a symbol replaces another one, in a content transition.
public struct ReplaceSymbolEffect: SymbolEffect {
    /// The same effect.
    public var downUp: ReplaceSymbolEffect { self }
    /// The same effect.
    public var upUp: ReplaceSymbolEffect { self }
    /// The same effect.
    public var offUp: ReplaceSymbolEffect { self }
    /// The same effect.
    public var byLayer: ReplaceSymbolEffect { self }
    /// The same effect.
    public var wholeSymbol: ReplaceSymbolEffect { self }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// Replaces a symbol.
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
