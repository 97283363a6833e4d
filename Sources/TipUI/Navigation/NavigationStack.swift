/// A page with a title and a bar, and views that can be shown one above another.
public struct NavigationStack<Root: View> {
    private let root: Root
    @State private var model = NavigationModel()

    /// Makes a stack with its first view.
    public nonisolated init(@ViewBuilder root: () -> Root) {
        self.root = root()
    }
}

extension NavigationStack: View {
    /// The page of the view in front.
    public var body: some View {
        NavigationPage(model: model, root: root, path: model.path)
    }
}

/// A page with a title and a bar; as `NavigationStack`.
public struct NavigationView<Content: View> {
    private let content: Content

    /// Makes a stack with its first view.
    public nonisolated init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension NavigationView: View {
    /// The stack.
    public var body: some View {
        NavigationStack { content }
    }
}
