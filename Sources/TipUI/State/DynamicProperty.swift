/// A property of a view that the graph connects before it asks for the view's body.
public protocol DynamicProperty {
    /// Called before each evaluation of the body.
    mutating func update()
}

extension DynamicProperty {
    /// Does nothing.
    public mutating func update() {}
}

/// A property that gets its storage, or its value, from the node of its view.
package protocol LinkedProperty: DynamicProperty {
    /// Connects the property.
    @MainActor mutating func link(to storage: PropertyStorage, slot: Int, environment: EnvironmentValues)
}
