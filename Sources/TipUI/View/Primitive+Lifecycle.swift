extension Primitive {
    /// What happens to a view over time, beyond drawing.
    ///
    /// "On screen" begins when a client shows the page, not when the graph mounts the view.
    @MainActor
    package struct Lifecycle {
        /// Called once the view is on screen.
        package var onAppear: (@MainActor () -> Void)?
        /// Called when the view leaves the screen, if it was on it.
        package var onDisappear: (@MainActor () -> Void)?
        /// Called when the view leaves the page, whether it was on screen or not.
        package var onUnmount: (@MainActor () -> Void)?
        /// Runs while the view is on screen; cancelled when it leaves, begun anew when `taskID` changes.
        package var task: (@MainActor () async -> Void)?
        /// The identity of the task.
        package var taskID: AnyHashable?
        /// A value whose change, from one update to the next, calls `onChange`.
        package var watched: AnyHashable?
        /// Called after an update in which `watched` changed.
        package var onChange: (@MainActor () -> Void)?
        /// Whether `onChange` is also called at the first mount, on screen or not.
        package var callsOnChangeInitially = false

        package init() {}
    }
}
