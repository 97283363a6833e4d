/// What a node's view does over its life, and how far that has come.
@MainActor
final class NodeLifecycle {
    var hooks: Primitive.Lifecycle
    var hasAppeared = false
    /// The value whose change is looked for, as it was at the last update; `nil` before the first.
    var watched: AnyHashable??
    private var task: Task<Void, Never>?
    private var taskID: AnyHashable?

    init(_ hooks: Primitive.Lifecycle) {
        self.hooks = hooks
    }

    deinit {
        task?.cancel()
    }

    /// Begins the task, or begins it anew, or ends it, as the view has it now.
    func updateTask(start: (@escaping @MainActor () async -> Void) -> Task<Void, Never>) {
        guard let work = hooks.task else { return cancelTask() }
        if task != nil, taskID == hooks.taskID { return }
        task?.cancel()
        taskID = hooks.taskID
        task = start(work)
    }

    func cancelTask() {
        task?.cancel()
        task = nil
    }
}
