import Foundation
import GRDB
import TipKitEngine

/// The short log of what each commit of a person has touched.
struct StoreLog {
    /// The most commits that are remembered.
    private static let reach: Int64 = 1_000
    /// How many commits' rows are deleted at once, which costs less than each by itself.
    private static let stride: Int64 = 64

    let database: Database
    let person: Int64

    /// Whether all commits after a position are remembered.
    static func reaches(back known: StorePosition, from present: StorePosition) -> Bool {
        known.lineage == present.lineage && known.number <= present.number && known.number >= present.number - reach
    }

    /// What the commits of some numbers have touched.
    func touches(after first: Int64, upTo last: Int64) throws -> StoreTouches {
        var touches = StoreTouches()
        guard first < last else { return touches }
        try database.rows(
            "SELECT kind, id, version FROM commit_log WHERE person = ? AND number > ? AND number <= ?",
            [person, first, last]
        ) { row in
            // Ids stay as they are stored.
            guard case .string(let id) = row.value(1) else { throw StoreDamage("the log of commits names no row") }
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

    /// Writes down what a commit has touched, and forgets what lies too far back.
    func write(_ touches: StoreTouches, at number: Int64) throws {
        if touches.isEverything { try write("everything", "", at: number) }
        for id in touches.tips { try write("tip", id, at: number) }
        for id in touches.parameters.keys { try write("parameter", id, at: number) }
        for id in touches.events { try write("event", id, at: number) }
        for (id, donated) in touches.donated where !touches.events.contains(id) {
            try write("donated", id, at: number, donated.first)
        }
        guard number.isMultiple(of: Self.stride) else { return }
        try database.run("DELETE FROM commit_log WHERE person = ? AND number <= ?", [person, number - Self.reach])
    }

    private func write(_ kind: String, _ id: String, at number: Int64, _ version: RowVersion? = nil) throws {
        try database.run(
            "INSERT INTO commit_log VALUES (?, ?, ?, ?, ?)",
            [person, number, kind, id, version?.rawValue]
        )
    }
}

/// What commits have touched, with what is known of it without another look; ids are as they are stored.
struct StoreTouches {
    /// Donations that this replica added to an event, before which the oldest may have left.
    struct Donated {
        /// The version of the first.
        var first: RowVersion
        /// The last of them, which needn't be read, oldest first.
        var added: [StoredDonation] = []
        /// The version of the first that needn't be read.
        var known: RowVersion?
    }

    var isEverything = false
    var tips: Set<String> = []
    /// The parameters, and the values that needn't be read.
    var parameters: [String: StoredParameter?] = [:]
    var donated: [String: Donated] = [:]
    /// Events that changed in another way.
    var events: Set<String> = []
}

extension StoreTouches {
    /// Adds donations from a version on.
    mutating func add(from first: RowVersion, ofEvent id: String) {
        let known = donated[id]?.first ?? first
        donated[id, default: Donated(first: first)].first = min(known, first)
    }

    /// Adds a donation that needn't be read, in the order of versions.
    mutating func add(_ donation: StoredDonation, _ version: RowVersion, ofEvent id: String) {
        donated[id, default: Donated(first: version, known: version)].added.append(donation)
    }

    /// What is touched by these commits and by one after them, of which more is known.
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
