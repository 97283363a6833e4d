/// A view that draws nothing.
public struct EmptyView: Sendable {
    /// Makes the view.
    public init() {}
}

extension EmptyView: UntrackedView {
    package func primitive(in environment: EnvironmentValues) -> Primitive {
        Primitive()
    }
}
