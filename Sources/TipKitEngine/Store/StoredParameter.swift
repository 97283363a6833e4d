/// The stored value of a parameter.
public struct StoredParameter: Sendable, Equatable {
    /// The value as JSON text.
    public var json: String
    /// The version of the change that set the value.
    public var version: RowVersion

    /// Creates the value from its parts.
    public init(json: String, version: RowVersion) {
        self.json = json
        self.version = version
    }
}
