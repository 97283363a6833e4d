/// A job that a center does in the background.
enum BackgroundJob: Hashable, Sendable {
    /// Stores the donations that were sent.
    case storeDonations
    /// Stores the changes that couldn't be stored before.
    case retryUnstored
    /// Saves notes on the tips that were decided.
    case saveNotes
    /// Reads what other processes and centers have committed.
    case catchUp

    /// Whether changes are lost if the center is released before the job is done.
    var keepsCenter: Bool { self == .storeDonations || self == .retryUnstored }
}

/// The background jobs that are due, and those that have a task.
struct BackgroundJobs: Sendable {
    private var due: Set<BackgroundJob> = []
    private var running: Set<BackgroundJob> = []

    /// Marks a job as due.
    ///
    /// - Returns: Whether the caller must start a task for it.
    mutating func add(_ job: BackgroundJob) -> Bool {
        due.insert(job)
        return running.insert(job).inserted
    }

    /// Marks a due job as being done.
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
