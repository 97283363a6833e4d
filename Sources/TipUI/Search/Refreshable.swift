/// An action that loads the content of a view again.
public struct RefreshAction: Sendable {
    let action: @MainActor @Sendable () async -> Void

    /// Loads the content, and returns when it is loaded.
    @MainActor
    public func callAsFunction() async {
        await action()
    }
}

private enum RefreshKey: EnvironmentKey {
    static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
    /// The action of the `refreshable(action:)` around the view; `nil` if there is none.
    public var refresh: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }
}

/// A view with a button that loads its content again.
struct RefreshableView<Content: View> {
    let content: Content
    let refresh: RefreshAction
    @Environment(\.navigation) private var navigation
    @State private var isRefreshing = false

    nonisolated init(content: Content, refresh: RefreshAction) {
        self.content = content
        self.refresh = refresh
    }
}

extension RefreshableView: View {
    var body: some View {
        let inner = content.environment(\.refresh, refresh)
        if navigation == nil {
            VStack {
                button.frame(maxWidth: .infinity, alignment: .trailing)
                inner
            }
        } else {
            inner.toolbar { ToolbarItem { button } }
        }
    }

    @MainActor private var button: some View {
        Button(action: { run() }, label: { Image(systemName: "arrow.clockwise") })
            .accessibilityLabel(SystemWord.refresh)
            .disabled(isRefreshing)
    }

    @MainActor
    private func run() {
        isRefreshing = true
        Task { @MainActor in
            await refresh()
            isRefreshing = false
        }
    }
}

extension View {
    /// Adds a button that loads the content of the view again, in the bar of its page or, outside a navigation stack,
    /// above the view.
    ///
    /// On Apple platforms the person pulls a list down; in a browser that gesture reloads the page. The button is
    /// disabled while the action runs.
    @preconcurrency
    public nonisolated func refreshable(action: @escaping @MainActor @Sendable () async -> Void) -> some View {
        RefreshableView(content: self, refresh: RefreshAction(action: action))
    }
}
