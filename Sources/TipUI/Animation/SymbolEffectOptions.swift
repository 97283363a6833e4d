/// The repetitions and the speed of an effect; they are ignored.
public struct SymbolEffectOptions: Hashable, Sendable {
    /// The effect's own options.
    public static let `default` = SymbolEffectOptions()
    /// As often as possible.
    public static let repeating = SymbolEffectOptions()
    /// Once.
    public static let nonRepeating = SymbolEffectOptions()

    /// Several times.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
    /// At a multiple of the effect's speed.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
    /// Returns the options with a multiple of the speed.
    public func speed(_ speed: Double) -> SymbolEffectOptions { self }
    /// Returns the options with a number of repetitions.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
}
