/// The names of replicas whose rows were moved from one person to another.
///
/// A moved row counts beside the person's own rows, like the row of another device. Its replica depends only on the replica
/// that wrote it and on the person who it is from, so the same row that is moved twice, or on two hosts that sync, counts
/// once.
package enum MovedReplica {
    private static let prefix = "moved-"
    /// From how many replicas of others the rows of a person may be; what is moved later only retires tips.
    package static let most = 20

    /// Returns the replica of the rows that a replica wrote about a person.
    ///
    /// - Parameter name: A text that tells the person from all others.
    static func name(of replica: String, about name: String) -> String {
        prefix + String(StableHash(of: [replica, name]).value, radix: 36)
    }

    /// Returns whether a replica's rows were moved.
    package static func matches(_ replica: String) -> Bool { replica.utf8.starts(with: prefix.utf8) }

    /// Returns whether a replica sends a row: its own rows, and those that were moved.
    package static func isSent(_ row: String, by replica: String) -> Bool { row == replica || matches(row) }

    /// An SQL condition that says the same of the column `replica`.
    package static let condition = "substr(replica, 1, \(prefix.count)) = '\(prefix)'"
}

extension RowBatch {
    /// Returns a person's rows, of which none is obsolete, as rows to be merged with those of another person.
    ///
    /// What was done before the other person's latest reset of a tip, an event or everything isn't included, and neither
    /// are resets. A parameter gets the least version, so that a value of the other person's own stands.
    ///
    /// - Parameters:
    ///   - name: A text that tells the person from all others.
    ///   - epoch: Returns the other person's present epoch of a scope.
    package func moved<Failure: Error>(
        from name: String,
        epoch: (RowScope) throws(Failure) -> RowVersion
    ) throws(Failure) -> RowBatch {
        var moved = RowBatch()
        func replica(_ old: String) -> String { MovedReplica.name(of: old, about: name) }
        for var row in displays {
            (row.replica, row.epoch) = (replica(row.replica), try epoch(.tip(row.tip)))
            if row.version > row.epoch { moved.displays.append(row) }
        }
        for var row in invalidations {
            (row.replica, row.epoch) = (replica(row.replica), try epoch(.tip(row.tip)))
            if row.version > row.epoch { moved.invalidations.append(row) }
        }
        for var row in trials {
            (row.replica, row.epoch) = (replica(row.replica), try epoch(.tip(row.tip)))
            if row.exposure > row.epoch { moved.trials.append(row) }
        }
        for row in parameters {
            moved.parameters.append(row.moved(from: name, to: try epoch(.everything)))
        }
        for var row in events {
            row.replica = replica(row.replica)
            moved.events.append(row)
        }
        for var row in donations {
            (row.replica, row.epoch) = (replica(row.replica), try epoch(.event(row.event)))
            if row.version > row.epoch { moved.donations.append(row) }
        }
        return moved
    }

    /// The replicas whose rows were moved from other persons.
    package var movedReplicas: Set<String> { Set(rows.map(\.key.replica).filter(MovedReplica.matches)) }

    /// Returns only the rows that retire a tip or say who was exposed, of tips that meet a condition.
    package func onlyRetirements(
        _ isRetired: (String) throws -> Bool,
        _ hasTrial: (String) throws -> Bool
    ) rethrows -> RowBatch {
        RowBatch(
            invalidations: try invalidations.filter { try !isRetired($0.tip) },
            trials: try trials.filter { try !hasTrial($0.tip) }
        )
    }
}

extension ParameterRow {
    /// Returns the row as one of another person, with the least version that a row of the person's present epoch can have.
    package func moved(from name: String, to epoch: RowVersion) -> ParameterRow {
        ParameterRow(
            parameter: parameter,
            replica: MovedReplica.name(of: replica, about: name),
            epoch: epoch,
            version: max(epoch, RowVersion(rawValue: 1)),
            json: json
        )
    }
}
