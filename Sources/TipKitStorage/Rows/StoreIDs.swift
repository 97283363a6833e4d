import Foundation
import GRDB

/// Gives the ids of older releases, which kept them as they came, the form that ids are stored in.
///
/// What was stored under several forms of one id is put together.
struct StoreIDs {
    let database: Database

    func normalise() throws {
        for (id, form) in try ids(of: "tip", in: "tip_display") { try moveDisplays(id, form) }
        for (id, form) in try ids(of: "tip", in: "tip_invalidation") {
            try move(
                id,
                form,
                of: "tip",
                in: "tip_invalidation",
                others: "replica, epoch, reason, date, version",
                conflict: StoreTable.invalidations.merging
            )
        }
        for (id, form) in try ids(of: "id", in: "parameter") {
            try move(
                id,
                form,
                of: "id",
                in: "parameter",
                others: "replica, epoch, json, version",
                conflict: StoreTable.parameters.merging
            )
        }
        for (id, form) in try ids(of: "scope", in: "reset") {
            try move(
                id,
                form,
                of: "scope",
                in: "reset",
                others: "replica, version, isSwept",
                conflict: StoreTable.resets.merging
            )
        }
        for (id, form) in try ids(of: "tip", in: "tip_note") {
            try database.execute(sql: "UPDATE OR REPLACE tip_note SET tip = ? WHERE tip = ?", arguments: [form, id])
        }
        for (id, form) in try ids(of: "event", in: "event_tally") { try moveDonations(id, form) }
    }

    /// The ids of a table that have another form, each with that.
    private func ids(of column: String, in table: String) throws -> [(String, String)] {
        var ids: [(String, String)] = []
        try database.rows("SELECT DISTINCT \(column) FROM \(table) WHERE \(column) GLOB '*[^ -~]*'") { row in
            guard case .string(let id) = row.value(0) else { return }
            let form = id.storedID
            // Swift takes one form for the other.
            if !id.utf8.elementsEqual(form.utf8) { ids.append((id, form)) }
        }
        return ids
    }

    private func move(
        _ id: String,
        _ form: String,
        of column: String,
        in table: String,
        others: String,
        conflict: String
    ) throws {
        try database.execute(
            sql: """
                INSERT INTO \(table) (\(column), \(others)) SELECT ?1, \(others) FROM \(table) WHERE \(column) = ?2
                ON CONFLICT \(conflict);
                """,
            arguments: [form, id]
        )
        try database.execute(sql: "DELETE FROM \(table) WHERE \(column) = ?", arguments: [id])
    }

    /// Displays of one tip under two forms are different ones, and add up.
    private func moveDisplays(_ id: String, _ form: String) throws {
        try move(
            id,
            form,
            of: "tip",
            in: "tip_display",
            others: "replica, epoch, count, duration, first, last, version, pause",
            conflict: StoreTable.displays.merging
                .replacingOccurrences(of: "max(count, excluded.count)", with: "count + excluded.count")
                .replacingOccurrences(of: "max(duration, excluded.duration)", with: "duration + excluded.duration")
        )
    }

    private func moveDonations(_ id: String, _ form: String) throws {
        var tallies: [(id: Int64, replica: String)] = []
        try database.rows("SELECT id, replica FROM event_tally WHERE event = ?", [id]) {
            tallies.append((try $0.integer(0), try $0.text(1)))
        }
        for tally in tallies {
            let other = try database.first(
                "SELECT id FROM event_tally WHERE event = ? AND replica = ?",
                [form, tally.replica]
            ) { try $0.integer(0) }
            guard let other else {
                try database.execute(sql: "UPDATE event_tally SET event = ? WHERE id = ?", arguments: [form, tally.id])
                continue
            }
            try database.execute(
                sql: """
                    UPDATE donation SET tally = :other,
                        sequence = sequence + (SELECT sequence FROM event_tally WHERE id = :other)
                    WHERE tally = :tally;
                    UPDATE event_tally SET
                        sequence = sequence + (SELECT sequence FROM event_tally WHERE id = :tally)
                    WHERE id = :other;
                    DELETE FROM event_tally WHERE id = :tally;
                    """,
                arguments: ["other": other, "tally": tally.id]
            )
        }
        try database.execute(sql: StoreTable.agreement)
    }
}
