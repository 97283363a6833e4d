/// Where a view on a level of a navigation stack says that one can go.
struct NavigationDestination: Equatable {
    /// The level that it asks for now; `nil` for one that only waits for values on the path.
    let presented: PresentedLevel?
    /// How many levels lie below the one on which it stands.
    private(set) var depth = 0
    private let isFor: (any Hashable) -> Bool
    private let content: (any Hashable) -> (any View)?
    private let identity = UniqueIdentity()

    init<Value: Hashable, Content: View>(
        for type: Value.Type,
        presented: PresentedLevel? = nil,
        content: @escaping (Value) -> Content
    ) {
        self.presented = presented
        isFor = { $0 is Value }
        self.content = { base in (base as? Value).map(content) }
    }

    /// The destination as one on a level.
    func at(depth: Int) -> NavigationDestination {
        var destination = self
        destination.depth = depth
        return destination
    }

    /// Whether it leads to a level that lies so many above the first.
    func leads(to step: NavigationStep, at depth: Int) -> Bool {
        if let owner = step.owner { return presented?.owner == owner }
        // A level can't be made by what stands on itself, or above.
        return presented == nil && self.depth < depth && isFor(step.value.base)
    }

    /// The view of a value; `nil` for a value that it isn't for.
    func view(of value: NavigationValue) -> (any View)? { content(value.base) }

    static func == (left: NavigationDestination, right: NavigationDestination) -> Bool {
        left.identity == right.identity && left.depth == right.depth
    }
}

/// The destinations of a navigation stack, on each level from the innermost view out and those of its bar last.
enum NavigationDestinationsKey: PreferenceKey {
    static var defaultValue: [NavigationDestination] { [] }

    static func reduce(value: inout [NavigationDestination], nextValue: () -> [NavigationDestination]) {
        value += nextValue()
    }
}

extension PreferenceValues {
    /// Says on which level the destinations stand that were named.
    mutating func setDestinations(depth: Int) {
        let destinations = self[NavigationDestinationsKey.self]
        if !destinations.isEmpty { self[NavigationDestinationsKey.self] = destinations.map { $0.at(depth: depth) } }
    }
}

/// The view of a value at its destination.
///
/// It is the same as long as its destination is: what other destinations say draws no level anew, so that views which
/// name destinations may stand at one.
struct NavigationDestinationView: Equatable {
    let destination: NavigationDestination
    let value: NavigationValue
}

extension NavigationDestinationView: PrimitiveView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        Primitive(children: destination.view(of: value).map { [Primitive.Child($0)] } ?? [])
    }
}

/// A warning sign in the place of the view of a value that no destination is for.
struct MissingDestination {
    let value: NavigationValue

    /// What the developer has to know.
    var message: String {
        """
        Nothing shows a value of type \(value.typeName) on a navigation stack's path: add \
        .navigationDestination(for: \(value.typeName).self) { … } to a view on a level below, for instance on the first.
        """
    }
}

extension MissingDestination: View {
    var body: some View {
        Image(systemName: "exclamationmark.triangle.fill")
            .foregroundStyle(.yellow)
            .accessibilityLabel(SystemWord.nothingToShow)
            .onChange(of: value, initial: true) { DiagnosticLog.write(message) }
    }
}

extension View {
    /// Says what the stack around shows for the values of a type on its path.
    ///
    /// ```swift
    /// struct TrailsView: View {
    ///     let trails = ["Heron Lake", "Larch Valley"]
    ///
    ///     var body: some View {
    ///         NavigationStack {
    ///             List(trails, id: \.self) { NavigationLink($0, value: $0) }
    ///                 .navigationDestination(for: String.self) { Text($0) }
    ///         }
    ///     }
    /// }
    /// ```
    ///
    /// It holds for the levels above its own. Where several are for one type, that on the level nearest to the stack's first
    /// view counts, and on one level the innermost; of views beside one another the first. It may also stand in a list, or in
    /// a lazy stack. A value that none is for shows a warning sign, and the log says what to add.
    ///
    /// - Parameters:
    ///   - data: The type of the values.
    ///   - destination: Makes the view of a value.
    public nonisolated func navigationDestination<D, C>(
        for data: D.Type,
        @ViewBuilder destination: @escaping (D) -> C
    ) -> some View where D: Hashable, C: View {
        let destination = NavigationDestination(for: data, content: destination)
        return PreferenceModifier(self) { values, _ in values[NavigationDestinationsKey.self].append(destination) }
    }

    /// Shows a view above the others of the stack around while a binding is `true`.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the view is there; becomes `false` when the person goes back.
    ///   - destination: The view.
    public nonisolated func navigationDestination<V>(
        isPresented: Binding<Bool>,
        @ViewBuilder destination: () -> V
    ) -> some View where V: View {
        let destination = destination()
        return NavigationRequest(content: self, item: isPresented.asItem) { _ in destination }
    }

    /// Shows a view above the others of the stack around while there is an item for it.
    ///
    /// - Parameters:
    ///   - item: What the view is about; becomes `nil` when the person goes back. Another item is another level.
    ///   - destination: Makes the view of an item.
    public nonisolated func navigationDestination<D, C>(
        item: Binding<D?>,
        @ViewBuilder destination: @escaping (D) -> C
    ) -> some View where D: Hashable, C: View {
        NavigationRequest(content: self, item: item, destination: destination)
    }
}
