/// A control that shows a view above the others of its navigation stack; disabled outside of one.
public struct NavigationLink<Label: View, Destination: View> {
    private enum Target {
        case view(Destination)
        /// A value for the stack's path; a link without one is disabled.
        case value(NavigationValue?)
    }

    private let target: Target
    private let label: Label
    /// The identity of the level that the link to a view asks for; `nil` while it asks for none.
    @State private var level: UniqueIdentity?
}

extension NavigationLink {
    /// Makes a link to a view.
    public nonisolated init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        target = .view(destination())
        self.label = label()
    }

    /// Makes a link to a view.
    public nonisolated init(destination: Destination, @ViewBuilder label: () -> Label) {
        target = .view(destination)
        self.label = label()
    }
}

extension NavigationLink where Label == Text {
    /// Makes a link with a literal to a view.
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// Makes a link with a string to a view.
    @_disfavoredOverload
    public nonisolated init<S>(_ title: S, @ViewBuilder destination: () -> Destination) where S: StringProtocol {
        self.init(destination: destination) { Text(title) }
    }

    /// Makes a link with a literal to a view.
    public nonisolated init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// Makes a link with a string to a view.
    @_disfavoredOverload
    public nonisolated init<S>(_ title: S, destination: Destination) where S: StringProtocol {
        self.init(destination: destination) { Text(title) }
    }
}

extension NavigationLink where Destination == Never {
    /// Makes a link that puts a value on the stack's path; `nil` disables it.
    ///
    /// `navigationDestination(for:destination:)` says what the stack shows for the value.
    public nonisolated init<P>(value: P?, @ViewBuilder label: () -> Label) where P: Hashable {
        target = .value(value.map { NavigationValue($0) })
        self.label = label()
    }
}

extension NavigationLink where Label == Text, Destination == Never {
    /// Makes a link with a literal that puts a value on the stack's path; `nil` disables it.
    public nonisolated init<P>(_ titleKey: LocalizedStringKey, value: P?) where P: Hashable {
        self.init(value: value) { Text(titleKey) }
    }

    /// Makes a link with a string that puts a value on the stack's path; `nil` disables it.
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

    /// The value that a press puts on the path, if it does.
    private var value: NavigationValue? {
        if case .value(let value) = target { value } else { nil }
    }

    /// What a press does; `nil` where the link leads nowhere.
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

    /// The destination that asks for the level of a view, once the link was pressed.
    private var request: NavigationDestination? {
        guard case .view(let destination) = target, let owner = level else { return nil }
        let level = $level
        let presented = PresentedLevel(owner: owner, value: NavigationValue(owner)) { level.wrappedValue = nil }
        return NavigationDestination(for: UniqueIdentity.self, presented: presented) { _ in destination }
    }
}

extension NavigationLink: SingleElementView, StatefulElement {}
