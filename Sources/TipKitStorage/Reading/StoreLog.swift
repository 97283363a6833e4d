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

    /// Reads which tips, parameters and events the commits in a range of numbers have changed.
    func touches(after first: Int64, upTo last: Int64) throws -> StoreTouches {
        var touches = StoreTouches()
        guard first < last else { return touches }
        try database.rows(
            "SELECT kind, id, version FROM commit_log WHERE person = ? AND number > ? AND number <= ?",
            [person, first, last]
        ) { row in
            // Read the raw value, because `StoreTouches` keeps ids in their stored form.
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

    /// Logs what a commit has changed, and deletes old entries.
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

/// The tips, parameters and events that commits have changed, with new values if known; ids are in their stored form.
struct StoreTouches {
    /// Donations that this replica added to an event; the oldest donations of the event may have been dropped since.
    struct Donated {
        /// The version of the first donation.
        var first: RowVersion
        /// The last added donations, oldest first, if they are known and needn't be read from the file.
        var added: [StoredDonation] = []
        /// The version of the first donation in ``added``; `nil` if all donations must be read from the file.
        var known: RowVersion?
    }

    var isEverything = false
    var tips: Set<String> = []
    /// The changed parameters, each with its new value, or with `nil` if the value must be read from the file.
    var parameters: [String: StoredParameter?] = [:]
    var donated: [String: Donated] = [:]
    /// The events that changed in a way other than by new donations of this replica.
    var events: Set<String> = []
}

extension StoreTouches {
    /// Records new donations of an event, from a version on, that must be read from the file.
    mutating func add(from first: RowVersion, ofEvent id: String) {
        let known = donated[id]?.first ?? first
        donated[id, default: Donated(first: first)].first = min(known, first)
    }

    /// Records a new donation of an event that needn't be read from the file; called in the order of versions.
    mutating func add(_ donation: StoredDonation, _ version: RowVersion, ofEvent id: String) {
        donated[id, default: Donated(first: version, known: version)].added.append(donation)
    }

    /// Returns the changes of these commits combined with the changes of a later commit; the values of the later commit
    /// take precedence.
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
