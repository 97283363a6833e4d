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
        return Self.content(of: app.body)
    }

    private static func content(of scene: any Scene) -> any View {
        if let primitive = scene as? any PrimitiveScene { return primitive.rootView }
        return content(of: scene.body)
    }
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
