/// What a host puts around a graph.
@MainActor
package struct GraphHost {
    /// Wraps every body, handler and task's start of the graph, for instance to bind task-local values.
    package var scope: @MainActor (_ body: @MainActor () -> Void) -> Void
    /// Wraps the tasks of the graph.
    package var taskScope: @MainActor (_ body: @MainActor () async -> Void) async -> Void
    /// The environment of the root.
    package var rootEnvironment: EnvironmentValues
    /// Reports code that blocks the main actor for long; `nil` for nothing.
    package var stallMonitor: StallMonitor?

    package init(
        scope: @escaping @MainActor (_ body: @MainActor () -> Void) -> Void = { $0() },
        taskScope: @escaping @MainActor (_ body: @MainActor () async -> Void) async -> Void = { await $0() },
        rootEnvironment: EnvironmentValues = EnvironmentValues(),
        stallMonitor: StallMonitor? = nil
    ) {
        self.scope = scope
        self.taskScope = taskScope
        self.rootEnvironment = rootEnvironment
        self.stallMonitor = stallMonitor
    }

    /// Runs code of the app in the scope.
    ///
    /// - Parameters:
    ///   - kind: What code it is.
    ///   - body: The code.
    ///   - culprit: Says which view took longest; called after code that took long.
    func run(_ kind: Stall.Kind, _ body: @MainActor () -> Void, culprit: @MainActor () -> String?) {
        guard let stallMonitor else { return scope(body) }
        let start = stallMonitor.now()
        let delay = stallMonitor.delay()
        scope(body)
        let elapsed = stallMonitor.now() - start
        guard elapsed > stallMonitor.limit else { return }
        let duration = elapsed - (stallMonitor.delay() - delay)
        if duration > stallMonitor.limit {
            stallMonitor.report(Stall(kind: kind, duration: duration, view: culprit()))
        }
    }
}
