/// The scopes, environment and monitoring that a host gives to a graph.
@MainActor
package struct GraphHost {
    /// Wraps every body, every handler and the start of every task, for instance to bind task-local values.
    package var scope: @MainActor (_ body: @MainActor () -> Void) -> Void
    /// Wraps the execution of every task that a view of the graph starts.
    package var taskScope: @MainActor (_ body: @MainActor () async -> Void) async -> Void
    /// The environment of the graph's root view.
    package var rootEnvironment: EnvironmentValues
    /// Reports code that blocks the main actor for too long; `nil` to report nothing.
    package var stallMonitor: StallMonitor?
    /// The modules whose views aren't the app's own, so that a report names the nearest view of the app.
    package var frameworkModules = GraphHost.ownModules

    private static let ownModules = Set(
        ([Text.self, EmptyView.self, EmptyView?.self] as [Any.Type]).map { moduleName(of: $0) }
    )

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

    /// Returns the name of the module that declares a type.
    static func moduleName(of type: Any.Type) -> Substring { String(reflecting: type).prefix { $0 != "." } }

    /// Runs app code in the scope.
    ///
    /// - Parameters:
    ///   - kind: The kind of code.
    ///   - body: The code.
    ///   - slowestView: Returns the type name of the view whose code took longest; called only if the limit was
    ///     exceeded.
    func run(_ kind: Stall.Kind, _ body: @MainActor () -> Void, slowestView: @MainActor () -> String?) {
        guard let stallMonitor else { return scope(body) }
        let start = stallMonitor.now()
        let delay = stallMonitor.schedulingDelay()
        scope(body)
        let elapsed = stallMonitor.now() - start
        guard elapsed > stallMonitor.limit else { return }
        let duration = elapsed - (stallMonitor.schedulingDelay() - delay)
        if duration > stallMonitor.limit {
            stallMonitor.report(Stall(kind: kind, duration: duration, view: slowestView()))
        }
    }
}
