package import TipContent

/// The information that determines whether a user can see a view.
package struct ViewVisibility: Sendable {
    /// Whether a user can see a view.
    package typealias State = SightState

    /// The position of a view relative to its client's window.
    private enum Window: Sendable {
        /// The position isn't tracked.
        case untracked
        /// The client hasn't reported the position yet.
        case unknown
        /// The view is inside the window.
        case inside
        /// The view is scrolled out of the window.
        case outside
    }

    /// Whether an enclosing view hides this view.
    let isHiddenByContainer: Bool
    /// The layer of the page that contains the view.
    let layer: PresentationLayer?
    /// The storage of the page's scene phase.
    let scene: StateBox<ScenePhase>?
    /// The storage of whether the person who sees the page types or drags.
    let busy: StateBox<Bool>?
    /// Whether clients report which elements are in their windows.
    let isWindowKnown: Bool
    /// The position of the view relative to its client's window.
    private var window = Window.untracked

    init(
        isHiddenByContainer: Bool,
        layer: PresentationLayer?,
        scene: StateBox<ScenePhase>?,
        busy: StateBox<Bool>?,
        isWindowKnown: Bool
    ) {
        self.isHiddenByContainer = isHiddenByContainer
        self.layer = layer
        self.scene = scene
        self.busy = busy
        self.isWindowKnown = isWindowKnown
    }

    /// Returns a copy with the view's position relative to the window, as a client reported it.
    ///
    /// - Parameter isInside: The client's last report; `nil` before the first report.
    package func inWindow(_ isInside: Bool?) -> ViewVisibility {
        var visibility = self
        visibility.window =
            switch isInside {
            case true: .inside
            case false: .outside
            case nil: isWindowKnown ? .unknown : .untracked
            }
        return visibility
    }

    /// Whether a user can see the view now; a body that reads the state is evaluated again when the state changes.
    @MainActor package var state: State {
        if isHiddenByContainer || layer?.isCovered == true { return .hidden }
        let scene = scene?.value ?? .active
        if scene == .background { return .background }
        if window == .outside { return .outside }
        if busy?.value == true { return .busy }
        return scene == .inactive || window == .unknown ? .unknown : .visible
    }
}

private enum HiddenByContainerKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private enum BusyKey: EnvironmentKey {
    static var defaultValue: StateBox<Bool>? { nil }
}

private enum WindowKnownKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// The information that determines whether a user can see the view.
    package var viewVisibility: ViewVisibility {
        ViewVisibility(
            isHiddenByContainer: isHiddenByContainer,
            layer: presentation,
            scene: scene,
            busy: busy,
            isWindowKnown: isWindowKnown
        )
    }

    /// Whether clients of the page report which elements are in their windows; set by the host.
    package var isWindowKnown: Bool {
        get { self[WindowKnownKey.self] }
        set { self[WindowKnownKey.self] = newValue }
    }

    /// The storage of whether the person who sees the page types or drags; `nil` for views that aren't on a page.
    var busy: StateBox<Bool>? {
        get { self[BusyKey.self] }
        set { self[BusyKey.self] = newValue }
    }

    /// Whether an enclosing view keeps this view drawn but invisible, as a navigation stack does with covered levels.
    var isHiddenByContainer: Bool {
        get { self[HiddenByContainerKey.self] }
        set { self[HiddenByContainerKey.self] = newValue }
    }
}
