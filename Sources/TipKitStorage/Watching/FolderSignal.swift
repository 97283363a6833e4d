#if os(Linux) || os(Android)
    import Foundation
    import Synchronization
    import TipKitEngine

    #if canImport(Glibc)
        import Glibc
    #elseif canImport(Musl)
        import Musl
    #elseif canImport(Android)
        import Android
    #endif

    /// Signals commits by touching the store's file, which the kernel reports to the watchers of its folder.
    ///
    /// Each watcher holds a shared lock on a file beside the store's. A store can therefore tell whether its file has
    /// other watchers. If it has none, the store doesn't touch the file, so that it doesn't wake its own process.
    final class FolderSignal: CommitSignal {
        // The values of `F_OFD_GETLK` and `F_OFD_SETLK`, which the C library's module omits. Such locks belong to open
        // files, not to processes.
        private static let getLock: Int32 = 36
        private static let setLock: Int32 = 37

        private struct Following {
            /// The descriptor of the file that watchers lock; negative if it can't be opened, and then every commit is
            /// signaled.
            var watchers: Int32
            var token: FolderNotifier.Token?
            var onCommit: (@Sendable () -> Void)?
        }

        private let file: StoreFile
        private let following: Mutex<Following>
        /// The signal that is used instead of the notifier if the kernel refuses another watch.
        private let polling = PollingSignal()

        init(_ file: StoreFile) {
            self.file = file
            following = Mutex(Following(watchers: Self.openWatchers(of: file)))
        }

        deinit {
            stop()
            let watchers = following.withLock { $0.watchers }
            if watchers >= 0 { close(watchers) }
        }

        func send() {
            // Touch the file now that the commit can be read; a report of the write itself would arrive too early.
            if following.withLock({ Self.hasOthers($0.watchers) }) { utimes(file.file.path, nil) }
        }

        func watch(_ onCommit: @escaping @Sendable () -> Void) {
            deferringLog {
                following.withLock { following in
                    following.onCommit = onCommit
                    follow(&following)
                }
            }
        }

        func renew() {
            deferringLog {
                following.withLock { following in
                    unfollow(&following)
                    if following.watchers >= 0 { close(following.watchers) }
                    following.watchers = Self.openWatchers(of: file)
                    follow(&following)
                }
            }
        }

        func stop() {
            following.withLock { following in
                unfollow(&following)
                following.onCommit = nil
            }
        }

        private func follow(_ following: inout Following) {
            guard let onCommit = following.onCommit else { return }
            Self.lock(following.watchers, F_RDLCK)
            do {
                following.token = try FolderNotifier.shared.get().add(file.folder, onCommit)
            } catch {
                Self.lock(following.watchers, F_UNLCK)
                logWarning(
                    """
                    The datastore is checked for changes every half second, because its folder can't be watched: \
                    \(error.localizedDescription)
                    """
                )
                polling.watch(onCommit)
            }
        }

        private func unfollow(_ following: inout Following) {
            polling.stop()
            guard let token = following.token.take() else { return }
            Self.lock(following.watchers, F_UNLCK)
            // The notifier exists, because it created the token.
            if case .success(let notifier) = FolderNotifier.shared { notifier.remove(token) }
        }

        private static func openWatchers(of file: StoreFile) -> Int32 {
            open(file.watchers.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        }

        /// Whether another store holds a watcher's lock, in this process or in another.
        private static func hasOthers(_ watchers: Int32) -> Bool {
            var lock = flock(F_WRLCK)
            guard watchers >= 0, fcntl(watchers, getLock, &lock) == 0 else { return true }
            return lock.l_type != F_UNLCK
        }

        private static func lock(_ watchers: Int32, _ type: Int32) {
            guard watchers >= 0 else { return }
            var lock = flock(type)
            // Ignore the result: a shared lock never has to wait, and without support for locks every commit is
            // signaled.
            _ = fcntl(watchers, setLock, &lock)
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
