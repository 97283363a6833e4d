#if canImport(Glibc)
    import Foundation
    import Glibc
    import Synchronization

    /// The process's one line to the kernel: a thread that sleeps until a file in one of many folders is touched.
    ///
    /// One for all stores, since the kernel gives a user but few.
    final class FolderNotifier: Sendable {
        /// One closure that follows one folder.
        struct Token: Sendable {
            fileprivate let folder: Int32
            fileprivate let number: UInt64
        }

        private struct Watching {
            var handlers: [Int32: [UInt64: @Sendable () -> Void]] = [:]
            var last: UInt64 = 0
        }

        /// Fails where the kernel refuses the line.
        static let shared = Result { try FolderNotifier() }

        /// How long what is touched one after the other is gathered, in seconds: others may commit thousands of times.
        private static let pause = 0.02

        private let descriptor: Int32
        private let watching = Mutex(Watching())

        private init() throws {
            descriptor = inotify_init1(Int32(IN_CLOEXEC))
            guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
            let begun = DispatchSemaphore(value: 0)
            Thread.detachNewThread {
                // Only a thread itself gives the system its name, once its starter has noted which one it is.
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
                    // The kernel has dropped events, of whichever folders.
                    if folders.contains(-1) { folders.formUnion(watching.handlers.keys) }
                    return folders.flatMap { watching.handlers[$0].map { Array($0.values) } ?? [] }
                }
                for handler in handlers { handler() }
                Thread.sleep(forTimeInterval: Self.pause)
            }
        }
    }
#endif
