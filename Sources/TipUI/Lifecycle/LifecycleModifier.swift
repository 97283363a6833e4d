/// A view with lifecycle callbacks.
struct LifecycleModifier<Content: View> {
    let content: Content
    let lifecycle: @MainActor @Sendable () -> Primitive.Lifecycle

    nonisolated init(_ content: Content, _ lifecycle: @escaping @MainActor @Sendable () -> Primitive.Lifecycle) {
        self.content = content
        self.lifecycle = lifecycle
    }
}

@MainActor
extension LifecycleModifier: ModifierView, UntrackedView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        Primitive(children: [Primitive.Child(content)], lifecycle: lifecycle())
    }
}

extension View {
    /// Performs an action after the view was first sent to a client that shows the page.
    @preconcurrency
    public nonisolated func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View {
        LifecycleModifier(self) {
            var lifecycle = Primitive.Lifecycle()
            lifecycle.onAppear = action
            return lifecycle
        }
    }

    /// Performs an action when the view leaves the screen.
    @preconcurrency
    public nonisolated func onDisappear(perform action: (@MainActor () -> Void)? = nil) -> some View {
        LifecycleModifier(self) {
            var lifecycle = Primitive.Lifecycle()
            lifecycle.onDisappear = action
            return lifecycle
        }
    }

    /// Performs an action when the view leaves the page, whether it was on screen or not.
    package nonisolated func onUnmount(perform action: @escaping @MainActor () -> Void) -> some View {
        LifecycleModifier(self) {
            var lifecycle = Primitive.Lifecycle()
            lifecycle.onUnmount = action
            return lifecycle
        }
    }

    /// Runs a task while the view is on screen; `priority` has no effect.
    @preconcurrency
    public nonisolated func task(
        priority: TaskPriority = .userInitiated,
        _ action: @escaping @MainActor @Sendable () async -> Void
    ) -> some View {
        LifecycleModifier(self) {
            var lifecycle = Primitive.Lifecycle()
            lifecycle.task = action
            return lifecycle
        }
    }

    /// Runs a task while the view is on screen, and restarts it when a value changes; `priority` has no effect.
    @preconcurrency
    public nonisolated func task<T>(
        id value: T,
        priority: TaskPriority = .userInitiated,
        _ action: @escaping @MainActor @Sendable () async -> Void
    ) -> some View where T: Equatable {
        ChangeWatcher(content: self, value: value) { watched in
            var lifecycle = Primitive.Lifecycle()
            lifecycle.task = action
            lifecycle.taskID = watched.key
            return lifecycle
        }
    }

    /// Performs an action when a value changes.
    @preconcurrency
    public nonisolated func onChange<V>(
        of value: V,
        initial: Bool = false,
        _ action: @escaping @MainActor () -> Void
    ) -> some View where V: Equatable {
        onChange(of: value, initial: initial) { _, _ in action() }
    }

    /// Performs an action with the old and the new value when a value changes.
    @preconcurrency
    public nonisolated func onChange<V>(
        of value: V,
        initial: Bool = false,
        _ action: @escaping @MainActor (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View where V: Equatable {
        ChangeWatcher(content: self, value: value) { watched in
            var lifecycle = Primitive.Lifecycle()
            lifecycle.watched = watched.key
            lifecycle.callsOnChangeInitially = initial
            lifecycle.onChange = { action(watched.old, watched.new) }
            return lifecycle
        }
    }
}

extension LifecycleModifier: SingleElementView where Content: SingleElementView {}
extension LifecycleModifier: UnaryView where Content: UnaryView {}
