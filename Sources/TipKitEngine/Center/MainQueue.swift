import Dispatch

/// The queue of the main actor.
///
/// `Thread.isMainThread` doesn't tell whether code runs on the main actor: on Linux, a program whose `main` is asynchronous
/// gives up its main thread, and the main actor runs on other ones.
package enum MainQueue {
    /// Whether code runs on the main actor's queue.
    package static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) != nil }

    private static let key = {
        let key = DispatchSpecificKey<Void>()
        DispatchQueue.main.setSpecific(key: key, value: ())
        return key
    }()
}
