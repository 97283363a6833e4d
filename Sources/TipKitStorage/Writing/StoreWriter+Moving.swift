import GRDB
import TipKitEngine

extension StoreWriter {
    /// Adds what is stored about another person, as if this person had done it.
    ///
    /// - Parameter name: A text that tells the other person from all others.
    mutating func moveIn(from other: PersonState, named name: String) throws {
        let source = StoreReader(database: database, person: other.key)
        var batch = try source.allRows(at: other).rows.moved(from: name) { try epoch(of: $0) }
        try batch.parameters.removeAll { try reader.parameter($0.parameter.storedID) != nil }
        try moveInTransientParameters(from: source, named: name)
        if try movedReplicas >= MovedReplica.most {
            batch = try batch.onlyRetirements { id in
                try reader.tip(id.storedID).record.invalidation != nil
            } _: { id in
                try !(database.rows(of: person, id.storedID) as [TrialRow]).isEmpty
            }
        }
        try merge(batch)
        // So a report needn't read the donations.
        let events = Set(batch.donations.map(\.event) + batch.trials.map(\.event))
        try recordUses(in: reader.trials().filter { events.contains($0.event) })
        try moveInDoneRows(from: other.key)
    }

    /// The number of replicas whose rows were moved from other persons.
    private var movedReplicas: Int {
        get throws {
            let tables = ["display", "invalidation", "trial", "parameter", "event"]
            let replicas = tables.map {
                "SELECT replica FROM \($0) WHERE person = ?1 AND \(MovedReplica.condition)"
            }
            let sql = "SELECT count(*) FROM (\(replicas.joined(separator: " UNION ")))"
            return Int(try database.first(sql, [person]) { try $0.count(0) } ?? 0)
        }
    }

    private mutating func moveInTransientParameters(from source: StoreReader, named name: String) throws {
        let (old, new) = (try source.epoch(.everything), try epoch(of: .everything))
        let rows: [ParameterRow] = try database.rows(of: source.person, in: ParameterRow.transient)
        for row in rows where row.epoch >= old {
            let id = row.parameter.storedID
            guard try reader.parameter(id) == nil else { continue }
            try database.run(ParameterRow.transient.merging, [person] + row.moved(from: name, to: new).values)
            written.changes.parameters.insert(id)
        }
    }

    /// Takes the keys of changes that are made only once, and the displays on pages that the other person hasn't reset.
    private mutating func moveInDoneRows(from other: Int64) throws {
        let scope = "'tip:' || tip"
        let present = StoreReader.epoch(scope)
        // In the subquery, the epoch is that of the other person.
        let reset = present.replacing("?1", with: "?2")
        try database.run(
            """
            INSERT INTO done (person, \(DoneRow.columns))
            SELECT ?1, key, date, tip, CASE WHEN tip IS NULL THEN NULL ELSE \(present) END, visible, isOver
            FROM done WHERE person = ?2 AND (tip IS NULL OR epoch >= \(reset))
            ON CONFLICT DO NOTHING
            """,
            [person, other]
        )
        let shown = "SELECT DISTINCT tip FROM done WHERE person = ? AND tip IS NOT NULL"
        for id in try StoreReader(database: database, person: other).ids(shown) {
            written.changes.tips.insert(id.storedID)
        }
    }
}
