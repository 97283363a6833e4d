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
