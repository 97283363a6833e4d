import Foundation

/// User defaults that store their values only in memory.
final class MemoryDefaults: UserDefaults {
    private let lock = NSLock()
    private var values: [String: Any] = [:]
    private var registered: [String: Any] = [:]
    private var count = 0

    /// The values that were set, without registered defaults.
    var stored: [String: Any] { lock.withLock { values } }
    /// The number of calls of `synchronize()`.
    var synchronizations: Int { lock.withLock { count } }

    override func register(defaults: [String: Any]) {
        lock.withLock { registered = defaults }
    }

    override func object(forKey defaultName: String) -> Any? {
        lock.withLock { values[defaultName] ?? registered[defaultName] }
    }

    override func set(_ value: Any?, forKey defaultName: String) {
        lock.withLock { values[defaultName] = value }
    }

    override func synchronize() -> Bool {
        lock.withLock { count += 1 }
        return true
    }
}
