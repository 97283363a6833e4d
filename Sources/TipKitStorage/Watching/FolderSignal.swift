#if canImport(Glibc)
    import Foundation
    import Glibc
    import Synchronization
    import TipKitEngine

    /// Tells by touching the store's file, which the kernel reports to those who watch its folder.
    ///
    /// Whoever watches holds a shared lock on a file beside the store, so that a store on its own touches nothing and
    /// wakes nobody, itself included.
    final class FolderSignal: CommitSignal {
        // Locks of an open file rather than of a process, `F_OFD_GETLK` and `F_OFD_SETLK`, which Glibc's module leaves out.
        private static let getLock: Int32 = 36
        private static let setLock: Int32 = 37

        private let file: StoreFile
        /// The file that watchers lock; negative if it can't be opened, and then every commit is told.
        private let watchers: Int32
        private let token = Mutex<FolderNotifier.Token?>(nil)
        /// Looks instead, where the kernel has no watch left to give.
        private let polling = PollingSignal()

        init(_ file: StoreFile) {
            self.file = file
            let path = file.folder.appendingPathComponent("watchers").path
            watchers = Glibc.open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        }

        deinit {
            stop()
            if watchers >= 0 { Glibc.close(watchers) }
        }

        func send() {
            // The write that the kernel would report comes before the commit can be read; this one comes after.
            if hasOtherWatchers { utimes(file.file.path, nil) }
        }

        func watch(_ onCommit: @escaping @Sendable () -> Void) {
            lock(F_RDLCK)
            do {
                let added = try FolderNotifier.shared.get().add(file.folder, onCommit)
                token.withLock { $0 = added }
            } catch {
                lock(F_UNLCK)
                logWarning(
                    "The datastore's folder can't be watched and is looked at instead: \(error.localizedDescription)"
                )
                polling.watch(onCommit)
            }
        }

        func stop() {
            polling.stop()
            guard let token = token.withLock({ $0.take() }) else { return }
            lock(F_UNLCK)
            // Where there is a token there is the notifier that gave it.
            if case .success(let notifier) = FolderNotifier.shared { notifier.remove(token) }
        }

        /// Whether another store holds the lock that a watcher holds, in this process or elsewhere.
        private var hasOtherWatchers: Bool {
            var lock = flock(F_WRLCK)
            guard watchers >= 0, fcntl(watchers, Self.getLock, &lock) == 0 else { return true }
            return lock.l_type != F_UNLCK
        }

        private func lock(_ type: Int32) {
            guard watchers >= 0 else { return }
            var lock = flock(type)
            // Shared locks never wait; where there are none, every commit is told.
            _ = fcntl(watchers, Self.setLock, &lock)
        }
    }

    extension flock {
        /// A lock on a whole file.
        fileprivate init(_ type: Int32) {
            self.init()
            l_type = Int16(type)
            l_whence = Int16(SEEK_SET)
        }
    }
#endif
