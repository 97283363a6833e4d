import Dispatch
import Foundation

/// Something that looks whether a store's folder changes, until it is cancelled.
protocol StoreWatcher: Sendable {
    func cancel()
}

/// Watches a folder in the way that the system offers.
func storeWatcher(_ folder: URL, _ onChange: @escaping @Sendable () -> Void) throws -> any StoreWatcher {
    #if canImport(Glibc)
        try NotifyingWatcher(folder, onChange)
    #else
        PollingWatcher(onChange)
    #endif
}

/// Looks every half second, where the system doesn't tell of changes.
final class PollingWatcher: StoreWatcher {
    private let task: Task<Void, Never>

    init(_ onChange: @escaping @Sendable () -> Void) {
        task = Task.detached {
            while !Task.isCancelled {
                do { try await Task.sleep(for: .milliseconds(500)) } catch { return }
                onChange()
            }
        }
    }

    func cancel() {
        task.cancel()
    }
}
