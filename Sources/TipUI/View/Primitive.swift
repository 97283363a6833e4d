/// The description of a primitive view: at most one element, and the child views.
///
/// If the view has no element, the elements of its children are drawn in its place, as in a `Group`, a tuple, a
/// condition or an environment modifier.
@MainActor
package struct Primitive {
    /// The element of the view, or `nil` for none.
    package var element: Element?
    /// The child views, in order.
    package var children: [Child]
    /// Changes the environment of the children.
    package var transformEnvironment: ((inout EnvironmentValues) -> Void)?
    /// The handlers of the user's actions on the element; the graph derives `element.events` from the keys.
    package var handlers: [ElementEvent.Kind: @MainActor (ElementEvent) -> Void]
    /// The lifecycle callbacks of the view.
    package var lifecycle: Lifecycle?
    /// How the view reads, observes and changes preferences.
    package var preferences: Preferences?
    /// When the element isn't drawn because of its children.
    package var hiding: Hiding
    /// Whether the children share a name, ``EnvironmentValues/enclosingName``.
    package var namesChildren: Bool
    /// Whether the children are drawn; children that aren't drawn keep their state.
    ///
    /// This property applies only to views without an element.
    package var drawsChildren: Bool
    /// How the elements of the view move; `nil` for most views.
    package var motion: Motion?

    package init(
        _ element: Element? = nil,
        children: [Child] = [],
        transformEnvironment: ((inout EnvironmentValues) -> Void)? = nil,
        handlers: [ElementEvent.Kind: @MainActor (ElementEvent) -> Void] = [:],
        lifecycle: Lifecycle? = nil,
        preferences: Preferences? = nil,
        hiding: Hiding = .never,
        namesChildren: Bool = false,
        drawsChildren: Bool = true
    ) {
        self.element = element
        self.children = children
        self.transformEnvironment = transformEnvironment
        self.handlers = handlers
        self.lifecycle = lifecycle
        self.preferences = preferences
        self.hiding = hiding
        self.namesChildren = namesChildren
        self.drawsChildren = drawsChildren
    }

    /// Whether the view only groups its children.
    var isGroup: Bool {
        element == nil && lifecycle == nil && preferences == nil && transformEnvironment == nil && motion == nil
    }

    /// Whether the view has no element, and only changes the environment or the motion, and possibly the preferences,
    /// of a single child.
    var isEnvironmentWrapper: Bool {
        element == nil && children.count == 1 && children[0].key == nil && lifecycle == nil
            && preferences?.isTransformOnly ?? true && (transformEnvironment != nil || motion != nil)
    }

    /// When an element isn't drawn because its children draw nothing.
    @MainActor
    package enum Hiding {
        /// The element is always drawn.
        case never
        /// The element isn't drawn while its children draw nothing.
        case whenEmpty
        /// The element isn't drawn while its first child draws nothing, whatever the others draw.
        case whenFirstIsEmpty

        func isHidden(_ children: [Node]) -> Bool {
            switch self {
            case .never: false
            case .whenEmpty: children.allSatisfy(\.drawn.isEmpty)
            case .whenFirstIsEmpty: children.first?.drawn.isEmpty ?? true
            }
        }
    }

    /// A child view of a primitive, with a key that identifies it among its siblings.
    @MainActor
    package struct Child {
        /// The identity of the child among its siblings; if `nil`, the child's position is its identity.
        package var key: AnyHashable?
        /// The view.
        package var view: any View

        package init(_ view: any View, key: AnyHashable? = nil) {
            self.view = view
            self.key = key
        }
    }
}

/// A view that the graph draws from its `primitive(in:)` instead of a body.
@MainActor
package protocol PrimitiveView: View where Body == Never {
    /// Returns the description of the view in an environment.
    func primitive(in environment: EnvironmentValues) -> Primitive
}

extension View where Body == Never {
    /// Never called: the graph draws the view from its primitive.
    public var body: Never {
        preconditionFailure("\(Self.self).body must not be called: this view has no body.")
    }
}

extension Primitive {
    /// The callbacks of a view's lifecycle.
    ///
    /// A view counts as "on screen" once a client shows the page, not as soon as the graph mounts the view.
    @MainActor
    package struct Lifecycle {
        /// Called when the view comes on screen.
        package var onAppear: (@MainActor () -> Void)?
        /// Called when the view leaves the screen, if it was on screen.
        package var onDisappear: (@MainActor () -> Void)?
        /// Called when the view leaves the page, whether it was on screen or not.
        package var onUnmount: (@MainActor () -> Void)?
        /// Runs while the view is on screen; canceled when the view leaves the screen, and restarted when `taskID`
        /// changes.
        package var task: (@MainActor () async -> Void)?
        /// The identity of the task.
        package var taskID: AnyHashable?
        /// A value that is compared after each update; `onChange` is called if the value differs from the last update.
        package var watched: AnyHashable?
        /// Called after an update in which `watched` changed.
        package var onChange: (@MainActor () -> Void)?
        /// Whether `onChange` is also called when the view is mounted, even if the view isn't on screen.
        package var callsOnChangeInitially = false

        package init() {}
    }
}

extension Primitive {
    /// The preferences that a view reads, observes and changes.
    @MainActor
    package struct Preferences {
        /// Draws the view according to its children's preferences.
        package var reader: PreferenceReader?
        /// The observers that receive the children's preferences.
        package var observers: [PreferenceObserver]
        /// Changes the preferences that are passed to the parent.
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

        /// Whether the view only transforms preferences, with neither a reader nor observers.
        var isTransformOnly: Bool { reader == nil && observers.isEmpty }
    }

    /// Draws a container according to the preferences of its children.
    ///
    /// The reader runs after the children were drawn, and doesn't redraw the children.
    @MainActor
    package struct PreferenceReader {
        /// The preferences that the container depends on; the container is redrawn when one of their values changes.
        package var keys: [any PreferenceKey.Type]
        /// Changes the container; the passed container is as the view originally described it.
        package var draw: (PreferenceValues, inout Container) -> Void

        package init(
            keys: [any PreferenceKey.Type],
            draw: @escaping (PreferenceValues, inout Container) -> Void
        ) {
            self.keys = keys
            self.draw = draw
        }
    }

    /// The parts of a container that a reader can change.
    @MainActor
    package struct Container {
        package var element: Element
        package var handlers: [ElementEvent.Kind: @MainActor (ElementEvent) -> Void]
        /// Views to draw before the children.
        ///
        /// The reader doesn't get their preferences; observers and the parent do.
        package var leading: [Child] = []
        /// Views to draw after the children.
        ///
        /// The reader doesn't get their preferences; observers and the parent do.
        package var trailing: [Child] = []
    }

    /// Observes a preference of the children.
    ///
    /// The observer runs after the pass in which the key's value was first set or has changed, before the batch of
    /// mutations is sent to the renderer.
    @MainActor
    package struct PreferenceObserver {
        package var key: any PreferenceKey.Type
        /// Whether the observer is called initially even if no value is set, with the key's default.
        package var callsInitiallyWithDefault: Bool
        package var action: @MainActor (PreferenceValues) -> Void

        package init(
            key: any PreferenceKey.Type,
            callsInitiallyWithDefault: Bool = false,
            action: @escaping @MainActor (PreferenceValues) -> Void
        ) {
            self.key = key
            self.callsInitiallyWithDefault = callsInitiallyWithDefault
            self.action = action
        }
    }
}
