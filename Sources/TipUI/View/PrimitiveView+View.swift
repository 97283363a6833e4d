extension View where Body == Never {
    /// Never asked for: the graph draws such a view by what it says of itself.
    public var body: Never {
        preconditionFailure("\(Self.self) has no body: it is drawn by what it says of itself.")
    }
}
