import Foundation
import TipKitEngine

/// What commits have touched, with what is known of it without another look; ids are as they are stored.
struct StoreTouches {
    /// Donations that were added to an event.
    struct Donated {
        /// The earliest date of them, and the first sequence: no row of them lies before these.
        var earliest: Date
        var sequence: Int64
        /// Those that needn't be read, oldest commit first; their sequences follow all others'.
        var added: [StoredDonation] = []
        /// The sequence of the first that needn't be read.
        var known: Int64?
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
    /// Adds donations of which no row lies before a date and a sequence.
    mutating func add(_ earliest: Date, _ sequence: Int64, ofEvent id: String) {
        let present = donated[id] ?? Donated(earliest: earliest, sequence: sequence)
        donated[id] = Donated(
            earliest: min(present.earliest, earliest),
            sequence: min(present.sequence, sequence),
            added: present.added,
            known: present.known
        )
    }

    /// Adds a donation that needn't be read, in the order of sequences.
    mutating func add(_ donation: StoredDonation, _ sequence: Int64, ofEvent id: String) {
        var present = donated[id] ?? Donated(earliest: donation.date, sequence: sequence, known: sequence)
        present.earliest = min(present.earliest, donation.date)
        // Else each would copy the ones before.
        donated[id] = nil
        present.added.append(donation)
        donated[id] = present
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
            merged.add(donated.earliest, donated.sequence, ofEvent: id)
            merged.donated[id]?.added = donated.added
            merged.donated[id]?.known = donated.known
        }
        return merged
    }
}
