/// What a primitive view is: at most one element, and the views below it.
///
/// Without an element, what the children draw stands in the place of the view itself (as in a `Group`, a tuple, a
/// condition or an environment modifier).
@MainActor
package struct Primitive {
    /// The element of the view; `nil` for none.
    package var element: Element?
    /// The views below, in order.
    package var children: [Child]
    /// Changes the environment of the children.
    package var transformEnvironment: ((inout EnvironmentValues) -> Void)?
    /// What to do when a person acts on the element; the graph derives `element.events` from the keys.
    package var handlers: [ElementEvent.Kind: @MainActor (ElementEvent) -> Void]
    /// What to do when the view comes on screen and leaves it.
    package var lifecycle: Lifecycle?
    /// What the view has to do with preferences.
    package var preferences: Preferences?
    /// Whether the element is drawn only while the children draw something.
    package var isHiddenWhenEmpty: Bool
    /// Whether the views below get a name in common: ``EnvironmentValues/enclosingName``.
    package var namesChildren: Bool
    /// Whether the views below are drawn; where they aren't, they keep their state.
    ///
    /// It counts for a view without an element.
    package var drawsChildren: Bool

    package init(
        _ element: Element? = nil,
        children: [Child] = [],
        transformEnvironment: ((inout EnvironmentValues) -> Void)? = nil,
        handlers: [ElementEvent.Kind: @MainActor (ElementEvent) -> Void] = [:],
        lifecycle: Lifecycle? = nil,
        preferences: Preferences? = nil,
        isHiddenWhenEmpty: Bool = false,
        namesChildren: Bool = false,
        drawsChildren: Bool = true
    ) {
        self.element = element
        self.children = children
        self.transformEnvironment = transformEnvironment
        self.handlers = handlers
        self.lifecycle = lifecycle
        self.preferences = preferences
        self.isHiddenWhenEmpty = isHiddenWhenEmpty
        self.namesChildren = namesChildren
        self.drawsChildren = drawsChildren
    }

    /// Whether the view does nothing but stand for those below it.
    var isGroup: Bool {
        element == nil && lifecycle == nil && preferences == nil && transformEnvironment == nil
    }

    /// Whether the view is the one below it in another environment.
    var standsForChild: Bool {
        element == nil && children.count == 1 && children[0].key == nil && lifecycle == nil
            && preferences?.isTransformOnly ?? true && transformEnvironment != nil
    }

    /// A view below a primitive, with the key that tells it from its siblings.
    @MainActor
    package struct Child {
        /// Its identity among the siblings; `nil` for its position.
        package var key: AnyHashable?
        /// The view.
        package var view: any View

        package init(_ view: any View, key: AnyHashable? = nil) {
            self.view = view
            self.key = key
        }
    }
}

/// A view that the graph draws by what it says of itself, not by its body.
@MainActor
package protocol PrimitiveView: View where Body == Never {
    /// Says what this view is in an environment.
    func primitive(in environment: EnvironmentValues) -> Primitive
}

extension View where Body == Never {
    /// Never asked for: the graph draws such a view by what it says of itself.
    public var body: Never {
        preconditionFailure("\(Self.self) has no body: it is drawn by what it says of itself.")
    }
}

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
