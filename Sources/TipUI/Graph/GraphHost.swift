/// What a host puts around a graph.
@MainActor
package struct GraphHost {
    /// Wraps every body, handler and task's start of the graph, for instance to bind task-local values.
    package var scope: @MainActor (_ body: @MainActor () -> Void) -> Void
    /// Wraps the tasks of the graph.
    package var taskScope: @MainActor (_ body: @MainActor () async -> Void) async -> Void
    /// The environment of the root.
    package var rootEnvironment: EnvironmentValues

    package init(
        scope: @escaping @MainActor (_ body: @MainActor () -> Void) -> Void = { $0() },
        taskScope: @escaping @MainActor (_ body: @MainActor () async -> Void) async -> Void = { await $0() },
        rootEnvironment: EnvironmentValues = EnvironmentValues()
    ) {
        self.scope = scope
        self.taskScope = taskScope
        self.rootEnvironment = rootEnvironment
    }
}
