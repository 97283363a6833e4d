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
