#if Tools
    import Foundation
    import TipKitEngine
    import TipKitStorage

    /// What a datastore says of a tip: its record, and what an app decided about it last.
    struct StoredSubject {
        let id: String
        let record: TipRecord
        /// The latest decision of an app; `nil` if no app has decided about the tip.
        let note: TipNote?

        /// `pending`, `available`, `invalidated` or, if no app has decided about the tip, `unknown`.
        var status: String {
            if record.invalidation != nil { return "invalidated" }
            return switch note?.status {
            case .pending: "pending"
            case .available: "available"
            case .invalidated: "invalidated"
            case nil: "unknown"
            }
        }

        /// One sentence that says whether the tip may appear, and why.
        var summary: String {
            if let end = record.invalidation, note?.status != .invalidated(end.reason) {
                return "Hidden: retired \(end.date.shown) (\(end.isHeldOut ? "heldOut" : "\(end.reason)"))."
            }
            return note?.summary ?? "No app has decided about it yet."
        }

        /// When and how often the tip was shown, in one sentence.
        var displays: String {
            guard record.displayCount > 0 else { return "It was never shown." }
            let times = record.displayCount == 1 ? "once" : "\(record.displayCount) times"
            let last = record.lastDisplayed.map { ", last \($0.shown)" } ?? ""
            return "It was shown \(times)\(last)."
        }

        /// Reads all tips of a person, in the order of their ids.
        static func all(in store: SQLiteTipStore) throws -> [StoredSubject] {
            try store.read { snapshot in
                let notes = Dictionary(try snapshot.notes().map { ($0.tip, $0) }) { first, _ in first }
                return try Set(try snapshot.tips()).union(notes.keys).sorted().map { id in
                    StoredSubject(id: id, record: try snapshot.tip(id).record, note: notes[id])
                }
            }
        }

        /// Returns the tip with an id.
        static func tip(_ id: String, in store: SQLiteTipStore) throws -> StoredSubject {
            let all = try all(in: store)
            if let found = all.first(where: { $0.id == id }) { return found }
            throw ToolOutput.unknown("tip", id, among: all.map(\.id))
        }
    }

    extension SQLiteTipStore {
        /// The ids of the events that have donations, or that a rule of a tip reads.
        func knownEvents() throws -> [String] {
            try known(read { try $0.events() }) { if case .event(let id) = $0 { id } else { nil } }
        }

        /// The ids of the parameters that were set, or that a rule of a tip reads.
        func knownParameters() throws -> [String] {
            try known(read { try $0.parameters() }) { if case .parameter(let id) = $0 { id } else { nil } }
        }

        private func known(_ stored: [String], _ id: (Tips.RuleInputKey) -> String?) throws -> [String] {
            Set(stored + (try notes().flatMap(\.rules).flatMap(\.inputs).compactMap(id))).sorted()
        }
    }
#endif
