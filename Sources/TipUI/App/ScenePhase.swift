/// Whether a person sees a page, as far as its client says.
public enum ScenePhase: Comparable, Hashable, Sendable {
    /// The page is on no screen, as far as is known: its client said so, has been gone for a while, or was asked to make way
    /// for other pages' streams.
    case background
    /// No client shows the page at the moment: none has come yet, or the last has just gone and may be back at once.
    case inactive
    /// A client shows the page.
    case active
}

private enum ScenePhaseKey: EnvironmentKey {
    static var defaultValue: ScenePhase? { nil }
}

private enum SceneKey: EnvironmentKey {
    static var defaultValue: StateBox<ScenePhase>? { nil }
}

extension EnvironmentValues {
    /// Whether a person sees the page that the view is on; a body that reads it follows it.
    ///
    /// A page that goes to the background stays as it is: `onDisappear` isn't called, and tasks go on.
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] ?? scene?.value ?? .active }
        set { self[ScenePhaseKey.self] = newValue }
    }

    /// Where the page keeps its phase; `nil` for views that are on no page.
    var scene: StateBox<ScenePhase>? {
        get { self[SceneKey.self] }
        set { self[SceneKey.self] = newValue }
    }
}
