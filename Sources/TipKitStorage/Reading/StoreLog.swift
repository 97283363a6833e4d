import Foundation
import GRDB
import TipKitEngine

/// The log of the tips, parameters and events that a person's latest commits have changed.
struct StoreLog {
    /// How many of the latest commits the log keeps.
    private static let maximumCommits: Int64 = 1_000
    /// How many commits' entries are deleted at once, which costs less than deleting each commit's entries separately.
    private static let deletionInterval: Int64 = 64

    let database: Database
    let person: Int64

    /// Whether the log has all commits after a position.
    static func reaches(back known: StorePosition, from present: StorePosition) -> Bool {
        known.lineage == present.lineage && known.number <= present.number
            && known.number >= present.number - maximumCommits
    }

    /// How many entries are read: with more, everything may have changed.
    private static let maximumEntries = 5_000

    /// Reads what the commits in a range of numbers have changed; ids are in their stored form.
    func changes(after first: Int64, upTo last: Int64) throws -> PersonRows.Changes {
        var changes = PersonRows.Changes()
        guard first < last else { return changes }
        var count = 0
        try database.rows(
            "SELECT kind, id, version FROM commit_log WHERE person = ? AND number > ? AND number <= ? LIMIT ?",
            [person, first, last, Self.maximumEntries + 1]
        ) { row in
            count += 1
            // Read the raw value, which is the id in its stored form.
            guard case .string(let id) = row.value(1) else { throw StoreDamage("an entry of the commit log has no id") }
            switch try row.text(0) {
            case "tip": changes.tips.insert(id)
            case "parameter": changes.parameters.insert(id)
            case "donated": changes.addDonation(try row.version(2), to: id)
            case "event": changes.events.insert(id)
            default: changes.isEverything = true
            }
        }
        if count > Self.maximumEntries { changes.isEverything = true }
        return changes
    }

    /// Logs what a commit has changed, and deletes old entries.
    func write(_ changes: PersonRows.Changes, at number: Int64) throws {
        if changes.isEverything { try write("everything", "", at: number) }
        for id in changes.tips { try write("tip", id, at: number) }
        for id in changes.parameters { try write("parameter", id, at: number) }
        for id in changes.events { try write("event", id, at: number) }
        for (id, first) in changes.donated where !changes.events.contains(id) {
            try write("donated", id, at: number, first)
        }
        guard number.isMultiple(of: Self.deletionInterval) else { return }
        try database.run(
            "DELETE FROM commit_log WHERE person = ? AND number <= ?",
            [person, number - Self.maximumCommits]
        )
    }

    private func write(_ kind: String, _ id: String, at number: Int64, _ version: RowVersion? = nil) throws {
        try database.run(
            "INSERT INTO commit_log VALUES (?, ?, ?, ?, ?)",
            [person, number, kind, id, version?.rawValue]
        )
    }
}
