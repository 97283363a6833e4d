import Synchronization

/// A signal that reports a possible commit every half second, for systems that don't report changes of files.
final class PollingSignal: CommitSignal {
    private let task = Mutex<Task<Void, Never>?>(nil)

    func send() {}

    func watch(_ onCommit: @escaping @Sendable () -> Void) {
        let polling = Task.detached {
            while !Task.isCancelled {
                do { try await Task.sleep(for: .milliseconds(500)) } catch { return }
                onCommit()
            }
        }
        task.withLock { task in
            task?.cancel()
            task = polling
        }
    }

    func renew() {}

    func stop() {
        task.withLock { $0.take() }?.cancel()
    }

    deinit { stop() }
}
