#if canImport(Glibc)
    import Foundation

    /// Is told by the kernel that a file of a folder was written.
    final class NotifyingWatcher: StoreWatcher {
        private let notifier: FolderNotifier
        private let token: FolderNotifier.Token

        init(_ folder: URL, _ onChange: @escaping @Sendable () -> Void) throws {
            notifier = try FolderNotifier.shared.get()
            token = try notifier.add(folder, onChange)
        }

        deinit {
            notifier.remove(token)
        }

        func cancel() {
            notifier.remove(token)
        }
    }
#endif
