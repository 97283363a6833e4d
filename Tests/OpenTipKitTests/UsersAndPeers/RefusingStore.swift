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
    private let isRefusingReads = Mutex(false)
    private let onChange = Mutex<(@Sendable () -> Void)?>(nil)

    init(_ base: any TipStore = InMemoryTipStore()) {
        self.base = base
    }

    /// Whether commits throw.
    var refuses: Bool {
        get { isRefusing.withLock { $0 } }
        set { isRefusing.withLock { $0 = newValue } }
    }

    /// Whether reads throw.
    var refusesReads: Bool {
        get { isRefusingReads.withLock { $0 } }
        set { isRefusingReads.withLock { $0 = newValue } }
    }

    /// Tells whoever watches that somebody else has committed.
    func tellOfChange() {
        let tell = onChange.withLock { $0 }
        tell?()
    }

    func commit(
        _ changes: [StoreChange],
        after position: StorePosition?,
        by watch: StoreWatch?
    ) throws -> StoreCommit {
        if refuses { throw Refusal() }
        return try base.commit(changes, after: position, by: watch)
    }

    func watch(_ onChange: @escaping @Sendable () -> Void) throws -> StoreWatch {
        self.onChange.withLock { $0 = onChange }
        return StoreWatch(0) {}
    }

    func read<Result>(_ body: (any StoreSnapshot) throws -> Result) throws -> Result {
        if refusesReads { throw Refusal() }
        return try base.read(body)
    }

    var keepsNotes: Bool { base.keepsNotes }

    func close() throws { try base.close() }
}
