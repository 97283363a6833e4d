/// A control that shows a view above the others of its navigation stack; disabled outside of one.
public struct NavigationLink<Label: View, Destination: View> {
    private enum Target {
        case view(Destination)
        /// A value for the stack's path; a link without one is disabled.
        case value(NavigationValue?)
    }

    private let target: Target
    private let label: Label
    @State private var isActive = false
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
extension NavigationLink: UntrackedView {
    package func primitive(in environment: EnvironmentValues) -> Primitive {
        let canFollow = environment.navigation != nil && !isWithoutValue
        return Primitive(
            children: [Primitive.Child(control(in: environment))],
            transformEnvironment: { $0.isEnabled = $0.isEnabled && canFollow }
        )
    }

    private var isWithoutValue: Bool {
        if case .value(nil) = target { true } else { false }
    }

    private func control(in environment: EnvironmentValues) -> any View {
        switch target {
        case .view(let destination):
            let isActive = $isActive
            return Button(action: { isActive.wrappedValue = true }, label: { label })
                .navigationDestination(isPresented: isActive) { destination }
        case .value(let value):
            let push = environment.navigation?.push
            return Button(action: { if let value { push?(value) } }, label: { label })
        }
    }
}
