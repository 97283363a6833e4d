import Foundation

#if canImport(Glibc)
    @preconcurrency import Glibc
#elseif canImport(Musl)
    @preconcurrency import Musl
#endif

/// How long the main actor's thread was ready to run while the system ran others in its place.
///
/// Only Linux measures it; elsewhere it is zero, and what others took is counted as if the thread had run.
@MainActor
final class SchedulerDelay {
    #if os(Linux)
        private var thread: pthread_t?
        private var file: Int32 = -1

        deinit {
            if file >= 0 { close(file) }
        }
    #endif

    static func reader() -> @MainActor () -> Duration {
        let delay = SchedulerDelay()
        return { delay.total }
    }

    /// The sum since the thread began.
    var total: Duration {
        #if os(Linux)
            // The file is that of the thread which opened it.
            if thread.map({ pthread_equal($0, pthread_self()) == 0 }) ?? true {
                if file >= 0 { close(file) }
                file = open("/proc/thread-self/schedstat", O_RDONLY | O_CLOEXEC)
                thread = pthread_self()
            }
            var text = [UInt8](repeating: 0, count: 64)
            let count = pread(file, &text, text.count, 0)
            // Nanoseconds run, nanoseconds waited, times run.
            let fields = text.prefix(max(0, count)).split(separator: UInt8(ascii: " "))
            let waited = fields.count == 3 ? Int64(String(decoding: fields[1], as: UTF8.self)) : nil
            return .nanoseconds(waited ?? 0)
        #else
            return .zero
        #endif
    }
}
