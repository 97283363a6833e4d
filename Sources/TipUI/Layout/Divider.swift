/// A thin line across the axis of the stack around it.
public struct Divider {
    /// Makes the line.
    public nonisolated init() {}
}

@MainActor
extension Divider: UntrackedView {
    package func primitive(in environment: EnvironmentValues) -> Primitive {
        Primitive(Element(DividerContent()))
    }
}
