/// How large controls are.
public enum ControlSize: Hashable, CaseIterable, Sendable {
    /// The smallest.
    case mini
    /// Small.
    case small
    /// The usual.
    case regular
    /// Large.
    case large
    /// The largest.
    case extraLarge
}
