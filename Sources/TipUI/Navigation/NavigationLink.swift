/// A control that shows a view above the others of its navigation stack.
public struct NavigationLink<Label: View, Destination: View> {
    let destination: Destination
    let label: Label

    /// Makes a link to a view.
    public nonisolated init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.destination = destination()
        self.label = label()
    }

    /// Makes a link to a view.
    public nonisolated init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.destination = destination
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

@MainActor
extension NavigationLink: UntrackedView {
    package func primitive(in environment: EnvironmentValues) -> Primitive {
        let destination = destination
        let model = environment.navigation?.model
        return Primitive(
            children: [Primitive.Child(Button(action: { model?.push(destination) }, label: { label }))],
            transformEnvironment: { $0.isEnabled = $0.isEnabled && model != nil }
        )
    }
}
