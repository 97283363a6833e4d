/// How a center spares a person's attention, besides the display frequency.
package struct AttentionPlan: Sendable, Equatable {
    /// The caps on first appearances, without those that have no effect.
    package private(set) var caps: [Tips.Cap] = []

    package init() {}

    /// Adds a cap, unless its period has no length.
    package mutating func add(_ cap: Tips.Cap) {
        if cap.period.seconds > 0 { caps.append(cap) }
    }
}
