/// A view that observes a preference of the views below it.
struct PreferenceObservation<Content: View, Key: PreferenceKey> {
    let content: Content
    let key: Key.Type
    let action: @MainActor (Key.Value) -> Void

    nonisolated init(content: Content, key: Key.Type, action: @escaping @MainActor (Key.Value) -> Void) {
        self.content = content
        self.key = key
        self.action = action
    }
}

@MainActor
extension PreferenceObservation: UntrackedView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        Primitive(
            children: [Primitive.Child(content)],
            preferences: Primitive.Preferences(
                observers: [
                    Primitive.PreferenceObserver(key: key, learnsDefault: true) { [action] in action($0[Key.self]) }
                ]
            )
        )
    }
}
