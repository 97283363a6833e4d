import Foundation
import GRDB
import TipKitEngine

/// The log of what a person's latest commits have touched.
struct StoreLog {
    /// How many of the latest commits the log keeps.
    private static let maximumCommits: Int64 = 1_000
    /// How many commits' rows are deleted at once, which costs less than deleting each separately.
    private static let deletionInterval: Int64 = 64

    let database: Database
    let person: Int64

    /// Whether the log has all commits after a position.
    static func reaches(back known: StorePosition, from present: StorePosition) -> Bool {
        known.lineage == present.lineage && known.number <= present.number
            && known.number >= present.number - maximumCommits
    }

    /// Reads what the commits in a range of numbers have touched.
    func touches(after first: Int64, upTo last: Int64) throws -> StoreTouches {
        var touches = StoreTouches()
        guard first < last else { return touches }
        try database.rows(
            "SELECT kind, id, version FROM commit_log WHERE person = ? AND number > ? AND number <= ?",
            [person, first, last]
        ) { row in
            // The ids are kept in their stored form.
            guard case .string(let id) = row.value(1) else { throw StoreDamage("an entry of the commit log has no id") }
            switch try row.text(0) {
            case "tip": touches.tips.insert(id)
            case "parameter": touches.parameters.updateValue(nil, forKey: id)
            case "donated": touches.add(from: try row.version(2), ofEvent: id)
            case "event": touches.events.insert(id)
            default: touches.isEverything = true
            }
        }
        return touches
    }

    /// Logs what a commit has touched, and deletes old entries.
    func write(_ touches: StoreTouches, at number: Int64) throws {
        if touches.isEverything { try write("everything", "", at: number) }
        for id in touches.tips { try write("tip", id, at: number) }
        for id in touches.parameters.keys { try write("parameter", id, at: number) }
        for id in touches.events { try write("event", id, at: number) }
        for (id, donated) in touches.donated where !touches.events.contains(id) {
            try write("donated", id, at: number, donated.first)
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

/// What commits have touched, with the values that needn't be read; ids are in their stored form.
struct StoreTouches {
    /// Donations that this replica added to an event, whose oldest donations may have been dropped meanwhile.
    struct Donated {
        /// The version of the first donation.
        var first: RowVersion
        /// The last donations, which needn't be read, oldest first.
        var added: [StoredDonation] = []
        /// The version of the first donation that needn't be read; `nil` if all must be read.
        var known: RowVersion?
    }

    var isEverything = false
    var tips: Set<String> = []
    /// The parameters, with the values that needn't be read.
    var parameters: [String: StoredParameter?] = [:]
    var donated: [String: Donated] = [:]
    /// Events that changed otherwise than by donations of this replica.
    var events: Set<String> = []
}

extension StoreTouches {
    /// Adds donations from a version on.
    mutating func add(from first: RowVersion, ofEvent id: String) {
        let known = donated[id]?.first ?? first
        donated[id, default: Donated(first: first)].first = min(known, first)
    }

    /// Adds a donation that needn't be read; called in the order of versions.
    mutating func add(_ donation: StoredDonation, _ version: RowVersion, ofEvent id: String) {
        donated[id, default: Donated(first: version, known: version)].added.append(donation)
    }

    /// Returns what these commits and a later one have touched; the values of the later one take precedence.
    func merged(with later: StoreTouches?) -> StoreTouches {
        guard let later else { return self }
        var merged = self
        merged.isEverything = isEverything || later.isEverything
        merged.tips.formUnion(later.tips)
        merged.parameters.merge(later.parameters) { $1 }
        merged.events.formUnion(later.events)
        for (id, donated) in later.donated {
            let first = min(merged.donated[id]?.first ?? donated.first, donated.first)
            merged.donated[id] = Donated(first: first, added: donated.added, known: donated.known)
        }
        return merged
    }
}
