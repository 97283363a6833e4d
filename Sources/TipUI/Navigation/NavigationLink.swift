/// A control that shows a view on top of its navigation stack; disabled outside a stack.
public struct NavigationLink<Label: View, Destination: View> {
    private enum Target {
        case view(Destination)
        /// A value for the stack's path; `nil` disables the link.
        case value(NavigationValue?)
    }

    private let target: Target
    private let label: Label
    /// The identity of the level that a link to a view presents; `nil` while the link presents no level.
    @State private var level: UniqueIdentity?
}

extension NavigationLink {
    /// Creates a link to a view.
    public nonisolated init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        target = .view(destination())
        self.label = label()
    }

    /// Creates a link to a view.
    public nonisolated init(destination: Destination, @ViewBuilder label: () -> Label) {
        target = .view(destination)
        self.label = label()
    }
}

extension NavigationLink where Label == Text {
    /// Creates a link to a view, labeled with a localized string key.
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// Creates a link to a view, labeled with a string.
    @_disfavoredOverload
    public nonisolated init<S>(_ title: S, @ViewBuilder destination: () -> Destination) where S: StringProtocol {
        self.init(destination: destination) { Text(title) }
    }

    /// Creates a link to a view, labeled with a localized string key.
    public nonisolated init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// Creates a link to a view, labeled with a string.
    @_disfavoredOverload
    public nonisolated init<S>(_ title: S, destination: Destination) where S: StringProtocol {
        self.init(destination: destination) { Text(title) }
    }
}

extension NavigationLink where Destination == Never {
    /// Creates a link that appends a value to the stack's path; a `nil` value disables the link.
    ///
    /// `navigationDestination(for:destination:)` sets the view that the stack shows for the value.
    public nonisolated init<P>(value: P?, @ViewBuilder label: () -> Label) where P: Hashable {
        target = .value(value.map { NavigationValue($0) })
        self.label = label()
    }
}

extension NavigationLink where Label == Text, Destination == Never {
    /// Creates a link, labeled with a localized string key, that appends a value to the stack's path; a `nil` value
    /// disables the link.
    public nonisolated init<P>(_ titleKey: LocalizedStringKey, value: P?) where P: Hashable {
        self.init(value: value) { Text(titleKey) }
    }

    /// Creates a link, labeled with a string, that appends a value to the stack's path; a `nil` value disables the
    /// link.
    @_disfavoredOverload
    public nonisolated init<S, P>(_ title: S, value: P?) where S: StringProtocol, P: Hashable {
        self.init(value: value) { Text(title) }
    }
}

@MainActor
extension NavigationLink: PrimitiveView {
    package func primitive(in environment: EnvironmentValues) -> Primitive {
        let action = action(in: environment)
        var surroundings = environment
        surroundings.isEnabled = environment.isEnabled && action != nil
        var button = Button(action: action ?? {}, label: { label })
        button.link = LevelLink(name: value?.levelName)
        var primitive = button.primitive(in: surroundings)
        let inner = primitive.transformEnvironment
        primitive.transformEnvironment = { environment in
            environment.isEnabled = environment.isEnabled && action != nil
            inner?(&environment)
        }
        if let request {
            primitive.preferences = Primitive.Preferences(
                transform: { $0[NavigationDestinationsKey.self].append(request) }
            )
        }
        return primitive
    }

    /// The value that the link appends to the path; `nil` for a link to a view.
    private var value: NavigationValue? {
        if case .value(let value) = target { value } else { nil }
    }

    /// Returns the link's action, or `nil` if the link has no value or is outside a stack.
    private func action(in environment: EnvironmentValues) -> (@MainActor () -> Void)? {
        guard let place = environment.navigation else { return nil }
        switch target {
        case .value(let value):
            guard let value else { return nil }
            return { if place.isInFront() { place.push(value) } }
        case .view:
            let level = $level
            return { if place.isInFront(), level.wrappedValue == nil { level.wrappedValue = UniqueIdentity() } }
        }
    }

    /// The destination that presents the link's view; `nil` unless the link's level is on the stack.
    private var request: NavigationDestination? {
        guard case .view(let destination) = target, let owner = level else { return nil }
        let level = $level
        let presented = PresentedLevel(owner: owner, value: NavigationValue(owner)) { level.wrappedValue = nil }
        return NavigationDestination(for: UniqueIdentity.self, presented: presented) { _ in destination }
    }
}

extension NavigationLink: SingleElementView, StatefulElement {}
