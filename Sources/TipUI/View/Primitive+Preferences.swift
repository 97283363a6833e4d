extension Primitive {
    /// What a view has to do with preferences.
    @MainActor
    package struct Preferences {
        /// Draws the view by the preferences of those below.
        package var reader: PreferenceReader?
        /// Get the preferences of the views below.
        package var observers: [PreferenceObserver]
        /// Changes what is passed up.
        package var transform: ((inout PreferenceValues) -> Void)?

        package init(
            reader: PreferenceReader? = nil,
            observers: [PreferenceObserver] = [],
            transform: ((inout PreferenceValues) -> Void)? = nil
        ) {
            self.reader = reader
            self.observers = observers
            self.transform = transform
        }

        /// Whether nothing is drawn or done by them.
        var isTransformOnly: Bool { reader == nil && observers.isEmpty }
    }

    /// Draws a container by the preferences of the views below it.
    ///
    /// It does so after those were drawn, and without drawing them anew.
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
        /// Views that stand before all others; their preferences are observed and passed up, not read.
        package var leading: [Child] = []
        /// Views that stand behind all others; their preferences are observed and passed up, not read.
        package var trailing: [Child] = []
    }

    /// Gets the preferences of the views below.
    ///
    /// It does so after the pass in which its key's value was set first or has changed, and before the batch leaves.
    @MainActor
    package struct PreferenceObserver {
        package var key: any PreferenceKey.Type
        /// Whether it gets the key's default at first, where no value is set.
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
