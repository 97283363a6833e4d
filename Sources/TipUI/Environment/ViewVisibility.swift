/// What a view knows of whether a person can see it.
package struct ViewVisibility: Sendable {
    /// Whether a person can see a view.
    package enum State: Sendable {
        /// A client shows it.
        case visible
        /// No client says so at the moment: none has come yet, or the last has just gone.
        case unknown
        /// It is scrolled out of its client's window.
        case outside
        /// Its page is in the background.
        case background
        /// Nobody sees it: it lies below another level of a navigation stack or behind a sheet, or is hidden.
        case hidden
    }

    /// Where a view is, seen from the window of its client.
    private enum Window: Sendable {
        /// Nobody asks.
        case unasked
        /// The client will say it, and hasn't yet.
        case unknown
        /// It can be seen there.
        case inside
        /// It is scrolled out of it.
        case outside
    }

    /// Whether a view around hides it.
    let isHiddenByContainer: Bool
    /// The layer of the page that it stands in.
    let layer: PresentationLayer?
    /// Where its page keeps its phase.
    let scene: StateBox<ScenePhase>?
    /// Whether clients say what they have in their windows.
    let isWindowKnown: Bool
    /// Where it is in the window.
    private var window = Window.unasked

    init(
        isHiddenByContainer: Bool,
        layer: PresentationLayer?,
        scene: StateBox<ScenePhase>?,
        isWindowKnown: Bool
    ) {
        self.isHiddenByContainer = isHiddenByContainer
        self.layer = layer
        self.scene = scene
        self.isWindowKnown = isWindowKnown
    }

    /// This, of a view of which a client says whether it is in its window.
    ///
    /// - Parameter isInside: What the client said last; `nil` before it has said anything.
    package func inWindow(_ isInside: Bool?) -> ViewVisibility {
        var visibility = self
        visibility.window =
            switch isInside {
            case true: .inside
            case false: .outside
            case nil: isWindowKnown ? .unknown : .unasked
            }
        return visibility
    }

    /// Whether a person can see the view now; a body that reads it follows it.
    @MainActor package var state: State {
        if isHiddenByContainer || layer?.isCovered == true { return .hidden }
        let scene = scene?.value ?? .active
        if scene == .background { return .background }
        if window == .outside { return .outside }
        return scene == .inactive || window == .unknown ? .unknown : .visible
    }
}

private enum HiddenByContainerKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private enum WindowKnownKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// What the view knows of whether a person can see it.
    package var viewVisibility: ViewVisibility {
        ViewVisibility(
            isHiddenByContainer: isHiddenByContainer,
            layer: presentation,
            scene: scene,
            isWindowKnown: isWindowKnown
        )
    }

    /// Whether clients of the page say what they have in their windows; a host sets it.
    package var isWindowKnown: Bool {
        get { self[WindowKnownKey.self] }
        set { self[WindowKnownKey.self] = newValue }
    }

    /// Whether a view around keeps this one drawn where nobody sees it.
    var isHiddenByContainer: Bool {
        get { self[HiddenByContainerKey.self] }
        set { self[HiddenByContainerKey.self] = newValue }
    }
}
