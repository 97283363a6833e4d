import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Whether code runs on the main thread; Foundation asks the kernel twice for that on Linux, so each thread asks once.
enum MainThread {
    static var isCurrent: Bool {
        #if os(Linux)
            guard let answer else { return Thread.isMainThread }
            switch Int(bitPattern: pthread_getspecific(answer)) {
            case isMain: return true
            case isOther: return false
            default:
                let isCurrent = Thread.isMainThread
                pthread_setspecific(answer, UnsafeRawPointer(bitPattern: isCurrent ? isMain : isOther))
                return isCurrent
            }
        #else
            return Thread.isMainThread
        #endif
    }

    #if os(Linux)
        private static let isMain = 1
        private static let isOther = 2
        /// Where each thread keeps its answer; `nil` if the process has no such place left.
        private static let answer: pthread_key_t? = {
            var key = pthread_key_t()
            return pthread_key_create(&key, nil) == 0 ? key : nil
        }()
    #endif
}
