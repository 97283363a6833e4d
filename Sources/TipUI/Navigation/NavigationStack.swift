/// A page with a title and a bar, and views that can be shown one above another.
public struct NavigationStack<Root: View> {
    private let root: Root
    @State private var model = NavigationModel()
    @Environment(\.presentation) private var presentation

    /// Makes a stack with its first view.
    public nonisolated init(@ViewBuilder root: () -> Root) {
        self.root = root()
    }
}

extension NavigationStack: View {
    /// The page of the view in sight.
    public var body: some View {
        let title = model.title
        // A sheet is called by the title in it.
        let _ = presentation?.wish(by: model) { $0.title = title }
        NavigationPage(
            model: model,
            root: root,
            content: PageContent(title: title, hasLargeTitle: model.hasLargeTitle),
            path: model.path
        )
        .onUnmount { presentation?.forgetWish(of: model) }
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

/// The page of a navigation stack: its bar, and all its levels, of which the last is seen.
struct NavigationPage<Root: View> {
    let model: NavigationModel
    let root: Root
    let content: PageContent
    let path: [NavigationModel.Level]
}

@MainActor
extension NavigationPage: UnfollowedView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        var children = [
            Primitive.Child(ToolbarGroup(model: model, isLeading: true), key: "leading"),
            Primitive.Child(ToolbarGroup(model: model, isLeading: false), key: "trailing"),
            Primitive.Child(level(root, depth: 0), key: 0),
        ]
        for (index, step) in path.enumerated() {
            children.append(Primitive.Child(level(step.destination, depth: index + 1), key: step.id))
        }
        return Primitive(Element(.page(content)), children: children)
    }

    private func level(_ view: any View, depth: Int) -> NavigationLevel {
        NavigationLevel(
            content: view,
            place: NavigationPlace(model: model, depth: depth),
            isHidden: depth < path.count
        )
    }
}

/// A level of a navigation stack; those below the last keep their state unseen.
struct NavigationLevel: View {
    let content: any View
    let place: NavigationPlace
    let isHidden: Bool
}

@MainActor
extension NavigationLevel: UnfollowedView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        let place = place
        let isHidden = isHidden
        var element = Element(.stack(StackLayout(axis: .vertical)))
        element.style.isHidden = isHidden
        if isHidden {
            // A hidden view keeps its room; a level below another has none.
            element.style.height = 0
            element.style.clip = .rectangle
            element.accessibility.isHidden = true
        }
        return Primitive(
            element,
            children: [Primitive.Child(content)],
            transformEnvironment: { environment in
                place.tell(&environment)
                if isHidden { environment.isKeptHidden = true }
            }
        )
    }
}
