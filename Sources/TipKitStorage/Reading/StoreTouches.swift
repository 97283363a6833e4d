import Foundation
import TipKitEngine

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
