import Foundation
import OpenTipKit
import Synchronization

/// A store that refuses to commit when it is told to, as a full disk does, and tells of changes when it is told to, as
/// if another process had made them.
final class RefusingStore: TipStore {
    private struct Refusal: Error {}

    /// Where everything is kept; others may write to it.
    let base: any TipStore
    private let isRefusing = Mutex(false)
    private let onChange = Mutex<(@Sendable () -> Void)?>(nil)

    init(_ base: any TipStore = InMemoryTipStore()) {
        self.base = base
    }

    /// Whether commits throw.
    var refuses: Bool {
        get { isRefusing.withLock { $0 } }
        set { isRefusing.withLock { $0 = newValue } }
    }

    /// Tells whoever watches that somebody else has committed.
    func tellOfChange() {
        let tell = onChange.withLock { $0 }
        tell?()
    }

    func commit(_ changes: [StoreChange]) throws {
        if refuses { throw Refusal() }
        try base.commit(changes)
    }

    func watch(_ onChange: @escaping @Sendable () -> Void) throws {
        self.onChange.withLock { $0 = onChange }
    }

    func open() throws -> StoreHeader { try base.open() }

    func record(ofTip id: String) throws -> TipRecord? { try base.record(ofTip: id) }

    func parameter(_ id: String) throws -> StoredParameter? { try base.parameter(id) }

    func tally(ofEvent id: String) throws -> Int { try base.tally(ofEvent: id) }

    func donations(ofEvent id: String, after date: Date, maximumCount: Int) throws -> [StoredDonation] {
        try base.donations(ofEvent: id, after: date, maximumCount: maximumCount)
    }

    var keepsNotes: Bool { base.keepsNotes }

    func notes() throws -> [TipNote] { try base.notes() }

    func close() throws { try base.close() }
}
