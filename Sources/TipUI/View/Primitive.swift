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
