import Dispatch
import Foundation
import Synchronization

/// Threads on which tasks wait for stores, so that none of Swift's pool does.
///
/// A store's disk may be slow and its file locked for seconds. Swift's pool has a thread for each core; if all of them
/// wait, nothing of the app that is asynchronous goes on. A thread starts when a task finds no other one idle, and stays.
package final class StoreThreads: TaskExecutor {
    package static let shared = StoreThreads(most: 16)

    private struct State {
        var jobs: [UnownedJob] = []
        var threads = 0
        var idle = 0
    }

    private let most: Int
    private let state = Mutex(State())
    private let arrivals = DispatchSemaphore(value: 0)

    /// - Parameter most: The maximum number of threads.
    init(most: Int) {
        self.most = most
    }

    package func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        let needsThread = state.withLock { state in
            state.jobs.append(job)
            guard state.jobs.count > state.idle, state.threads < most else { return false }
            state.threads += 1
            state.idle += 1
            return true
        }
        if needsThread { Thread.detachNewThread { self.runForever() } }
        arrivals.signal()
    }

    private func runForever() {
        Thread.current.name = "Tips' store"
        while true {
            arrivals.wait()
            let job = state.withLock { state in
                state.idle -= 1
                return state.jobs.removeFirst()
            }
            job.runSynchronously(on: asUnownedTaskExecutor())
            state.withLock { $0.idle += 1 }
        }
    }
}
