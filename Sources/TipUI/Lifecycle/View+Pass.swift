extension View {
    /// Acts upon what the view wants as it was drawn, so that drawing itself needn't change anything.
    ///
    /// - Parameters:
    ///   - action: Runs after each pass that evaluated the view and before the batch leaves, views above before those
    ///     below; what it changes is in the same batch, and in the first tree.
    ///   - departure: Runs when the view leaves the page, whether it was on screen or not.
    package nonisolated func onPass(
        perform action: @escaping @MainActor () -> Void,
        onUnmount departure: @escaping @MainActor () -> Void
    ) -> some View {
        LifecycleModifier(self) {
            var lifecycle = Primitive.Lifecycle()
            lifecycle.onPass = action
            lifecycle.onUnmount = departure
            return lifecycle
        }
    }
}
