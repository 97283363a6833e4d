/// The latest value that a replica gave a parameter.
public struct ParameterRow: ReplicatedRow {
    /// The id of the parameter.
    public var parameter: String
    /// The replica that set the parameter.
    public var replica: String
    /// The epoch in which the parameter was set, as the version of the last full reset before the change.
    public var epoch: RowVersion
    /// The version of the change that set the parameter.
    public var version: RowVersion
    /// The value as JSON text.
    public var json: String

    /// Creates a value from its parts.
    public init(parameter: String, replica: String, epoch: RowVersion, version: RowVersion, json: String) {
        self.parameter = parameter
        self.replica = replica
        self.epoch = epoch
        self.version = version
        self.json = json
    }

    /// The parameter and the replica.
    public var key: RowKey { RowKey(subject: parameter, replica: replica) }

    /// Whether the versions are in their valid range.
    public var isValid: Bool { version.isValid && epoch.isValid && epoch <= version }
}

extension Sequence<ParameterRow> {
    /// Combines all replicas' values of a parameter: returns the row with the greatest version.
    ///
    /// - Parameter epoch: The epoch that the latest full reset began; rows of earlier epochs are ignored.
    public func joined(in epoch: RowVersion) -> ParameterRow? {
        filter { $0.epoch >= epoch }.max { ($0.version, $0.replica) < ($1.version, $1.replica) }
    }
}
