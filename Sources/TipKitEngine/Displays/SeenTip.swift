public import Foundation
import Synchronization

extension Tips {
    /// The tips that the person has seen, newest first.
    ///
    /// These are the tips in the datastore that appeared since their latest reset, also in earlier launches, in other
    /// processes and on other devices of the person; a tip that was held out from the person isn't one. Snoozed and
    /// retired tips are included. What can't be read is left out, which is logged; before `Tips.configure`, there are
    /// none. A view that reads this property updates when it changes. Not in Apple's TipKit.
    public static var seen: [SeenTip] { TipCenter.current.seen }

    /// A tip that the person has seen.
    public struct SeenTip: Sendable, Equatable, Identifiable {
        /// The id of the tip.
        public let id: String
        /// When the tip appeared for the first time.
        public let firstDisplayed: Date
        /// When the tip appeared last.
        public let lastDisplayed: Date
        /// How often the tip appeared.
        public let displayCount: Int
        /// Why the tip was retired; `nil` if it isn't retired.
        public let invalidationReason: InvalidationReason?

        /// Creates the value from a record; `nil` if the person hasn't seen the tip.
        init?(_ id: String, _ record: TipRecord) {
            guard let first = record.firstDisplayed, record.invalidation?.isHeldOut != true else { return nil }
            self.id = id
            firstDisplayed = first
            lastDisplayed = record.lastDisplayed ?? first
            displayCount = record.displayCount
            invalidationReason = record.invalidation?.reason
        }
    }
}

extension TipCenter {
    /// The tips that the person of this center has seen, newest first, as ``Tips/seen`` has them.
    public var seen: [Tips.SeenTip] { seen(among: nil) }

    /// How many records are read in one step, so that a person with many tips doesn't hold up others.
    private static let recordsPerStep = 250

    /// Returns the tips among those with the given ids that the person has seen, newest first.
    ///
    /// - Parameter ids: The ids; `nil` for all tips in the datastore.
    package func seen(among ids: [String]?) -> [Tips.SeenTip] {
        accessLibrary()
        var records: [String: TipRecord] = [:]
        if isConfigured {
            var left = ids.map { $0[...] } ?? storedTips()[...]
            while !left.isEmpty {
                let step = left.prefix(Self.recordsPerStep)
                left = left.dropFirst(step.count)
                let isRead = load("the tips that the person has seen") { snapshot in
                    try step.map { ($0, try snapshot.tip($0).record) }
                } keep: { _, read in
                    for (id, record) in read { records[id] = record }
                }
                if !isRead { break }
            }
        }
        finish()
        // The cached records have what couldn't be stored yet.
        let cached = state.withLock { $0.rows.tipRecords }
        records.merge(ids.map { Set($0) }.map { ids in cached.filter { ids.contains($0.key) } } ?? cached) { $1 }
        return records.compactMap { Tips.SeenTip($0, $1) }.sorted {
            ($1.lastDisplayed, $0.id) < ($0.lastDisplayed, $1.id)
        }
    }

    /// The ids of the tips in the datastore.
    private func storedTips() -> [String] {
        var ids: [String] = []
        _ = load("the tips that the person has seen") {
            try $0.tips()
        } keep: {
            ids = $1
        }
        return ids
    }

    /// Registers the current observer's dependency on what the person has seen and turned off.
    func accessLibrary() { state.withLock { $0.library }.access() }
}
