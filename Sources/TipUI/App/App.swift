/// A program with views: its scenes, and what it sets up in `init`.
@MainActor @preconcurrency
public protocol App {
    /// The type of the app's scenes.
    associatedtype Body: Scene

    /// The app's scenes.
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }

    /// Makes the app; called once in a process.
    @MainActor @preconcurrency init()
}

/// A part of an app that shows views.
@MainActor @preconcurrency
public protocol Scene {
    /// The type of scene that stands for this one.
    associatedtype Body: Scene

    /// The content of this scene.
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Scene {}

/// Builds the scenes of an app; of several the first is shown.
@resultBuilder
public struct SceneBuilder {
    /// Takes a scene.
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

    /// Builds a body of one scene.
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

    /// Builds a body of several scenes; the first is shown.
    public static func buildBlock<First: Scene, each Other: Scene>(
        _ first: First,
        _ other: repeat each Other
    ) -> First {
        first
    }
}

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

/// Windows of one content each; on the web, every page is one.
@MainActor @preconcurrency
public struct WindowGroup<Content: View>: Scene {
    private let title: String?
    private let content: Content

    /// Makes a group of windows.
    public init(@ViewBuilder content: () -> Content) {
        title = nil
        self.content = content()
    }

    /// Makes a group of windows with a title.
    public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
        self.title = String(title)
        self.content = content()
    }

    /// Makes a group of windows with an id.
    public init(id: String, @ViewBuilder content: () -> Content) {
        title = nil
        self.content = content()
    }

    /// Never asked for.
    public var body: Never { preconditionFailure("A window group has no body: hosts show its content.") }
}

extension WindowGroup: PrimitiveScene {
    var rootView: any View { content }
}

/// A scene that hosts show by its content.
@MainActor
protocol PrimitiveScene {
    var rootView: any View { get }
}
