/// A page with a title and a bar, and views that can be shown one above another.
///
/// A level above the first comes with a value on the stack's path, whose view `navigationDestination(for:destination:)` makes,
/// or while a view asks for one: a pressed ``NavigationLink`` with a view, `navigationDestination(isPresented:destination:)`
/// or `navigationDestination(item:destination:)`. A level that comes lies above all others. Views keep their state while
/// another level covers them, and lose it when their level goes.
///
/// In a browser Back and Forward walk the levels, and each level of a page's outermost stack has an address that can be
/// kept and sent. It is made of the names of the links that lead there: of a link's value if that is a text, a number, a
/// `UUID` or an enumeration with such raw values, else of its `accessibilityIdentifier`, else of its label. A level to which
/// no link leads has none.
public struct NavigationStack<Data, Root: View> {
    private let path: Binding<[NavigationValue]>?
    private let root: Root
    @State private var ownPath = NavigationPath()
    @State private var model = NavigationModel()
}

extension NavigationStack where Data == NavigationPath {
    /// Makes a stack with its first view, which keeps its path for itself.
    public nonisolated init(@ViewBuilder root: () -> Root) {
        path = nil
        self.root = root()
    }

    /// Makes a stack with its first view and a path whose values may be of several types.
    ///
    /// - Parameters:
    ///   - path: The values whose views lie above the first; the stack adds what links push and takes away what a person
    ///     goes back from.
    ///   - root: The first view.
    public nonisolated init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
        self.path = path.values
        self.root = root()
    }
}

extension NavigationStack
where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable
{
    /// Makes a stack with its first view and a path of values of one type.
    ///
    /// A link to a value of another type does nothing, which the log says.
    ///
    /// - Parameters:
    ///   - path: The values whose views lie above the first; the stack adds what links push and takes away what a person
    ///     goes back from.
    ///   - root: The first view.
    public nonisolated init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
        self.path = Binding(
            get: { path.wrappedValue.map { NavigationValue($0) } },
            set: { Self.set(path, to: $0) }
        )
        self.root = root()
    }

    /// Takes over values that were put on the end of a path, or taken away from it.
    private nonisolated static func set(_ path: Binding<Data>, to values: [NavigationValue]) {
        var present = path.wrappedValue
        if values.count < present.count { present.removeLast(present.count - values.count) }
        for value in values.dropFirst(present.count) {
            guard let element = value.base as? Data.Element else {
                DiagnosticLog.write(
                    """
                    A link's value of type \(value.typeName) can't go on a path of \(Data.Element.self): \
                    give the NavigationStack a NavigationPath.
                    """
                )
                return
            }
            present.append(element)
        }
        path.wrappedValue = present
    }
}

extension NavigationStack: View {
    /// The page of the view in front.
    public var body: some View {
        let path = path ?? $ownPath.values
        let values = path.wrappedValue
        NavigationPage(model: model, path: path, root: root, steps: model.presented.steps(with: values))
            .onChange(of: values.count) { [model] in model.update(above: path.wrappedValue) }
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

/// A view that asks for a level above its own while there is an item for it.
struct NavigationRequest<Content: View, Item: Hashable, Destination: View> {
    let content: Content
    let item: Binding<Item?>
    let destination: (Item) -> Destination
    @State private var owner = UniqueIdentity()

    nonisolated init(content: Content, item: Binding<Item?>, destination: @escaping (Item) -> Destination) {
        self.content = content
        self.item = item
        self.destination = destination
    }
}

extension NavigationRequest: View {
    var body: some View {
        let request = item.wrappedValue.map(request)
        PreferenceModifier(content) { values, _ in
            if let request { values[NavigationDestinationsKey.self].append(request) }
        }
    }

    /// The destination that asks for the level of an item.
    @MainActor
    private func request(for present: Item) -> NavigationDestination {
        let item = item
        let level = PresentedLevel(owner: owner, value: NavigationValue(present)) { item.wrappedValue = nil }
        return NavigationDestination(for: Item.self, presented: level, content: destination)
    }
}

extension NavigationRequest: SingleElementView where Content: SingleElementView {}
