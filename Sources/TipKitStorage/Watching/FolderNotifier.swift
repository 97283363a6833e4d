#if os(Linux) || os(Android)
    import Foundation
    import Synchronization

    #if canImport(Glibc)
        import Glibc
    #elseif canImport(Musl)
        import Musl
    #elseif canImport(Android)
        import Android
    #endif

    /// The process's only `inotify` instance: a thread that sleeps until a file in one of many folders is touched.
    ///
    /// All stores share it, because the kernel allows each user only a few instances.
    final class FolderNotifier: Sendable {
        /// The identity of a closure that is called when a file of a folder is touched.
        struct Token: Sendable {
            fileprivate let folder: Int32
            fileprivate let number: UInt64
        }

        private struct Watching {
            var handlers: [Int32: [UInt64: @Sendable () -> Void]] = [:]
            var last: UInt64 = 0
        }

        /// The shared notifier; a failure if the kernel refuses to create an instance.
        static let shared = Result { try FolderNotifier() }

        /// The seconds during which touches are gathered before the next report, since processes may commit very often.
        private static let pause = 0.02

        private let descriptor: Int32
        private let watching = Mutex(Watching())

        private init() throws {
            descriptor = inotify_init1(Int32(IN_CLOEXEC))
            guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
            let begun = DispatchSemaphore(value: 0)
            Thread.detachNewThread {
                // Wait until the code that starts the thread has recorded it; only then can the thread set its own
                // name.
                begun.wait()
                Thread.current.name = "OpenTipKit"
                self.listen()
            }
            begun.signal()
        }

        /// Calls a closure on the notifier's thread whenever a file of a folder is touched.
        func add(_ folder: URL, _ handler: @escaping @Sendable () -> Void) throws -> Token {
            try watching.withLock { watching in
                let events = UInt32(IN_ATTRIB | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF | IN_MOVE_SELF)
                let folder = inotify_add_watch(descriptor, folder.path, events)
                guard folder >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
                watching.last += 1
                watching.handlers[folder, default: [:]][watching.last] = handler
                return Token(folder: folder, number: watching.last)
            }
        }

        func remove(_ token: Token) {
            watching.withLock { watching in
                guard watching.handlers[token.folder]?.removeValue(forKey: token.number) != nil,
                    watching.handlers[token.folder]?.isEmpty == true
                else { return }
                watching.handlers[token.folder] = nil
                inotify_rm_watch(descriptor, token.folder)
            }
        }

        private func listen() {
            let size = MemoryLayout<inotify_event>.size
            let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 65_536, alignment: 8)
            defer { buffer.deallocate() }
            while true {
                let count = read(descriptor, buffer.baseAddress, buffer.count)
                guard count > 0 else {
                    if errno == EINTR { continue }
                    return
                }
                var folders: Set<Int32> = []
                var place = 0
                while place + size <= count {
                    let event = buffer.loadUnaligned(fromByteOffset: place, as: inotify_event.self)
                    folders.insert(event.wd)
                    place += size + Int(event.len)
                }
                let handlers = watching.withLock { watching in
                    // The folder -1 means that the kernel has dropped events, which may concern any folder, so call all
                    // handlers.
                    if folders.contains(-1) { folders.formUnion(watching.handlers.keys) }
                    return folders.flatMap { watching.handlers[$0].map { Array($0.values) } ?? [] }
                }
                for handler in handlers { handler() }
                Thread.sleep(forTimeInterval: Self.pause)
            }
        }
    }
#endif
