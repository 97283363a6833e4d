/// A view that the graph draws by what it says of itself, not by its body.
@MainActor
package protocol PrimitiveView: View where Body == Never {
    /// Says what this view is in an environment.
    func primitive(in environment: EnvironmentValues) -> Primitive
}

/// A primitive view that reads nothing observable when it says what it is.
///
/// It calls no code of the app and asks for no binding, so the graph doesn't follow what it reads: the tie to that weighs
/// more than the rest of a node.
@MainActor
package protocol UnfollowedView: PrimitiveView {}

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

    package init(
        _ element: Element? = nil,
        children: [Child] = [],
        transformEnvironment: ((inout EnvironmentValues) -> Void)? = nil,
        handlers: [ElementEvent.Kind: @MainActor (ElementEvent) -> Void] = [:],
        lifecycle: Lifecycle? = nil
    ) {
        self.element = element
        self.children = children
        self.transformEnvironment = transformEnvironment
        self.handlers = handlers
        self.lifecycle = lifecycle
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

    /// What happens to a view over time, beyond drawing.
    ///
    /// "On screen" begins when a client shows the page, not when the graph mounts the view.
    @MainActor
    package struct Lifecycle {
        /// Called after each pass that evaluated the view and before the batch leaves, on screen or not: what it changes
        /// is drawn in another pass, for the same batch.
        package var onPass: (@MainActor () -> Void)?
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
        /// Called at the first mount, on screen or not, when `onChangeInitially` asks for it.
        package var callsOnChangeInitially = false

        package init() {}
    }
}
