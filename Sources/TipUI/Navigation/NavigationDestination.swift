/// A destination that a view on a level of a navigation stack declares.
struct NavigationDestination: Equatable {
    /// The level that the declaring view currently presents; `nil` if the destination is for values on the path.
    let presented: PresentedLevel?
    /// The number of levels below the level on which the destination is declared.
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

    /// Returns a copy of the destination with the given depth.
    func at(depth: Int) -> NavigationDestination {
        var destination = self
        destination.depth = depth
        return destination
    }

    /// Returns whether the destination provides the view of the level that a step opens at a depth.
    func leads(to step: NavigationStep, at depth: Int) -> Bool {
        if let owner = step.owner { return presented?.owner == owner }
        // A destination applies only to path values whose level is above its own level.
        return presented == nil && self.depth < depth && isFor(step.value.base)
    }

    /// Returns the view for a value, or `nil` if the value has another type.
    func view(of value: NavigationValue) -> (any View)? { content(value.base) }

    static func == (left: NavigationDestination, right: NavigationDestination) -> Bool {
        left.identity == right.identity && left.depth == right.depth
    }
}

/// The destinations of a navigation stack; on each level, those of inner views come before those of outer views.
enum NavigationDestinationsKey: PreferenceKey {
    static var defaultValue: [NavigationDestination] { [] }

    static func reduce(value: inout [NavigationDestination], nextValue: () -> [NavigationDestination]) {
        value += nextValue()
    }
}

extension PreferenceValues {
    /// Sets the depth of all destinations in the preferences.
    mutating func setDestinationDepth(_ depth: Int) {
        let destinations = self[NavigationDestinationsKey.self]
        if !destinations.isEmpty { self[NavigationDestinationsKey.self] = destinations.map { $0.at(depth: depth) } }
    }
}

/// The view of a value at its destination.
///
/// Two of these views are equal if their destinations and values are equal, so that a level isn't redrawn when other
/// destinations change, including the destinations that the level's own views declare.
struct NavigationDestinationView: Equatable {
    let destination: NavigationDestination
    let value: NavigationValue
}

extension NavigationDestinationView: PrimitiveView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        Primitive(children: destination.view(of: value).map { [Primitive.Child($0)] } ?? [])
    }
}

/// A warning sign that replaces the view of a value without a destination.
struct MissingDestination {
    let value: NavigationValue

    /// The message for the developer.
    var message: String {
        """
        A navigation stack has no destination for a value of type \(value.typeName) on its path. Add \
        .navigationDestination(for: \(value.typeName).self) { … } to a view on a lower level, such as the root view.
        """
    }
}

extension MissingDestination: View {
    var body: some View {
        DeveloperWarning(message: message)
    }
}

extension View {
    /// Sets the view that the enclosing stack shows for values of a type on its path.
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
    /// The destination applies to the levels above its own. If there are several destinations for one type, the stack
    /// uses the destination on the lowest level; within a level, the innermost destination; and among siblings, the
    /// first destination. A destination can also be declared in a list or a lazy stack. For a value without a
    /// destination, the stack shows a warning sign and logs which destination to add.
    ///
    /// - Parameters:
    ///   - data: The type of the values.
    ///   - destination: Returns the view for a value.
    public nonisolated func navigationDestination<D, C>(
        for data: D.Type,
        @ViewBuilder destination: @escaping (D) -> C
    ) -> some View where D: Hashable, C: View {
        let destination = NavigationDestination(for: data, content: destination)
        return PreferenceModifier(self) { values, _ in values[NavigationDestinationsKey.self].append(destination) }
    }

    /// Shows a view on top of the enclosing stack while a binding is `true`.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the view is shown; becomes `false` when the user goes back.
    ///   - destination: The view.
    public nonisolated func navigationDestination<V>(
        isPresented: Binding<Bool>,
        @ViewBuilder destination: () -> V
    ) -> some View where V: View {
        let destination = destination()
        return NavigationRequest(content: self, item: isPresented.asOptionalItem) { _ in destination }
    }

    /// Shows a view on top of the enclosing stack while a binding has an item.
    ///
    /// - Parameters:
    ///   - item: The item to show; becomes `nil` when the user goes back. A different item shows a new level.
    ///   - destination: Returns the view for an item.
    public nonisolated func navigationDestination<D, C>(
        item: Binding<D?>,
        @ViewBuilder destination: @escaping (D) -> C
    ) -> some View where D: Hashable, C: View {
        NavigationRequest(content: self, item: item, destination: destination)
    }
}
