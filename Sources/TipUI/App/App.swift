/// A program that shows views: `body` declares its scenes, and `init` can contain its setup.
@MainActor @preconcurrency
public protocol App {
    /// The type of the app's scenes.
    associatedtype Body: Scene

    /// The app's scenes.
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }

    /// Makes the app; called once per process.
    @MainActor @preconcurrency init()
}

/// Whether a user can see a page, as reported by its client.
public enum ScenePhase: Comparable, Hashable, Sendable {
    /// The page is probably not on a screen: its client reported the page as hidden, has been disconnected for several
    /// seconds, or was disconnected by the server to make room for other pages.
    case background
    /// No client currently shows the page: none has connected yet, or the last client has just disconnected and may
    /// return immediately.
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
    /// Whether a user can see the view's page; a body that reads the scene phase is evaluated again when it changes.
    ///
    /// The views of a page in the background stay as they are: `onDisappear` isn't called, and tasks keep running.
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] ?? scene?.value ?? .active }
        set { self[ScenePhaseKey.self] = newValue }
    }

    /// The storage of the page's scene phase; `nil` for views that aren't on a page.
    var scene: StateBox<ScenePhase>? {
        get { self[SceneKey.self] }
        set { self[SceneKey.self] = newValue }
    }
}
