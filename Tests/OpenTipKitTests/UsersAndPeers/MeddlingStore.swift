import Foundation
import OpenTipKit
import Synchronization

/// A store in memory that lets a test act, once, in the midst of a call, as another thread might.
final class MeddlingStore: TipStore {
    /// Where a test may act.
    enum Moment: Sendable {
        /// A tip's record was read, and isn't handed over yet.
        case readingRecord
        /// Changes are about to be committed.
        case committing
        /// Changes were committed, and the caller doesn't know it yet.
        case committed
    }

    private let base = InMemoryTipStore()
    private let actions = Mutex<[Moment: @Sendable () -> Void]>([:])

    /// Does something at the next moment of a kind.
    func meddle(_ moment: Moment, _ action: @escaping @Sendable () -> Void) {
        actions.withLock { $0[moment] = action }
    }

    /// Whether all that was to be done has been done.
    var isIdle: Bool { actions.withLock { $0.isEmpty } }

    private func act(at moment: Moment) {
        let action = actions.withLock { $0.removeValue(forKey: moment) }
        action?()
    }

    func open() throws -> StoreHeader { try base.open() }

    func record(ofTip id: String) throws -> TipRecord? {
        let record = try base.record(ofTip: id)
        act(at: .readingRecord)
        return record
    }

    func parameter(_ id: String) throws -> StoredParameter? { try base.parameter(id) }

    func tally(ofEvent id: String) throws -> Int { try base.tally(ofEvent: id) }

    func donations(ofEvent id: String, after date: Date, maximumCount: Int) throws -> [StoredDonation] {
        try base.donations(ofEvent: id, after: date, maximumCount: maximumCount)
    }

    var keepsNotes: Bool { base.keepsNotes }

    func notes() throws -> [TipNote] { try base.notes() }

    func commit(_ changes: [StoreChange]) throws {
        act(at: .committing)
        try base.commit(changes)
        act(at: .committed)
    }

    func watch(_ onChange: @escaping @Sendable () -> Void) throws { try base.watch(onChange) }

    func close() throws { try base.close() }
}
