extension View {
    /// Sets a value of the environment for this view and those below.
    public nonisolated func environment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
        _ value: Value
    ) -> some View {
        EnvironmentModifier(content: self) { $0[keyPath: keyPath] = value }
    }

    /// Gives an observable object to this view and those below.
    public nonisolated func environment<Object>(_ object: Object?) -> some View where Object: AnyObject & Observable {
        EnvironmentModifier(content: self) { $0.setObject(object) }
    }

    /// Changes the environment for this view and those below.
    public nonisolated func transformEnvironment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
        transform: @escaping (inout Value) -> Void
    ) -> some View {
        EnvironmentModifier(content: self) { transform(&$0[keyPath: keyPath]) }
    }
}

/// A view with another environment.
struct EnvironmentModifier<Content: View> {
    let content: Content
    let transform: (inout EnvironmentValues) -> Void

    nonisolated init(content: Content, transform: @escaping (inout EnvironmentValues) -> Void) {
        self.content = content
        self.transform = transform
    }
}

extension EnvironmentModifier: UntrackedView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        Primitive(children: [Primitive.Child(content)], transformEnvironment: transform)
    }
}

extension EnvironmentModifier: SingleElementView where Content: SingleElementView {}
extension EnvironmentModifier: StatefulElement where Content: StatefulElement {}
