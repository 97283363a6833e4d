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
