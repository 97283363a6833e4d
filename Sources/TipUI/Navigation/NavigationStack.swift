/// A page with a title, a bar and a stack of levels; only the top level is shown.
///
/// Each value on the stack's path adds a level, whose view comes from `navigationDestination(for:destination:)`. A view
/// can also present a level: with a ``NavigationLink`` to a view, `navigationDestination(isPresented:destination:)` or
/// `navigationDestination(item:destination:)`. A new level goes on top. Views keep their state while another level
/// covers them, and lose it when their level is removed.
///
/// In a browser, Back and Forward move between levels, and each level of a page's outermost stack has an address that
/// can be bookmarked and shared. The address consists of the names of the links that lead to the level. A link's name
/// comes from its value if that is a string, a number, a `UUID` or an enumeration with string or `Int` raw values;
/// otherwise from its `accessibilityIdentifier`, or else from its label. A level that no link leads to has no address.
public struct NavigationStack<Data, Root: View> {
    private let path: Binding<[NavigationValue]>?
    private let root: Root
    @State private var ownPath = NavigationPath()
    @State private var model = NavigationModel()
}

extension NavigationStack where Data == NavigationPath {
    /// Creates a stack that manages its own path.
    public nonisolated init(@ViewBuilder root: () -> Root) {
        path = nil
        self.root = root()
    }

    /// Creates a stack with a path whose values can have different types.
    ///
    /// - Parameters:
    ///   - path: The values of the levels above the first level; the stack appends the values of links, and removes
    ///     values when the user goes back.
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
    /// Creates a stack with a path of values of one type.
    ///
    /// A link whose value has another type logs a message, and has no other effect.
    ///
    /// - Parameters:
    ///   - path: The values of the levels above the first level; the stack appends the values of links, and removes
    ///     values when the user goes back.
    ///   - root: The first view.
    public nonisolated init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
        self.path = Binding(
            get: { path.wrappedValue.map { NavigationValue($0) } },
            set: { Self.set(path, to: $0) }
        )
        self.root = root()
    }

    /// Sets the values of a path by appending values to its end or removing values from its end.
    private nonisolated static func set(_ path: Binding<Data>, to values: [NavigationValue]) {
        var present = path.wrappedValue
        if values.count < present.count { present.removeLast(present.count - values.count) }
        for value in values.dropFirst(present.count) {
            guard let element = value.base as? Data.Element else {
                DiagnosticLog.write(
                    """
                    A NavigationLink has a value of type \(value.typeName), but the path of its NavigationStack can \
                    only contain \(Data.Element.self) values. Pass the stack a NavigationPath to use both types.
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
    /// The page of the stack.
    public var body: some View {
        let path = path ?? $ownPath.values
        let values = path.wrappedValue
        NavigationPage(model: model, path: path, root: root, steps: model.presented.steps(with: values))
            .onChange(of: values.count) { [model] in model.update(above: path.wrappedValue) }
    }
}

/// A page with a title and a bar; equivalent to a `NavigationStack` without a path.
public struct NavigationView<Content: View> {
    private let content: Content

    /// Creates a stack with its first view.
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

/// A view that presents a level while its binding has an item.
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

extension NavigationRequest: ModifierView, View {
    var body: some View {
        let request = item.wrappedValue.map(request)
        PreferenceModifier(content) { values, _ in
            if let request { values[NavigationDestinationsKey.self].append(request) }
        }
    }

    /// Returns the destination that presents the level of an item.
    @MainActor
    private func request(for present: Item) -> NavigationDestination {
        let item = item
        let level = PresentedLevel(owner: owner, value: NavigationValue(present)) { item.wrappedValue = nil }
        return NavigationDestination(for: Item.self, presented: level, content: destination)
    }
}

extension NavigationRequest: SingleElementView where Content: SingleElementView {}
extension NavigationRequest: UnaryView where Content: UnaryView {}
