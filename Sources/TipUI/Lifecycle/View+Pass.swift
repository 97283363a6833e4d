extension View {
    /// Acts upon what the view wants as it was drawn, so that drawing itself needn't change anything.
    ///
    /// - Parameters:
    ///   - action: Runs after each pass that evaluated the view and before anything of it is told, views above before those
    ///     below; what it changes is in the same batch, and in the first tree.
    ///   - farewell: Runs when the view leaves the page, whether it was on screen or not.
    package nonisolated func onPass(
        perform action: @escaping @MainActor () -> Void,
        onUnmount farewell: @escaping @MainActor () -> Void
    ) -> some View {
        LifecycleModifier(self) {
            var lifecycle = Primitive.Lifecycle()
            lifecycle.onPass = action
            lifecycle.onUnmount = farewell
            return lifecycle
        }
    }
}
