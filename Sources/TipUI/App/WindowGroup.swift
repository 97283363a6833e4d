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
