import Foundation
import Observation
import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#endif

/// The observable part of a tip, which registers reads of the tip's status and publishes changes on the main actor.
///
/// Reads are marked, so that a change is published only if the changed value was read since its last change.
package final class TipSubject: Observable, Sendable {
    private let registrar = ObservationRegistrar()
    private let isStatusRead = Atomic(false)
    private let isExplanationRead = Atomic(false)
    /// Whether the tip was read on a thread other than the main thread since a change was last published.
    private let isReadElsewhere = Atomic(false)

    package init() {}

    private var status: Int { 0 }
    private var explanation: Int { 0 }

    /// Registers the current observer's dependency on the tip's status.
    ///
    /// Call it before reading the status.
    package func access() {
        markStatusRead()
        markReadingThread()
        registrar.access(self, keyPath: \.status)
    }

    /// Marks the status as read.
    ///
    /// If the status is read under a lock, call this under the same lock.
    func markStatusRead() {
        isStatusRead.store(true, ordering: .sequentiallyConsistent)
    }

    /// Registers the current observer's dependency on the tip's explanation.
    ///
    /// Call it before reading the explanation.
    func accessExplanation() {
        isExplanationRead.store(true, ordering: .sequentiallyConsistent)
        markReadingThread()
        registrar.access(self, keyPath: \.explanation)
    }

    private func markReadingThread() {
        if !MainThread.isCurrent { isReadElsewhere.store(true, ordering: .sequentiallyConsistent) }
    }

    /// Clears the read marks of the values that a change affects.
    ///
    /// - Returns: Whether an affected value was read since its last change.
    func takeReadMarks(ofStatus: Bool) -> Bool {
        let explanation = isExplanationRead.exchange(false, ordering: .sequentiallyConsistent)
        return ofStatus && isStatusRead.exchange(false, ordering: .sequentiallyConsistent) || explanation
    }

    /// Publishes a change.
    ///
    /// If the tip was read on a thread other than the main thread, the change is published again later, since a reader
    /// on such a thread may start to observe the tip only some time after the read.
    @MainActor
    func notify(ofStatus: Bool) {
        publish(ofStatus: ofStatus)
        guard isReadElsewhere.exchange(false, ordering: .sequentiallyConsistent) else { return }
        Task { @MainActor in
            for pause in Self.pausesBeforeRepeating {
                try await Task.sleep(for: pause)
                publish(ofStatus: ofStatus)
            }
        }
    }

    /// The pauses before a change is published again for readers on other threads.
    ///
    /// The pauses are long enough for those readers to start to observe the tip.
    private static let pausesBeforeRepeating: [Duration] = [.milliseconds(5), .milliseconds(250)]

    @MainActor
    private func publish(ofStatus: Bool) {
        if ofStatus { registrar.withMutation(of: self, keyPath: \.status) {} }
        registrar.withMutation(of: self, keyPath: \.explanation) {}
    }
}

/// Whether code runs on the main thread.
///
/// On Linux, `Thread.isMainThread` makes two system calls, so each thread caches the answer.
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
        /// The key under which each thread caches whether it is the main thread; `nil` if the process has no keys left.
        private static let answer: pthread_key_t? = {
            var key = pthread_key_t()
            return pthread_key_create(&key, nil) == 0 ? key : nil
        }()
    #endif
}
