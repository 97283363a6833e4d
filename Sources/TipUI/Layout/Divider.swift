/// A thin line across the axis of the stack around it.
public struct Divider {
    /// Makes the line.
    public nonisolated init() {}
}

extension Divider: View {
    /// A divider has no body: it is a line.
    public typealias Body = Never
}

@MainActor
extension Divider: UnfollowedView {
    package func primitive(in environment: EnvironmentValues) -> Primitive {
        Primitive(Element(.divider))
    }
}
