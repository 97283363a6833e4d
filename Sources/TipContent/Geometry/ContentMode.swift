/// How a view with a fixed ratio uses the proposed size.
public enum ContentMode: Hashable, CaseIterable, Sendable {
    /// The whole view is inside the proposed size.
    case fit
    /// The view fills the proposed size.
    case fill
}
