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

/// A part of an app that shows views.
@MainActor @preconcurrency
public protocol Scene {
    /// The type of the scene's body.
    associatedtype Body: Scene

    /// The content of this scene.
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Scene {}

/// Builds the scenes of an app, of which only the first scene is shown.
@resultBuilder
public struct SceneBuilder {
    /// Accepts a scene as an expression.
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

    /// Builds a body of one scene.
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

    /// Builds a body from several scenes, of which only the first scene is shown.
    public static func buildBlock<First: Scene, each Other: Scene>(
        _ first: First,
        _ other: repeat each Other
    ) -> First {
        first
    }
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

/// A group of windows with the same content; on the web, each page is a window.
@MainActor @preconcurrency
public struct WindowGroup<Content: View>: Scene {
    private let content: Content

    /// Makes a group of windows.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// Makes a group of windows; the title has no effect, since a page is titled by its views or with the app's name.
    public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// Makes a group of windows; the id has no effect.
    public init(id: String, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// Not used; a window group has no body.
    public var body: Never { preconditionFailure("WindowGroup.body must not be called: a window group has no body.") }
}

extension WindowGroup: PrimitiveScene {
    var rootView: any View { content }
}

/// A scene without a body, whose root view is shown directly.
@MainActor
protocol PrimitiveScene {
    var rootView: any View { get }
}
