extension Primitive {
    /// What a view has to do with what views tell those above them.
    @MainActor
    package struct Preferences {
        /// Draws the view by what the views below it tell.
        package var reader: PreferenceReader?
        /// Learns what the views below it tell.
        package var observer: PreferenceObserver?
        /// Changes what goes on to those above.
        package var transform: ((inout PreferenceValues) -> Void)?

        package init(
            reader: PreferenceReader? = nil,
            observer: PreferenceObserver? = nil,
            transform: ((inout PreferenceValues) -> Void)? = nil
        ) {
            self.reader = reader
            self.observer = observer
            self.transform = transform
        }
    }

    /// Draws a container by what the views below it tell, after those were drawn and without drawing them anew.
    @MainActor
    package struct PreferenceReader {
        /// What the container is drawn by: it is drawn again when a value of these changes.
        package var keys: [any PreferenceKey.Type]
        /// Changes the container, which is given as the view said it.
        package var draw: (PreferenceValues, inout Container) -> Void

        package init(
            keys: [any PreferenceKey.Type],
            draw: @escaping (PreferenceValues, inout Container) -> Void
        ) {
            self.keys = keys
            self.draw = draw
        }
    }

    /// What a reader can change.
    @MainActor
    package struct Container {
        package var element: Element
        package var handlers: [ElementEvent.Kind: @MainActor (ElementEvent) -> Void]
        /// Views that stand before all others; what they tell is for those above alone.
        package var leading: [Child] = []
    }

    /// Learns what the views below tell: after the pass in which that was told first or has changed, and before the batch
    /// leaves.
    @MainActor
    package struct PreferenceObserver {
        package var key: any PreferenceKey.Type
        /// Whether it learns the key's default at first, where nothing is told.
        package var learnsDefault: Bool
        package var action: @MainActor (PreferenceValues) -> Void

        package init(
            key: any PreferenceKey.Type,
            learnsDefault: Bool = false,
            action: @escaping @MainActor (PreferenceValues) -> Void
        ) {
            self.key = key
            self.learnsDefault = learnsDefault
            self.action = action
        }
    }
}
