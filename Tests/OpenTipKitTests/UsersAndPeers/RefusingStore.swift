import Foundation
import OpenTipKit
import Synchronization

/// A store whose commits can be made to fail, as on a full disk, and that can notify watchers on demand, as if another
/// process had committed.
final class RefusingStore: TipStore {
    private struct Refusal: Error {}

    /// The underlying store, whose commits never fail.
    let base: any TipStore
    private let isRefusing = Mutex(false)
    private let isRefusingReads = Mutex(false)
    private let onChange = Mutex<(@Sendable () -> Void)?>(nil)

    init(_ base: any TipStore = InMemoryTipStore()) {
        self.base = base
    }

    /// Whether commits throw an error.
    var refuses: Bool {
        get { isRefusing.withLock { $0 } }
        set { isRefusing.withLock { $0 = newValue } }
    }

    /// Whether reads throw an error.
    var refusesReads: Bool {
        get { isRefusingReads.withLock { $0 } }
        set { isRefusingReads.withLock { $0 = newValue } }
    }

    /// Notifies watchers, as if another process had committed.
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
