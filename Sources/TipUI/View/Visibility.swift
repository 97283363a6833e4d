/// Whether something is shown.
public enum Visibility: Hashable, CaseIterable, Sendable {
    /// As the context has it.
    case automatic
    /// Shown.
    case visible
    /// Not shown.
    case hidden
}
