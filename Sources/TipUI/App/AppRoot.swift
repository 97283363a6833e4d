/// An app that a host shows, created once, with the state that all pages of the app share.
@MainActor
package final class AppRoot<Program: App> {
    private let app: Program
    private let storage = PropertyStorage()

    package init(_ app: Program) {
        self.app = app
    }

    /// The root view of each page.
    package var view: any View { AppRootView(root: self) }

    fileprivate func content(in environment: EnvironmentValues) -> any View {
        var app = app
        PropertyLayout.of(Program.self).link(&app, to: storage, environment: environment)
        return app.body.content
    }
}

extension Scene {
    /// The view that the scene shows.
    fileprivate var content: any View { (self as? any PrimitiveScene)?.rootView ?? body.content }

    /// Returns the scene with another view in place of its own.
    package func replacingView(with change: @escaping @MainActor (any View) -> any View) -> some Scene {
        ChangedScene(scene: self, change: change)
    }

    /// Sets an observable object in the environment of the scene's views.
    public func environment<Object>(_ object: Object?) -> some Scene where Object: AnyObject & Observable {
        replacingView { $0.changingEnvironment { $0.setObject(object) } }
    }

    /// Sets a value of the environment of the scene's views.
    public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some Scene {
        replacingView { $0.changingEnvironment { $0[keyPath: keyPath] = value } }
    }

    /// Performs an action when a value changes, in each page that shows the scene.
    @preconcurrency
    public func onChange<V>(
        of value: V,
        initial: Bool = false,
        _ action: @escaping @MainActor () -> Void
    ) -> some Scene where V: Equatable {
        onChange(of: value, initial: initial) { _, _ in action() }
    }

    /// Performs an action with the old and the new value when a value changes, in each page that shows the scene.
    @preconcurrency
    public func onChange<V>(
        of value: V,
        initial: Bool = false,
        _ action: @escaping @MainActor (_ oldValue: V, _ newValue: V) -> Void
    ) -> some Scene where V: Equatable {
        replacingView { view in view.onChange(of: value, initial: initial, action) as any View }
    }
}

extension View {
    /// Returns the view in a changed environment, without its type.
    package func changingEnvironment(_ change: @escaping (inout EnvironmentValues) -> Void) -> any View {
        EnvironmentModifier(content: self, transform: change)
    }
}

/// A scene that shows another view than the scene in it.
private struct ChangedScene<Base: Scene>: Scene, PrimitiveScene {
    let scene: Base
    let change: @MainActor (any View) -> any View

    var rootView: any View { change(scene.content) }
    var body: Never { preconditionFailure("ChangedScene.body must not be called: the scene has no body.") }
}

/// The content of an app's scene.
private struct AppRootView<Program: App> {
    let root: AppRoot<Program>
}

extension AppRootView: PrimitiveView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        Primitive(children: [Primitive.Child(root.content(in: environment))])
    }
}
