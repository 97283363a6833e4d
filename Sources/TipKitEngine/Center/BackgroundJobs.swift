import Foundation
import Synchronization

/// A job that a center does in the background.
enum BackgroundJob: Hashable, Sendable {
    /// Stores the donations in the queue.
    case storeDonations
    /// Stores the changes that couldn't be stored before.
    case retryUnstored
    /// Saves the notes on decided tips, from which other tools explain the tips.
    case saveNotes
    /// Reads the changes that other processes and centers have committed.
    case catchUp

    /// Whether the job keeps the center alive, because changes would be lost if the center were released before the
    /// job.
    var keepsCenter: Bool { self == .storeDonations || self == .retryUnstored }
}

/// The background jobs that are due to be done, and the jobs that have a running task.
struct BackgroundJobs: Sendable {
    private var due: Set<BackgroundJob> = []
    private var running: Set<BackgroundJob> = []

    /// Marks a job as due.
    ///
    /// - Returns: Whether the caller must start a task for the job.
    mutating func add(_ job: BackgroundJob) -> Bool {
        due.insert(job)
        return running.insert(job).inserted
    }

    /// Marks a job as no longer due, because its task is about to do it.
    mutating func start(_ job: BackgroundJob) {
        due.remove(job)
    }

    /// Ends the task of a job, unless the job has become due again since it started.
    ///
    /// - Returns: Whether the task ends.
    mutating func finish(_ job: BackgroundJob) -> Bool {
        guard !due.contains(job) else { return false }
        running.remove(job)
        return true
    }
}

extension TipCenter {
    /// The pause before notes on decided tips are saved, so that several notes share a transaction.
    private static let notePause = Duration.milliseconds(250)

    /// Does a job in the background; a job that is scheduled several times before it starts is done once.
    func schedule(_ job: BackgroundJob) {
        guard state.withLock({ !$0.isBrief && $0.jobs.add(job) }) else { return }
        let keptCenter = job.keepsCenter ? self : nil
        Task.detached(priority: job == .saveNotes ? .utility : nil) { [weak self] in
            defer { withExtendedLifetime(keptCenter) {} }
            repeat {
                try await Self.pause(before: job, self?.retryPause)
            } while await withTaskExecutorPreference(StoreThreads.shared, operation: { self?.perform(job) == true })
        }
    }

    /// Waits before a job starts.
    ///
    /// The wait takes real time, even if the center has another clock, because its purpose is to write to the disk
    /// less often.
    private static func pause(before job: BackgroundJob, _ retryPause: Duration?) async throws {
        switch job {
        // Let other tasks that are ready run first, on the threads of Swift's pool, so that the donations they make are
        // stored in the same transaction.
        case .storeDonations, .catchUp: await Task.yield()
        case .retryUnstored: try await Task.sleep(for: retryPause ?? .zero)
        case .saveNotes: try await Task.sleep(for: notePause)
        }
    }

    /// Does a job.
    ///
    /// - Returns: Whether the job has become due again while it was done.
    private func perform(_ job: BackgroundJob) -> Bool {
        state.withLock { $0.jobs.start(job) }
        switch job {
        case .storeDonations:
            storeDonations()
            if state.withLock({ !$0.donations.waiting.isEmpty }) { schedule(job) }
        case .retryUnstored:
            if !retryUnstored() { schedule(job) }
        case .saveNotes:
            if !saveNotes(), retryPause != nil { schedule(job) }
        case .catchUp:
            catchUp()
        }
        return !state.withLock { $0.jobs.finish(job) }
    }
}

extension TipCenter {
    /// Makes the center do nothing in the background, for a process that ends soon, such as a command.
    ///
    /// Call it before `configure`. What waits is stored when it is needed for a decision, or before the process exits.
    /// Changes by other processes are read with the center's own changes, and a decision that ends with time is made
    /// again only when it is asked for. Notes are saved only by a process in which a tip appeared: saving them takes
    /// longer than all the rest of a command without a tip.
    ///
    /// - Parameter keepingNotes: Whether notes are saved in any case.
    package func workBriefly(keepingNotes: Bool = false) {
        state.withLock { state in
            state.isBrief = true
            if keepingNotes { state.keepsBriefNotes = true }
        }
    }

    /// Whether the center does nothing in the background.
    package var isBrief: Bool { state.withLock { $0.isBrief } }

    /// Schedules new decisions at a date, on the tips whose decisions end by then, unless an earlier date is scheduled.
    func setAlarm(_ date: Date) {
        let old = state.withLock { state -> Task<Void, Never>? in
            if state.isBrief { return nil }
            if let alarm = state.alarm, alarm.date <= date { return nil }
            let (old, clock) = (state.alarm?.task, state.clock)
            let task = Task.detached(executorPreference: StoreThreads.shared) { [weak self] in
                do { try await clock.sleep(until: date) } catch { return }
                self?.alarmFired(date)
            }
            state.alarm = (date, task)
            return old
        }
        old?.cancel()
    }

    /// Decides the tips whose decisions have ended when an alarm fires, and sets the next alarm.
    private func alarmFired(_ date: Date) {
        let now = now
        let due = state.withLock { state in
            if state.alarm?.date == date { state.alarm = nil }
            return state.decisions.due(at: now)
        }
        for id in due { decide(id) }
        finish()
        let next = state.withLock { $0.decisions.nextChange }
        if let next { setAlarm(next) }
    }
}
