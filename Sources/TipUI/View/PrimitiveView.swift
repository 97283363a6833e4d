/// A view that the graph draws by what it says of itself, not by its body.
@MainActor
package protocol PrimitiveView: View where Body == Never {
    /// Says what this view is in an environment.
    func primitive(in environment: EnvironmentValues) -> Primitive
}

extension View where Body == Never {
    /// Never asked for: the graph draws such a view by what it says of itself.
    public var body: Never {
        preconditionFailure("\(Self.self) has no body: it is drawn by what it says of itself.")
    }
}
