#if canImport(Glibc)
    @preconcurrency import Glibc
#elseif canImport(Musl)
    @preconcurrency import Musl
#elseif canImport(Android)
    @preconcurrency import Android
#endif

/// Measures how long the main actor's thread was runnable but waiting for a processor.
///
/// The value is available only on Linux. Elsewhere it is zero, so waiting time counts as running time.
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

    /// The total waiting time since the thread started.
    var total: Duration {
        #if os(Linux)
            // The open file contains the times of the thread that opened it, so reopen the file if this is another
            // thread.
            if thread.map({ pthread_equal($0, pthread_self()) == 0 }) ?? true {
                if file >= 0 { close(file) }
                file = open("/proc/thread-self/schedstat", O_RDONLY | O_CLOEXEC)
                thread = pthread_self()
            }
            var text = [UInt8](repeating: 0, count: 64)
            let count = pread(file, &text, text.count, 0)
            // The fields are: nanoseconds running, nanoseconds waiting, number of time slices.
            let fields = text.prefix(max(0, count)).split(separator: UInt8(ascii: " "))
            let waited = fields.count == 3 ? Int64(String(decoding: fields[1], as: UTF8.self)) : nil
            return .nanoseconds(waited ?? 0)
        #else
            return .zero
        #endif
    }
}
